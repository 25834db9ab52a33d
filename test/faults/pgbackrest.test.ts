import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { unprivilegedUser } from '../../scripts/lib/postgres-place.mjs';
import { asAdmin, preparedDatabase, type PreparedDatabase } from '../testkit/database.ts';
import {
  type DebianPostgres,
  debianEnvironment,
  openPrograms,
  type Owner,
  startDebianPostgres,
} from '../testkit/debian-postgres.ts';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { ROOT } from '../testkit/environment.ts';
import { type Golden, withGolden } from '../testkit/golden-answers.ts';
import { runCli } from '../testkit/processes.ts';

const page = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');
const files = path.join(ROOT, 'docs/ops/cluster');
const Settings = z.object({
  postgresql: z.object({ parameters: z.record(z.string(), z.union([z.string(), z.number()])) }),
});

let dir: string;
let data: string;
let server: DebianPostgres;
let prepared: PreparedDatabase;
let key = '';
/** Environment of the server and of whoever makes backups. */
let env: NodeJS.ProcessEnv;
let identity: Owner;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-pgbackrest-'));
  await chmod(dir, 0o711);
  identity = process.getuid?.() === 0 ? unprivilegedUser(path.join(dir, 'data')) : {};
  const own = (name: string) => {
    const folder = path.join(dir, name);
    mkdirSync(folder, { mode: 0o700 });
    if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? -1);
    chmodSync(folder, 0o700);
    return folder;
  };
  data = path.join(dir, 'data');
  env = {
    ...debianEnvironment(),
    PGBACKREST_CONFIG: path.join(files, 'pgbackrest.conf'),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_REPO1_PATH: own('repository'),
    PGBACKREST_LOCK_PATH: own('lock'),
    PGBACKREST_LOG_PATH: own('log'),
  };
  server = await startDebianPostgres(data, { env });
  env['PGBACKREST_PG1_PORT'] = String(server.port);
  env['PGHOST'] = '127.0.0.1';
  env['PGPASSWORD'] = new URL(server.adminUrl).password;
  prepared = await preparedDatabase(server.adminUrl);
  key = await vendorKey(prepared, { slug: 'vendor', name: 'Vendor' });
  await prepared.database.close();
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

const lines = (block: string) =>
  (new RegExp(`\`\`\`sh ${block}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '').trim().split('\n');

/** Runs a block of docs/operating.md line by line, as the user of PostgreSQL. */
function run(block: string, moment = ''): string {
  return lines(block)
    .map((line) => {
      const command = line.replace('MOMENT', moment);
      expect(command).toMatch(/^pgbackrest /);
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        ...identity,
        cwd: '/',
        env,
        encoding: 'utf8',
      });
      expect([command, status, `${stdout}${stderr}`.slice(-2000)]).toEqual([command, 0, expect.anything()]);
      return stdout;
    })
    .join('');
}

const withApi = <T>(work: (golden: Golden) => Promise<T>): Promise<T> =>
  withGolden({ databaseUrl: prepared.databaseUrl, evidenceDir: path.join(dir, 'evidence'), key }, work);
const golden = (): Promise<string[]> => withApi((api) => api.answers());

/** Sets what Patroni would set, and starts anew. */
async function archive(): Promise<void> {
  const { postgresql } = Settings.parse(parse(readFileSync(path.join(files, 'pgbackrest.yml'), 'utf8')));
  await asAdmin(server.adminUrl, async (admin) => {
    for (const [name, value] of Object.entries(postgresql.parameters))
      await admin.query(`ALTER SYSTEM SET ${name} = ${admin.escapeLiteral(String(value))}`);
  });
  await server.stop();
  server = await startDebianPostgres(data, { env, port: server.port });
}

test('pgBackRest gives back the second before a DELETE: every golden answer byte by byte, also of what came after the backup', async (context) => {
  if (!openPrograms(identity)) return context.skip();
  run('stanza');
  await archive();
  await withApi((api) => api.submit(1));
  expect(run('full')).toMatch(/status: ok[\s\S]*full backup: /);
  const before = await withApi(async (api) => {
    await api.submit(2);
    return api.answers();
  });
  expect(before.join('')).not.toContain('"errors"');
  await sleep(1_100);
  const moment = new Date(Date.now() - 1_000).toISOString().replace('T', ' ').replace('Z', '+00');
  await asAdmin(prepared.adminUrl, (admin) =>
    admin.query('SET session_replication_role = replica; DELETE FROM point; DELETE FROM score'),
  );
  expect(await golden()).not.toEqual(before);
  await server.stop();
  run('moment', moment);
  server = await startDebianPostgres(data, { env, port: server.port });
  const isRestored = () =>
    asAdmin(server.adminUrl, async (admin) => {
      const { rows } = await admin.query<{ waits: boolean }>('SELECT pg_is_in_recovery() AS waits');
      return rows[0]?.waits === false;
    });
  await expect.poll(isRestored, { timeout: 60_000 }).toBe(true);
  expect(await golden()).toEqual(before);
  const [verify = ''] = lines('restored');
  expect(verify.startsWith('npx --no-install inferbench ')).toBe(true);
  const verified = await runCli([...verify.split(' ').slice(3), '--json'], {
    DATABASE_URL: prepared.databaseUrl,
  });
  expect([verified.exitCode, verified.stderr]).toEqual([0, '']);
  // The log goes on in the same repository.
  run('full');
}, 300_000);
