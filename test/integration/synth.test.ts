import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { ROOT } from '../testkit/environment.ts';
import { runCli } from '../testkit/processes.ts';

let database: TestDatabase;
let before: Counts;
beforeAll(async () => {
  database = await freshDatabase({ published: true });
  before = await counted();
});
afterAll(() => database?.drop());

interface Counts {
  points: number;
  slices: number;
  systems: number;
  unmarked: number;
  invalid: number;
}

async function counted(): Promise<Counts> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Counts>(`
      SELECT (SELECT count(*)::int FROM point) AS points, (SELECT count(*)::int FROM slice) AS slices,
             (SELECT count(*)::int FROM system) AS systems,
             (SELECT count(*)::int FROM submission JOIN organization o ON o.id = organization_id
              WHERE (idempotency_key LIKE 'synthetic-%') <> (o.slug = 'synthetic')) AS unmarked,
             (SELECT count(*)::int FROM point WHERE id::text !~ '^.{14}[1-8].{4}[89ab]') AS invalid`);
    const [found] = rows;
    if (found === undefined) throw new Error('one row of counts');
    return found;
  } finally {
    await client.end();
  }
}

test('synthetic points are as many as were asked for but for one run, in more systems and more slices, and the board is that of their scores', async () => {
  const wanted = 3 * before.points;
  await promisify(execFile)('npm', ['run', '-s', 'db:synth', '--', '--points', String(wanted)], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: database.adminUrl },
  });
  const after = await counted();
  expect(after.points).toBeGreaterThan(0.95 * wanted);
  expect(after.points).toBeLessThanOrEqual(wanted);
  expect(after.slices).toBeGreaterThan(before.slices);
  expect(after.systems).toBeGreaterThan(before.systems);
  expect([after.unmarked, after.invalid]).toEqual([0, 0]);
  const verified = await runCli(['db', 'verify-board', '--json'], { DATABASE_URL: database.adminUrl });
  expect([verified.exitCode, JSON.parse(verified.stdout)]).toMatchObject([
    0,
    { ok: true, differences: [], kept: [] },
  ]);
});
