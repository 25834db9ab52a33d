import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withDatabase } from '@inferbench/db/connection/connection-url';
import { backupCheck } from 'inferbench/commands/doctor';
import type { Check } from 'inferbench/doctor/check';
import { databaseChecks, standbyChecks } from 'inferbench/doctor/database';
import { installCheck, nodeCheck } from 'inferbench/doctor/installation';
import { networkChecks } from 'inferbench/doctor/network';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asAdmin, freshDatabase, type TestDatabase } from '../testkit/database.ts';

let dir: string;
let database: TestDatabase;
let port: number;
/** Some program that is none of ours. */
const stranger = createServer((_request, response) => response.end('hello'));
beforeAll(async () => {
  database = await freshDatabase();
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  ({ port } = stranger.address() as AddressInfo);
});
afterAll(async () => {
  stranger.close();
  await database?.drop();
});
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-doctor-'));
  vi.stubEnv('INFERBENCH_STATE_DIR', dir);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dir, { recursive: true, force: true });
});

const environment = (changed = {}) => ({ INFERBENCH_WEB_PORT: 0, INFERBENCH_API_PORT: 0, ...changed });
const network = (changed: object, server?: string) => networkChecks(environment(changed), server);
const ofDatabase = (url = database.adminUrl) =>
  databaseChecks(environment({ INFERBENCH_ADMIN_DATABASE_URL: url }));
const standby = (url: string) => standbyChecks(environment({ DATABASE_READ_URL: url }));

/** Checks of a database of its own in which its owner did something. */
async function after(sql: string): Promise<Check[]> {
  const own = await freshDatabase();
  try {
    await asAdmin(own.adminUrl, (admin) => admin.query(`SET session_replication_role = replica; ${sql}`));
    return await ofDatabase(own.adminUrl);
  } finally {
    await own.drop();
  }
}

/** The check of a backup that ended some days ago and was verified as many later; null: never, or no manifest. */
async function backup({ days = 0, verified = null as number | null, manifest = true }): Promise<Check[]> {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (n: number) => new Date(now.getTime() - n * 86_400_000).toISOString();
  const place = path.join(dir, 'backups/20261101T120000000Z');
  await mkdir(place, { recursive: true });
  const told = {
    version: 1,
    startedAt: ago(days),
    finishedAt: ago(days),
    serverVersion: '18.1',
    database: 'inferbench',
    method: 'files',
    firstWal: null,
    archiveDirectory: '',
    evidenceDirectory: '',
    files: {},
  };
  await writeFile(path.join(place, 'manifest.json'), manifest ? JSON.stringify(told) : '{');
  const found = {
    at: ago(verified ?? 0),
    files: 0,
    boardRows: 0,
    boardDifferences: 0,
    queries: 20,
    failedQueries: [],
    answersSha256: '',
  };
  if (verified !== null) await writeFile(path.join(place, 'verified.json'), JSON.stringify(found));
  return [await backupCheck(now)];
}

async function installed(version: string): Promise<Check[]> {
  const lock = (is: string) => JSON.stringify({ packages: { 'node_modules/pg': { version: is } } });
  await mkdir(path.join(dir, 'node_modules'));
  await writeFile(path.join(dir, 'package-lock.json'), lock('8.23.1'));
  await writeFile(path.join(dir, 'node_modules/.package-lock.json'), lock(version));
  return [await installCheck(dir)];
}

const NOBODY = 'postgresql://postgres:secret@127.0.0.1:9/inferbench';

test.each<[string, string, string, () => Check[] | Promise<Check[]>]>([
  ['Node is too old', 'node', 'fail', () => [nodeCheck('20.18.3')]],
  ['another package is installed than is locked', 'install', 'fail', () => installed('8.0.0')],
  ['the port of the site is taken', 'port web', 'warn', () => network({ INFERBENCH_WEB_PORT: port })],
  ['the port of the API is taken', 'port api', 'warn', () => network({ INFERBENCH_API_PORT: port })],
  ['no API answers', 'api', 'fail', () => network({}, 'http://127.0.0.1:9')],
  ['something else answers', 'api', 'fail', () => network({}, `http://127.0.0.1:${port}`)],
  ['no database answers', 'database', 'fail', () => ofDatabase(NOBODY)],
  ['the login is wrong', 'database', 'fail', () => ofDatabase(database.adminUrl.replace(/:[^:@]+@/, ':no@'))],
  ['there are no tables', 'tables', 'fail', () => ofDatabase(withDatabase(database.adminUrl, 'template1'))],
  [
    'a migration was not applied',
    'migrations',
    'fail',
    () =>
      after(
        'DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)',
      ),
  ],
  [
    'an entry of the catalogue is gone',
    'catalogue',
    'fail',
    () => after('DELETE FROM chip WHERE id = (SELECT id FROM chip LIMIT 1)'),
  ],
  ['the board shows no epoch', 'epoch', 'fail', () => after('DELETE FROM board_state')],
  [
    'the epoch is of another engine',
    'epoch',
    'warn',
    () => after(`UPDATE epoch SET engine_version = '0.0.1'`),
  ],
  ['no worker runs', 'worker', 'warn', () => ofDatabase()],
  ['the standby is away', 'standby', 'warn', () => standby(NOBODY)],
  ['the standby is none', 'standby', 'warn', () => standby(database.adminUrl)],
  ['there is no backup', 'backup', 'skip', async () => [await backupCheck()]],
  ['the newest backup is old', 'backup', 'warn', () => backup({ days: 3, verified: 3 })],
  ['no backup was ever verified', 'backup', 'warn', () => backup({})],
  ['a backup was verified long ago', 'backup', 'warn', () => backup({ verified: 9 })],
  ['the manifest of a backup is damaged', 'backup', 'fail', () => backup({ manifest: false })],
])('doctor finds that %s, and says what to do', async (_fault, id, status, plant) => {
  const checks = await plant();
  expect(checks.find((each) => each.id === id)).toMatchObject({
    status,
    fix: expect.stringMatching(/\w{3,}/) as string,
  });
  expect(JSON.stringify(checks)).not.toMatch(/secret|:no@/);
});

test('doctor finds nothing where nothing is wrong but that no worker runs', async () => {
  const checks = [
    nodeCheck(),
    ...(await installed('8.23.1')),
    ...(await network({})),
    ...(await ofDatabase()),
    ...(await backup({ days: 1, verified: 1 })),
  ];
  expect(checks.filter(({ status }) => status === 'fail' || status === 'warn').map(({ id }) => id)).toEqual([
    'worker',
  ]);
});
