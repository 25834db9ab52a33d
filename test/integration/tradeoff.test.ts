import { globalId } from '@inferbench/api/graphql/global-id';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { supersede } from '@inferbench/db/scores/publications';
import { markReplaced } from '@inferbench/db/board/tradeoff-writer';
import type { ConfigurationHistory } from '@inferbench/domain/tradeoff/configuration-history';
import { presentValue } from '@inferbench/domain/terms/metric';
import { Tradeoff, type TradeoffAnswer } from '@inferbench/graphql-documents/tradeoff';
import { tradeoffRows, TRADEOFF_ROW_KEYS } from '@inferbench/graphql-documents/tradeoff-rows';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreeToAll } from '../testkit/agreed.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { csvCells } from '../testkit/csv-reader.ts';
import { documentText } from '../testkit/document-text.ts';
import { runCli } from '../testkit/processes.ts';
import { MAX_STATEMENTS } from '../testkit/published-board.ts';
import { countStatements } from '../testkit/statements.ts';
import { CHIPS, servedRun, storeServed } from '../testkit/tradeoff-runs.ts';

const LOADS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const MODEL = 'llama-3.1-70b';
const EIGHT_ONE = { inputTokens: 8192, outputTokens: 1024 };

let api: TestApi;
const stored: Awaited<ReturnType<typeof storeServed>>[] = [];
beforeAll(async () => {
  api = await startTestApi();
  const runs = CHIPS.flatMap((chip, index) => [
    servedRun({
      chip,
      framework: 'vllm',
      version: '0.11.0',
      speed: 1 + index / 2,
      loads: LOADS,
      measured: { from: null, to: '2025-11-04' },
    }),
    servedRun({
      chip,
      framework: 'sglang',
      version: '0.5.9',
      speed: 1.3 + index / 2,
      loads: LOADS,
      measured: { from: '2025-10', to: '2026-07' },
    }),
    servedRun({
      chip,
      framework: 'vllm',
      version: '0.19.0',
      speed: 2 + index,
      loads: [16],
      measured: { from: null, to: '2026-08-01' },
      drafting: true,
    }),
  ]);
  for (const run of runs) stored.push(await storeServed(api.database, run));
});
afterAll(() => api.stop());

async function ask<T>(document: object, variables: object): Promise<T> {
  const { data, errors } = await api.post(
    documentText(document as never),
    variables as Record<string, unknown>,
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return Object.values(data ?? {})[0] as T; // the query's own shape
}
const tradeoff = (variables: object) => ask<TradeoffAnswer>(Tradeoff, { model: MODEL, ...variables });
const SLICES = parse(`query ($model: String!) { tradeoffSlices(model: $model) {
  model lengths { inputTokens outputTokens } precision technique points chips newest } }`);
const slices = () =>
  ask<{ technique: string; precision: string | null; points: number }[]>(SLICES, { model: MODEL });
const idOf = (uuid: string) => globalId('Point', uuid);

const HISTORY = `query ($configuration: String!) {
  history(configuration: $configuration) { sentence gain { tokensPerSecPerChip months } points { pointId } }
}`;

describe('a trade-off slice', () => {
  test('is listed with its counts, the fullest first', async () => {
    const [first] = await slices();
    expect(first).toEqual({
      model: MODEL,
      lengths: EIGHT_ONE,
      precision: null,
      technique: 'PLAIN',
      points: 2 * LOADS.length * CHIPS.length,
      chips: CHIPS.length,
      newest: '2026-07',
    });
    const drafting = (await slices()).filter(({ technique }) => technique === 'DRAFTING');
    expect(drafting.map(({ points, precision }) => [points, precision])).toEqual([
      [CHIPS.length, null],
      [CHIPS.length, 'FP8'],
    ]);
  });

  test('holds every stored point on its curve, with the figures of its score', async () => {
    const { curves, lengths, technique } = await tradeoff({});
    expect({ lengths, technique }).toEqual({ lengths: EIGHT_ONE, technique: 'PLAIN' });
    const shown = new Map(curves.flatMap(({ points }) => points.map((point) => [point.pointId, point])));
    const expected = stored.filter((_, index) => index % 3 !== 2);
    expect(shown.size).toBe(expected.length * LOADS.length);
    for (const { pointIds, points } of expected) {
      for (const { index, score } of points) {
        const own = shown.get(idOf(pointIds[index] ?? ''));
        expect(own?.tokensPerSecPerChip).toBe(presentValue(score.metrics.TOKENS_PER_S_PER_CHIP));
        expect(own?.tokensPerSecPerUser).toBe(presentValue(score.metrics.TOKENS_PER_S_PER_USER));
      }
    }
    expect(curves).toHaveLength(2 * CHIPS.length);
  });

  test('ranks at a speed and under a percentile; a median is a group of its own', async () => {
    const at = await tradeoff({ lengths: EIGHT_ONE, target: { tokensPerSecPerUser: 40 } });
    const { ranking } = at;
    expect(ranking.ranked.length).toBeGreaterThan(0);
    for (const { point, next } of ranking.ranked) {
      expect(point.tokensPerSecPerUser).toBeGreaterThanOrEqual(40);
      expect(next?.tokensPerSecPerUser ?? 0).toBeLessThan(40);
    }
    expect(at.sentence).toContain('Llama 3.1 70B, 8k/1k, ≥ 40 tokens/s per user, most tokens a chip:');
    const limited = await tradeoff({
      target: { tpot: { ms: 1000, statistic: 'P95' }, ttft: { ms: 1000, statistic: 'P95' } },
    });
    expect(limited.ranking.ranked).toEqual([]);
    expect(limited.ranking.typicalKept).toHaveLength(2 * CHIPS.length);
    const ttft = await tradeoff({ target: { ttft: { ms: 1000 } } });
    expect(ttft.ranking.ranked).toHaveLength(2 * CHIPS.length);
    expect(ttft.ranking.ranked.flatMap(({ checks }) => checks.map(({ by }) => by))).toEqual(
      Array.from({ length: 2 * CHIPS.length }, () => 'P99'),
    );
  });

  test('costs at most four statements once it is warm', async () => {
    const query = () => tradeoff({ target: { tokensPerSecPerUser: 40, currency: 'USD_PER_MTOK' } });
    await query();
    expect(await countStatements(api, query)).toBeLessThanOrEqual(MAX_STATEMENTS);
  });

  test('refuses what is not a question', async () => {
    const codeOf = async (variables: object) => {
      const { errors } = await api.post(documentText(Tradeoff), { model: MODEL, ...variables });
      return errors?.[0]?.extensions['code'];
    };
    expect(await codeOf({ model: 'llama-3.1-7b' })).toBe('NOT_FOUND');
    expect(await codeOf({ model: 'llama-3-8b' })).toBe('NOT_FOUND');
    expect(await codeOf({ precision: 'FP4' })).toBe('NOT_FOUND');
    expect(await codeOf({ lengths: { inputTokens: 0, outputTokens: 1 } })).toBe('INVALID');
    expect(await codeOf({ target: { tokensPerSecPerUser: -1 } })).toBe('INVALID');
    expect((await tradeoff({ lengths: { inputTokens: 7, outputTokens: 7 } })).curves).toEqual([]);
  });
});

test('the command line and its CSV have the numbers of the API, to the last digit', async () => {
  const online = [
    'tradeoff',
    '--model',
    MODEL,
    '--lengths',
    '8192/1024',
    '--at',
    '40',
    '--currency',
    'usd',
    '--server',
    api.server.url,
  ];
  const answer = await tradeoff({
    lengths: EIGHT_ONE,
    target: { tokensPerSecPerUser: 40, currency: 'USD_PER_MTOK' },
  });
  const rows = tradeoffRows(answer.ranking);
  expect(rows).toHaveLength(2 * CHIPS.length);
  const json = OUTPUT_SCHEMAS.tradeoff.parse(JSON.parse((await runCli([...online, '--json'])).stdout));
  if (!json.ok) throw new Error(json.error.message);
  expect(json.sentence).toBe(answer.sentence);
  expect(JSON.stringify(json.rows)).toBe(JSON.stringify(rows));
  const csv = (await runCli([...online, '--csv'])).stdout;
  expect(csv.split('\n').slice(0, 2).join('\n')).toContain(answer.sentence.slice(0, 40));
  const cells = csvCells(csv.replaceAll(/^#.*\n/gm, '').trimEnd(), ',');
  expect(cells.slice(0, TRADEOFF_ROW_KEYS.length)).toEqual(TRADEOFF_ROW_KEYS);
  expect(
    cells.slice(TRADEOFF_ROW_KEYS.length).filter((_, n) => n < rows.length * TRADEOFF_ROW_KEYS.length),
  ).toEqual(rows.flatMap((row) => Object.values(row).map((cell) => String(cell ?? ''))));
  const text = (await runCli(online)).stdout;
  expect(text).toContain(answer.sentence);
  expect(text).toContain('tokens/s per user');
});

describe('points that change', () => {
  test('leave slices where a newer run took their place, and stay in the history with what was gained', async () => {
    const chip = CHIPS[0];
    const again = servedRun({
      chip,
      framework: 'vllm',
      version: '0.12.0',
      speed: 1.9,
      loads: LOADS,
      measured: { from: null, to: '2026-08-04' },
    });
    const newer = await storeServed(api.database, again);
    const [older] = stored;
    if (older === undefined) throw new Error('nothing stored');
    await markReplaced(api.database.pool, older.pointIds);
    const { curves } = await tradeoff({});
    const shown = curves.flatMap(({ points }) => points.map(({ pointId }) => pointId));
    expect(shown).not.toContain(idOf(older.pointIds[0] ?? ''));
    expect(shown).toContain(idOf(newer.pointIds[0] ?? ''));

    const { rows } = await api.database.pool.query<{ key: string }>(
      'SELECT configuration_key AS key FROM tradeoff_point WHERE point_id = $1',
      [newer.pointIds[3]],
    );
    const { data } = await api.post(HISTORY, { configuration: rows[0]?.key ?? '' });
    const history = data?.['history'] as ConfigurationHistory; // the query's own shape
    expect(history.points.map(({ pointId }) => pointId)).toEqual([
      idOf(older.pointIds[3] ?? ''),
      idOf(newer.pointIds[3] ?? ''),
    ]);
    expect(history.gain?.tokensPerSecPerChip).toBeCloseTo(1.9, 9);
    expect(history.gain?.months).toBe(9);
    expect(history.sentence).toContain('gained × 1.90 in 9 months');
    const { errors } = await api.post(HISTORY, { configuration: 'x' });
    expect(errors?.[0]?.extensions['code']).toBe('INVALID');
  });

  test('leave with what supersedes them', async () => {
    const [, last] = stored;
    if (last === undefined) throw new Error('nothing stored');
    const before = (await slices())[0]?.points ?? 0;
    await supersede(api.database.pool, last.key);
    expect((await slices())[0]?.points).toBe(before - LOADS.length);
    const { curves } = await tradeoff({});
    expect(curves.flatMap(({ points }) => points.map(({ pointId }) => pointId))).not.toContain(
      idOf(last.pointIds[0] ?? ''),
    );
  });
});

test('a submitted load test enters with the lengths that its means name', async () => {
  const outcome = await api.submit();
  if (outcome.__typename !== 'RunAccepted') throw new Error(outcome.__typename);
  const measured = async () => {
    const { rows } = await api.database.pool.query<{ id: string }>(
      `SELECT t.point_id::text AS id FROM tradeoff_point t WHERE t.document ->> 'kind' = 'MEASURED'`,
    );
    return rows.length;
  };
  // As on a board, only once two persons agreed to it.
  expect(await measured()).toBe(0);
  await agreeToAll(api.queueUrl);
  expect(await measured()).toBe(outcome.pointIds.length);
});
