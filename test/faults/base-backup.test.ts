import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, preparedDatabase, type PreparedDatabase } from '../testkit/database.ts';
import { type DebianPostgres, debianPath, startDebianPostgres } from '../testkit/debian-postgres.ts';
import { ROOT } from '../testkit/environment.ts';

/** Somebody who runs neither the tests nor PostgreSQL: its files are not there for them, as on another machine. */
const NOBODY = 65_534;

let dir: string;
let server: DebianPostgres;
let prepared: PreparedDatabase;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-base-'));
  await chmod(dir, 0o711);
  server = await startDebianPostgres(path.join(dir, 'data'));
  prepared = await preparedDatabase(server.adminUrl);
  await prepared.database.close();
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

const chips = (adminUrl: string) =>
  asAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ n: number }>('SELECT count(*)::int AS n FROM chip');
    return rows[0]?.n ?? 0;
  });

test('a server whose files are not here is fetched by its own pg_basebackup, and runs again from what came', async (context) => {
  if (process.getuid?.() !== 0) return context.skip();
  const backups = path.join(dir, 'backups');
  await mkdir(backups);
  spawnSync('chown', [String(NOBODY), backups]);
  const command = ['db', 'backup', '--to', backups, '--json'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'apps/cli/bin/inferbench.mjs'), ...command],
    {
      cwd: '/',
      encoding: 'utf8',
      uid: NOBODY,
      env: {
        NODE_ENV: 'production',
        PATH: debianPath(),
        HOME: backups,
        INFERBENCH_STATE_DIR: path.join(backups, 'state'),
        INFERBENCH_ADMIN_DATABASE_URL: prepared.adminUrl,
      },
    },
  );
  expect([status, stderr, JSON.parse(stdout)]).toMatchObject([0, '', { method: 'pg_basebackup' }]);
  const stored = await chips(prepared.adminUrl);
  expect(stored).toBeGreaterThan(0);
  // The original is gone, and "data" is put where its files were.
  await server.stop();
  const taken = (await readdir(backups)).find((name) => name.endsWith('Z')) ?? '';
  const again = path.join(dir, 'again');
  await cp(path.join(backups, taken, 'data'), again, { recursive: true });
  await chmod(again, 0o700);
  server = await startDebianPostgres(again);
  const moved = new URL(server.adminUrl);
  moved.pathname = new URL(prepared.adminUrl).pathname;
  expect(await chips(moved.href)).toBe(stored);
}, 240_000);
