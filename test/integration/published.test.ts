import { loadPublished } from '@inferbench/api/catalogue/load-published';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { countBoard } from '@inferbench/db/board/board-counts';
import {
  readConfiguration,
  readTradeoffPoints,
  readTradeoffSlices,
} from '@inferbench/db/board/tradeoff-reader';
import { runPoints } from '@inferbench/db/points/run-points';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { readPointTable } from '@inferbench/importers/published/point-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testkit/database.ts';

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

/** A figure that ranks: the step time of a static batch of 16. */
const CORRECTED = 'm0001';

function listOf(id: string): MeasurementList {
  const list = MEASUREMENTS.find(({ rows }) => rows.some((row) => row.id === id));
  if (list === undefined) throw new Error(`no list has ${id}`);
  return list;
}

const withValue = (list: MeasurementList, id: string, value: number): MeasurementList => ({
  ...list,
  rows: list.rows.map((row) => (row.id === id ? { ...row, value } : row)),
});

async function submissions(): Promise<{ lifecycle: string; n: number }[]> {
  const { rows } = await fresh.database.pool.query<{ lifecycle: string; n: number }>(
    'SELECT lifecycle::text, count(*)::int AS n FROM submission GROUP BY 1 ORDER BY 1',
  );
  return rows;
}

/** The board without the ids that every stored version of a figure has for itself. */
async function board(): Promise<unknown[]> {
  const { rows } = await fresh.database.pool.query<{ row: unknown }>(
    `SELECT jsonb_build_array(s.slug, b.metric, b.slice_id, b.comparability_key, b.value) AS row
     FROM best_score b JOIN system s ON s.id = b.system_id ORDER BY 1`,
  );
  return rows.map(({ row }) => row);
}

test('a corrected figure takes the place of the old one; both are kept, one is shown; taking it back restores the board', async () => {
  const list = listOf(CORRECTED);
  const load = (one: MeasurementList) => loadPublished(fresh.database, catalogue, [one]);
  await load(list);
  const first = { submissions: await submissions(), board: await board() };
  expect(first.board.length).toBeGreaterThan(10);
  await load(list);
  expect(await submissions()).toEqual(first.submissions);

  await load(withValue(list, CORRECTED, 24));
  const published = first.submissions.find(({ lifecycle }) => lifecycle === 'PUBLISHED')?.n ?? 0;
  expect(await submissions()).toEqual([
    { lifecycle: 'PUBLISHED', n: published },
    { lifecycle: 'SUPERSEDED', n: 1 },
  ]);
  const corrected = await board();
  expect(corrected).toHaveLength(first.board.length);
  expect(corrected).not.toEqual(first.board);

  await load(list);
  expect(await board()).toEqual(first.board);
  expect(await submissions()).toEqual([
    { lifecycle: 'PUBLISHED', n: published },
    { lifecycle: 'SUPERSEDED', n: 2 },
  ]);
});

test('a withdrawn list leaves an empty board and every receipt', async () => {
  await loadPublished(fresh.database, catalogue, []);
  expect(await board()).toEqual([]);
  expect(await countBoard(fresh.database.pool)).toMatchObject({ slices: 0 });
  const { rows } = await fresh.database.pool.query<{ receipts: number }>(
    'SELECT count(*)::int AS receipts FROM receipt',
  );
  const stored = (await submissions()).reduce((sum, { n }) => sum + n, 0);
  expect(rows[0]?.receipts).toBe(stored);
});

/** One configuration, measured on a day; `more`: rows of other loads. */
function measuredOn(day: string, tokensPerSec: number, more: readonly string[] = []): MeasurementList {
  const { source, rows } = readPointTable(
    [
      '# schema: inferbench.points/1',
      `# source: results of ${day}`,
      '# model: deepseek-r1',
      '# licence: MIT',
      '# method: Fixed requests in flight.',
      '# caution: Nothing to know.',
      '# campaign: nightly',
      'point,section,hardware,chips,layout,framework,version,weights,mode,batch,input,output,spread,measured,grade,tpot_ms:mean,output_tokens_per_s:',
      `00000001,t,nvidia-b200-sxm-180gb,8,tp8,sglang,0.5.9,fp8,aggregated,64,8192,1024,0.8-1,${day},B,20,${tokensPerSec}`,
      ...more,
      '',
    ].join('\n'),
  );
  return { schema: 'inferbench.measurements/1', source, rows };
}

test('a newer day of a configuration takes the place of the stored one on boards and in slices, the history keeps both; taking it back restores all', async () => {
  const { pool } = fresh.database;
  const load = (...lists: MeasurementList[]) => loadPublished(fresh.database, catalogue, lists);
  const { rows: epochs } = await pool.query<{ id: number }>('SELECT id FROM epoch ORDER BY id DESC LIMIT 1');
  const epochId = epochs[0]?.id ?? 0;
  /** What is shown, without the ids of points that are stored anew. */
  const shown = async () => {
    const slices = await readTradeoffSlices(pool, { model: 'deepseek-r1', epochId });
    const [slice = expect.fail('no slice has the point')] = slices;
    const points = await readTradeoffPoints(pool, slice, epochId);
    return {
      board: await board(),
      slices,
      points: points.map((point) => ({ ...point, pointId: null })),
    };
  };
  const pointIds = async () =>
    (
      await pool.query<{ id: string; day: string; older: boolean; onBoard: boolean }>(
        `SELECT p.id::text, run.measured->>'to' AS day, p.older,
              EXISTS (SELECT 1 FROM best_score b WHERE b.point_id = p.id)
                OR EXISTS (SELECT 1 FROM board_value v WHERE v.point_id = p.id) AS "onBoard"
       FROM point p JOIN run ON run.id = p.run_id JOIN submission sub ON sub.id = run.submission_id
       WHERE sub.lifecycle <> 'SUPERSEDED' ORDER BY 2`,
      )
    ).rows;
  const [older, newer] = [measuredOn('2026-01-10', 3_000), measuredOn('2026-03-20', 3_600)];

  await load(older);
  const first = await shown();
  const [alone = expect.fail('nothing is stored')] = await pointIds();
  expect(alone).toMatchObject({ day: '2026-01-10', older: false, onBoard: true });
  expect(first.points).toMatchObject([{ tokensPerSecPerChip: 375, measured: { to: '2026-01-10' } }]);

  await load(older, newer);
  const [replaced, stands] = await pointIds();
  expect(replaced).toEqual({ ...alone, older: true, onBoard: false });
  expect(stands).toMatchObject({ day: '2026-03-20', older: false, onBoard: true });
  const second = await shown();
  expect(second.board).toHaveLength(first.board.length);
  expect(second.points).toMatchObject([{ tokensPerSecPerChip: 450, measured: { to: '2026-03-20' } }]);
  expect(second.slices.map(({ points }) => points)).toEqual(first.slices.map(({ points }) => points));
  const history = await readConfiguration(pool, first.points[0]?.configurationKey ?? '', epochId);
  expect(history?.points.map(({ pointId }) => pointId).toSorted()).toEqual(
    [alone.id, stands?.id ?? ''].toSorted(),
  );

  await load(older);
  expect(await shown()).toEqual(first);
  expect(await pointIds()).toMatchObject([{ day: '2026-01-10', older: false, onBoard: true }]);
});

test('a curve over load joins points of one length: a run of two has two', async () => {
  const { pool } = fresh.database;
  const row = (id: string, load: string) =>
    `${id},t,nvidia-b200-sxm-180gb,8,tp8,sglang,0.5.9,fp8,aggregated,${load},0.8-1,2026-04-02,B,20,2000`;
  const more = [row('00000002', '128,8192,1024'), row('00000003', '64,1024,1024')];
  await loadPublished(fresh.database, catalogue, [measuredOn('2026-04-02', 3_000, more)]);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT p.id::text FROM point p JOIN run ON run.id = p.run_id
     WHERE run.measured->>'to' = '2026-04-02'`,
  );
  expect(rows).toHaveLength(3);
  const curves = await Promise.all(rows.map(async ({ id }) => (await runPoints(pool, id)).length));
  expect(curves.toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
});
