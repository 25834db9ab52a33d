import { answerSec, firstSec } from '@inferbench/answers/load/waits';
import { sideAt } from '@inferbench/answers/verdict/at-line';
import { speedLine, waitLine, type Line } from '@inferbench/answers/verdict/line';
import { verdictRow } from '@inferbench/answers/verdict/runs';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { verifyKept } from '@inferbench/db/board/verify-kept';
import { inTransaction } from '@inferbench/db/connection/transaction';
import { readModelRuns } from '@inferbench/db/board/model-run-reader';
import { readTradeoffPoints, readTradeoffSlices } from '@inferbench/db/board/tradeoff-reader';
import { TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '@inferbench/api/graphql/global-id';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import '../testkit/seed.ts';
import { servedRun, storeServed } from '../testkit/tradeoff-runs.ts';

const CHIP = 'nvidia-h100-sxm5-80gb';
const LENGTHS = { inputTokens: 8192, outputTokens: 1024 };
const NOT_STATED = { meanMs: null, p50Ms: null, p90Ms: null, p95Ms: null, p99Ms: null };

const MODEL = 'llama-3.1-70b';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const admin = (sql: string, values: unknown[] = []) =>
  asAdmin(api.adminUrl, (client) =>
    client.query<{ document: unknown; drawn: boolean; id: string }>(sql, values),
  );

async function shownEpoch(): Promise<number> {
  const { rows } = await api.database.pool.query<{ id: number }>(
    'SELECT current_epoch_id AS id FROM board_state',
  );
  return rows[0]?.id ?? 0;
}

/** A measured point; loads and versions are few, so that many points of a group are of one set-up. */
const point = fc
  .record({
    tokensPerSecPerUser: fc.double({ min: 2, max: 300, noNaN: true }),
    tokensPerSecPerChip: fc.double({ min: 1, max: 3_000, noNaN: true }),
    concurrency: fc.constantFrom(1, 8, 64, 512),
    frameworkVersion: fc.constantFrom('0.9', '0.10'),
    chips: fc.constantFrom(8, 8, 8, 16),
    month: fc.integer({ min: 1, max: 12 }),
    // Within ten seconds where it is stated: of what takes longer a test of its own tells.
    firstMs: fc.option(fc.double({ min: 20, max: 9_000, noNaN: true })),
  })
  .map(({ month, firstMs, ...own }): TradeoffDocument => ({
    chip: CHIP,
    prefillChips: null,
    decodeChips: null,
    framework: 'vllm',
    versionGroup: own.frameworkVersion,
    technique: 'PLAIN',
    mode: 'AGGREGATED',
    precision: 'fp8',
    precisionClass: 'FP8',
    layout: 'tp8',
    speedStatistic: 'MEDIAN',
    intervalShare: 0.05,
    intervalAssumed: true,
    ttft: { ...NOT_STATED, p50Ms: firstMs },
    tpot: { ...NOT_STATED, p50Ms: 1_000 / own.tokensPerSecPerUser },
    e2e: NOT_STATED,
    costs: [],
    energy: [],
    measured: { from: null, to: `2026-${String(month).padStart(2, '0')}-01` },
    configuration: 'STATED',
    kind: 'REPORTED',
    example: false,
    source: 'tests/groups',
    alsoIn: [],
    sourceGrade: 'A',
    evidenceGrade: 'E1',
    split: null,
    ...own,
    // A wait that nobody knows has no load here, from which it would follow.
    concurrency: firstMs === null ? null : own.concurrency,
  }));

async function insert(documents: readonly TradeoffDocument[]): Promise<void> {
  await admin(
    `INSERT INTO tradeoff_point (epoch_id, point_id, model, input_tokens, output_tokens, configuration_key, newest, document)
     SELECT (SELECT current_epoch_id FROM board_state), gen_random_uuid(), '${MODEL}', $1, $2, repeat('0', 64), true, d
     FROM unnest($3::jsonb[]) AS d`,
    [LENGTHS.inputTokens, LENGTHS.outputTokens, documents.map((each) => JSON.stringify(each))],
  );
}

async function newest() {
  const { rows } = await admin(
    'SELECT point_id::text AS id, document, drawn FROM tradeoff_point WHERE newest ORDER BY point_id',
  );
  return rows.map(({ id, document, drawn }) => {
    const own = TradeoffDocument.parse(document);
    return {
      drawn,
      own,
      row: verdictRow({ pointId: id, model: MODEL, point: own, ...LENGTHS }, catalogue),
    };
  });
}

async function wrong() {
  const client: pg.PoolClient = await api.database.pool.connect();
  try {
    return (await verifyKept(client, 10)).filter(({ table }) => table.startsWith('tradeoff'));
  } finally {
    client.release();
  }
}

const LINES = [2.5, 5, 10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 290];

/** Value, run and upper end of a chip on so many of it, at lines of speed and of both waits, by some of its runs. */
function standings(points: Awaited<ReturnType<typeof newest>>) {
  const secondsOf = (of: typeof firstSec) => {
    const known = new Map(points.map(({ own, row }) => [row.pointId, of(own)]));
    return (row: { pointId: string }) => known.get(row.pointId) ?? null;
  };
  const within = (of: typeof firstSec) => (sec: number) =>
    waitLine({ name: 'it', sec, words: 'within it', secOf: secondsOf(of) });
  const lines: Line[] = [
    ...LINES.map(speedLine),
    ...[0.05, 0.5, 1, 2, 5, 8].map(within(firstSec)),
    ...[2, 5, 10, 20, 60, 120].map(within(answerSec)),
  ];
  return [8, 16].flatMap((chips) => {
    const rows = points.filter(({ own }) => own.chips === chips).map(({ row }) => row);
    return lines.map((line) => {
      const { value, upper, near, row, next, words } = sideAt({ label: 'H100', chips: [CHIP] }, rows, line);
      return { value, upper, near, words, run: row?.pointId, next: next?.pointId };
    });
  });
}

test('of one set-up that was measured often, charts read what bounds it; a board is counted alike, and opens on any of its runs', async () => {
  for (let n = 0; n < 66; n += 1)
    await storeServed(
      api.database,
      servedRun({
        chip: CHIP,
        framework: 'vllm',
        version: '0.11.0',
        speed: 1 + ((n * 7) % 66) / 1_000,
        loads: [16],
        measured: { from: null, to: `${2020 + (n % 6)}-01-01` },
      }),
    );
  const epochId = await shownEpoch();
  const slice = { model: MODEL, lengths: LENGTHS, precision: null, technique: 'PLAIN' } as const;
  const drawn = await readTradeoffPoints(api.database.pool, slice, epochId);
  expect(drawn.length).toBeLessThan(20);
  const { rows: all } = await admin('SELECT document FROM tradeoff_point');
  const range = (documents: readonly unknown[]) => {
    const outputs = documents.map((each) => TradeoffDocument.parse(each).tokensPerSecPerChip);
    return [Math.min(...outputs), Math.max(...outputs)];
  };
  const { rows: kept } = await admin('SELECT document FROM tradeoff_point WHERE drawn');
  expect(range(kept.map(({ document }) => document))).toEqual(range(all.map(({ document }) => document)));
  const { rows: hidden } = await admin(
    'SELECT point_id::text AS id FROM tradeoff_point WHERE NOT drawn ORDER BY 1',
  );
  expect(hidden).toHaveLength(66 - drawn.length);
  const runs = await readModelRuns(api.database.pool, { models: [MODEL], epochId });
  expect(runs.map(({ pointId }) => pointId).toSorted()).toEqual(
    drawn.map(({ pointId }) => pointId).toSorted(),
  );
  const [slices] = await readTradeoffSlices(api.database.pool, { model: MODEL, epochId });
  expect(slices?.points).toBe(66);
  const asked = globalId('Point', hidden[0]?.id ?? '');
  const { data } = await api.post(
    `{ workloadBoard(request: { model: "${MODEL}", run: "${asked}" }) { __typename } }`,
  );
  expect(data).toEqual({ workloadBoard: { __typename: 'WorkloadBoard' } });
  const charted = await api.post(
    `{ tradeoffChart(request: { model: "${MODEL}", simulated: false }) { ... on TradeoffChart { head { notes } } } }`,
  );
  expect(JSON.stringify(charted.data)).toContain(
    `66 runs are published here; drawn are the ${drawn.length} that bound the others.`,
  );
  expect(await wrong()).toEqual([]);
});

test('two writers that wait for each other both come through', async () => {
  const { pool } = api.database;
  const met = new Set<number>();
  const both = async () => {
    while (met.size < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  let begun = 0;
  const lock = (first: number, second: number) =>
    inTransaction(pool, async (client) => {
      begun += 1;
      await client.query('SELECT pg_advisory_xact_lock(7460514, $1)', [first]);
      met.add(first);
      await both();
      await client.query('SELECT pg_advisory_xact_lock(7460514, $1)', [second]);
      return first;
    });
  expect(await Promise.all([lock(1, 2), lock(2, 1)])).toEqual([1, 2]);
  expect(begun).toBe(3);
});

test('at every line a chip stands as all of its runs say, however many others stand for, whatever came and went', async () => {
  // Points of their own: what is kept by group asks nothing of runs.
  await admin('ALTER TABLE tradeoff_point DROP CONSTRAINT tradeoff_point_point_id_fkey');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(point, { minLength: 1, maxLength: 120 }), { minLength: 3, maxLength: 5 }),
      fc.integer({ min: 2, max: 7 }),
      async (batches, share) => {
        await admin('DELETE FROM tradeoff_point');
        for (const [turn, batch] of batches.entries()) {
          await insert(batch);
          if (turn % 2 === 0) continue;
          // Some leave for good, some because a newer run took their place: those that bound the others among them.
          await admin(
            `DELETE FROM tradeoff_point WHERE point_id IN (SELECT point_id FROM tradeoff_point WHERE drawn ORDER BY point_id LIMIT $1)`,
            [share],
          );
          await admin(
            `UPDATE tradeoff_point SET newest = false, change = nextval('tradeoff_point_change')
             WHERE point_id IN (SELECT point_id FROM tradeoff_point WHERE newest ORDER BY point_id DESC LIMIT $1)`,
            [share],
          );
        }
        expect(await wrong()).toEqual([]);
        const all = await newest();
        expect(standings(all.filter(({ drawn }) => drawn))).toEqual(standings(all));
        const epochId = await shownEpoch();
        const [slice] = await readTradeoffSlices(api.database.pool, { model: MODEL, epochId });
        expect(slice?.points ?? 0).toBe(all.length);
      },
    ),
    { numRuns: 12 },
  );
});
