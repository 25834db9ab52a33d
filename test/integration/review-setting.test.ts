import { verifyBoard } from '@inferbench/db/board/verify-board';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { manySlices, submitBatch } from '../testkit/many-slices.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { tableContents } from '../testkit/table-contents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ published: true, demo: true });
  await manySlices(api, { agreed: false });
});
afterAll(() => api?.stop());

const admin = (...args: string[]) => inferbenchAdmin(api.queueUrl, 'review', ...args);
const differences = async () =>
  (await verifyBoard(api.database.pool, { versions: VERSIONS, boardValuesOf })).differences;

/** Values of provisional runs whose run is listed, that stand at all, and that take a place. */
async function places(): Promise<{ listed: number; all: number; ranked: number }> {
  const { rows } = await api.database.pool.query<{ listed: number; all: number; ranked: number }>(
    `SELECT count(*) FILTER (WHERE sub.listed)::int AS listed, count(*)::int AS all,
            (count(*) FILTER (WHERE v.listed) + count(*) FILTER (WHERE p.id IN (SELECT point_id FROM best_score)))::int AS ranked
     FROM board_value v
     JOIN point p ON p.id = v.point_id JOIN run ON run.id = p.run_id JOIN submission sub ON sub.id = run.submission_id
     WHERE sub.lifecycle = 'VALIDATED' AND NOT run.example`,
  );
  return rows[0] ?? { listed: -1, all: -1, ranked: -1 };
}

async function provisionalRuns(): Promise<number> {
  const { rows } = await api.database.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM run JOIN submission sub ON sub.id = run.submission_id WHERE sub.lifecycle = 'VALIDATED'`,
  );
  return rows[0]?.n ?? 0;
}

test('only a demonstration may list what nobody reviewed', async () => {
  expect((await admin('required')).review).toBe('required');
  expect((await admin('off')).error?.code).toBe('NOT_ALLOWED_NOW');
  expect(await admin('show')).toMatchObject({ review: 'required', demo: false });
  await asAdmin(api.adminUrl, (client) => client.query('UPDATE instance SET demo = true'));
  expect(await admin('off')).toMatchObject({ ok: true, review: 'off' });
});

test('a process that other machines reach does not start on what nobody reviewed', async () => {
  const over = { database: api, evidenceDir: api.evidenceDir };
  await expect(startTestApi({ over, demo: true, reachable: true })).rejects.toThrow(
    /^Other machines reach this process .* lists results that nobody reviewed\. Say `inferbench admin review required`/,
  );
  await admin('required');
  const reached = await startTestApi({ over, demo: true, reachable: true });
  await reached.server.close();
  await admin('off');
});

test('required takes what nobody reviewed off every list and leaves it its place; off puts it back as it was', async () => {
  const before = await tableContents(api.adminUrl);
  const { all } = await places();
  const runs = await provisionalRuns();
  expect([all > 20, runs > 2]).toEqual([true, true]);
  expect(await admin('required')).toMatchObject({ review: 'required', runsMoved: runs });
  expect([await places(), await differences()]).toEqual([{ listed: 0, all, ranked: 0 }, []]);
  expect(await admin('required')).toMatchObject({ runsMoved: 0 });
  expect(await admin('off')).toMatchObject({ review: 'off', runsMoved: runs });
  expect([await places(), await differences()]).toEqual([{ listed: all, all, ranked: 0 }, []]);
  const after = await tableContents(api.adminUrl);
  expect({ ...after, event: [] }).toEqual({ ...before, event: [] });
  const { rows } = await api.database.pool.query(
    "SELECT role, payload FROM event WHERE kind = 'SET_REVIEW' ORDER BY id DESC LIMIT 2",
  );
  expect(rows.toReversed()).toEqual([
    { role: 'OPERATOR', payload: { from: 'off', to: 'required', runsMoved: runs } },
    { role: 'OPERATOR', payload: { from: 'required', to: 'off', runsMoved: runs } },
  ]);
});

/** No two runs are the same. */
let later = 0;

test('what is submitted while the setting changes is listed as the last setting says', async () => {
  for (const setting of ['required', 'off', 'required']) {
    const seconds = { required: 20, off: 30 }[setting] ?? 0;
    const submitted = Array.from({ length: 6 }, (_, i) =>
      submitBatch(
        api,
        { batch: 32, framework: 'sglang', seconds: seconds + i + (later += 0.01) },
        { agreed: false },
      ),
    );
    const [answer] = await Promise.all([admin(setting), ...submitted]);
    expect(answer.ok).toBe(true);
    const { listed, all } = await places();
    expect(listed).toBe(setting === 'off' ? all : 0);
    expect(await differences()).toEqual([]);
  }
});
