import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { verifyBoard } from '@inferbench/db/board/verify-board';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { verifyBoardJob } from '@inferbench/worker/verify-board-job';
import { createLogger } from '@inferbench/logging/logger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { manySlices } from '../testkit/many-slices.ts';
import { runCli } from '../testkit/processes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ published: true });
  await manySlices(api);
});
afterAll(() => api.stop());

const verify = () => verifyBoard(api.database.pool, { versions: VERSIONS, boardValuesOf });
const admin = (sql: string, values: unknown[] = []) =>
  asAdmin(api.adminUrl, (client) => client.query(sql, values));

test('a board that nobody altered is what its scores give, in every row', async () => {
  const found = await verify();
  expect([found.differences, found.kept]).toEqual([[], []]);
  const { rows } = await api.database.pool.query<{ n: number }>(
    'SELECT ((SELECT count(*) FROM best_score) + (SELECT count(*) FROM board_value))::int AS n',
  );
  expect(found.rows).toBe(rows[0]?.n);
  expect(found.rows).toBeGreaterThan(3_000);
});

test('one altered row of best_score is found and named, by the command line and the nightly job too', async () => {
  const { rows } = await api.database.pool.query<{
    system_id: string;
    slug: string;
    metric: string;
    slice_id: number;
  }>(
    `SELECT b.system_id, s.slug, b.metric, b.slice_id FROM best_score b JOIN system s ON s.id = b.system_id
     WHERE b.metric = 'USEFUL_TOPS' ORDER BY s.slug, b.slice_id LIMIT 1`,
  );
  const [row] = rows;
  const of = [row?.system_id, row?.slice_id];
  await admin(
    `UPDATE best_score SET value = value * 2, sort_value = sort_value * 2
     WHERE system_id = $1 AND slice_id = $2 AND metric = 'USEFUL_TOPS'`,
    of,
  );
  const { differences } = await verify();
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatchObject({
    table: 'best_score',
    system: row?.slug,
    metric: 'USEFUL_TOPS',
    sliceId: row?.slice_id,
  });
  expect(differences[0]?.found?.value).toBe(2 * (differences[0]?.expected?.value ?? 0));

  const { exitCode, stdout } = await runCli(['db', 'verify-board', '--json'], {
    DATABASE_URL: api.databaseUrl,
  });
  const answer = OUTPUT_SCHEMAS['db-verify-board'].parse(JSON.parse(stdout));
  expect([exitCode, answer]).toMatchObject([7, { ok: false, differences: [{ system: row?.slug }] }]);
  const words = await runCli(['db', 'verify-board'], { DATABASE_URL: api.databaseUrl });
  expect(words.stdout).toContain(`best_score of epoch 1: ${row?.slug}, USEFUL_TOPS`);

  const logged: unknown[] = [];
  const logger = createLogger('test', 'silent');
  logger.error = (entry: unknown) => void logged.push(entry);
  await verifyBoardJob(api.database, logger);
  expect(logged).toMatchObject([{ differing: 1, differences: [{ system: row?.slug }] }]);
  await admin(
    `UPDATE best_score SET value = value / 2, sort_value = sort_value / 2
     WHERE system_id = $1 AND slice_id = $2 AND metric = 'USEFUL_TOPS'`,
    of,
  );
  expect((await verify()).differences).toEqual([]);
});

test('a row too many, a row too few and another kind are found in either table', async () => {
  const one = `(SELECT ctid FROM board_value ORDER BY point_id, metric, comparability_key LIMIT 1)`;
  const { rows: kept } = await admin(`DELETE FROM board_value WHERE ctid = ${one} RETURNING *`);
  const gone = await verify();
  expect(gone.differences.some(({ table, found }) => table === 'board_value' && found === null)).toBe(true);
  await admin(`INSERT INTO board_value SELECT * FROM json_populate_record(NULL::board_value, $1)`, [
    JSON.stringify(kept[0]),
  ]);
  expect((await verify()).differences).toEqual([]);

  await admin(
    `UPDATE board_value SET kind = CASE kind WHEN 'MEASURED' THEN 'REPORTED' ELSE 'MEASURED' END WHERE ctid = ${one}`,
  );
  expect((await verify()).differences).toMatchObject([{ table: 'board_value' }]);
  await admin(
    `UPDATE board_value SET kind = CASE kind WHEN 'MEASURED' THEN 'REPORTED' ELSE 'MEASURED' END WHERE ctid = ${one}`,
  );
});

test('what is flagged stands on no board; put there, it is a row too many', async () => {
  await admin(`UPDATE submission SET lifecycle = 'FLAGGED' WHERE id = (SELECT run.submission_id FROM best_score b
    JOIN point p ON p.id = b.point_id JOIN run ON run.id = p.run_id LIMIT 1)`);
  const { differences } = await verify();
  expect(differences.length).toBeGreaterThan(0);
  expect(differences.every(({ table, expected }) => table === 'best_score' || expected === null)).toBe(true);
});

test('a trade-off point that is changed, gone or too many is found and named', async () => {
  const one = `(SELECT ctid FROM tradeoff_point WHERE newest ORDER BY point_id LIMIT 1)`;
  const kept = async () => (await verify()).kept.filter(({ table }) => table === 'tradeoff_point');
  const before = await kept();
  await admin(`UPDATE tradeoff_point SET model = 'another' WHERE ctid = ${one}`);
  expect(await kept()).toHaveLength(before.length + 1);
  await admin(`DELETE FROM tradeoff_point WHERE model = 'another'`);
  expect((await kept()).filter(({ found }) => found === null)).toHaveLength(1);
});
