import { createHash } from 'node:crypto';
import { chmod, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GOLDEN_QUERIES } from 'inferbench/backup/ask-golden';
import { readManifest, writeManifest } from 'inferbench/backup/manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { type OwnCluster, startOwnCluster } from '../testkit/cluster.ts';
import { asAdmin, PASSWORDS, preparedDatabase, type PreparedDatabase } from '../testkit/database.ts';
import { ROOT } from '../testkit/environment.ts';
import { type Golden, withGolden } from '../testkit/golden-answers.ts';
import { runCli } from '../testkit/processes.ts';

const page = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');

/** A line of a block of docs/operating.md, as it stands there, with the folder and the moment of the test. */
function documented(block: string, line: number, moment = ''): string[] {
  const text = new RegExp(`\`\`\`sh ${block}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';
  const words = (text.trim().split('\n')[line] ?? '').split(' ');
  expect(words.splice(0, 3)).toEqual(['npx', '--no-install', 'inferbench']);
  const filled = words.map((word) => (word === 'backups' ? backups : word === 'MOMENT' ? moment : word));
  return [...filled, '--json'];
}

let dir: string;
let backups: string;
let cluster: OwnCluster;
let prepared: PreparedDatabase;
let key = '';
let shell: Record<string, string>;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-backup-'));
  await chmod(dir, 0o711);
  backups = path.join(dir, 'backups');
  cluster = await startOwnCluster(dir, { archive: true });
  prepared = await preparedDatabase(cluster.adminUrl);
  key = await vendorKey(prepared, { slug: 'vendor', name: 'Vendor' });
  await prepared.database.close();
  // As `npm start` leaves it beside the data.
  await writeFile(
    path.join(dir, 'database.json'),
    JSON.stringify({ ...PASSWORDS, cursorSecret: 'cursor-secret-of-tests' }),
  );
  shell = {
    INFERBENCH_STATE_DIR: dir,
    INFERBENCH_EVIDENCE_DIR: path.join(dir, 'evidence'),
    INFERBENCH_ADMIN_DATABASE_URL: prepared.adminUrl,
  };
}, 240_000);

afterAll(async () => {
  await cluster?.stop();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

const withApi = <T>(work: (golden: Golden) => Promise<T>): Promise<T> =>
  withGolden({ databaseUrl: prepared.databaseUrl, evidenceDir: path.join(dir, 'evidence'), key }, work);
const golden = (): Promise<string[]> => withApi((api) => api.answers());

test('a restore to the second before a DELETE gives every golden answer byte by byte, also of what came after the backup', async () => {
  await withApi((api) => api.submit(1));
  const taken = await runCli(documented('backup', 0), shell);
  expect([taken.exitCode, JSON.parse(taken.stdout)]).toMatchObject([0, { method: 'files' }]);
  const before = await withApi(async (api) => {
    await api.submit(2);
    return api.answers();
  });
  expect(before.join('')).not.toContain('"errors"');
  await sleep(1_100);
  const moment = new Date(Date.now() - 1_000).toISOString();
  await asAdmin(prepared.adminUrl, (admin) =>
    admin.query('SET session_replication_role = replica; DELETE FROM point; DELETE FROM score'),
  );
  expect(await golden()).not.toEqual(before);
  // The last piece of the log is where the server was writing: no archive has it.
  await cluster.down();
  const restored = await runCli(documented('restore', 0, moment), shell);
  expect([restored.exitCode, restored.stderr, JSON.parse(restored.stdout)]).toMatchObject([
    0,
    '',
    { before: expect.stringContaining('before-') },
  ]);
  await cluster.up();
  expect(await golden()).toEqual(before);
}, 300_000);

test('a backup is proved on a server of its own: the board is that of the scores, and every golden query is answered', async () => {
  const verified = await runCli(documented('backup', 1), shell);
  expect([verified.exitCode, JSON.parse(verified.stdout)]).toMatchObject([
    0,
    { ok: true, queries: GOLDEN_QUERIES.length, failedQueries: [], boardDifferences: 0 },
  ]);
}, 300_000);

test('one byte that is not what was written is found before anything is put back', async () => {
  const [name = ''] = await readdir(backups);
  const file = path.join(backups, name, 'data/global/pg_control');
  const handle = await open(file, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, 100);
  await handle.write(Buffer.from([buffer[0] === 0 ? 1 : 0]), 0, 1, 100);
  await handle.close();
  for (const command of [
    ['verify-backup', backups],
    ['restore', '--from', backups],
  ]) {
    const refused = await runCli(['db', ...command, '--json'], shell);
    expect([refused.exitCode, JSON.parse(refused.stdout)]).toMatchObject([
      3,
      { ok: false, error: { code: 'INVALID', details: { value: 'data/global/pg_control' } } },
    ]);
  }
});

test('a restore that fails leaves database and secrets as they were', async () => {
  const before = await golden();
  const secrets = await readFile(path.join(dir, 'database.json'), 'utf8');
  await cluster.down();
  // Whole by its manifest, so that the failure comes when the server starts on it.
  const [name = ''] = await readdir(backups);
  const backup = path.join(backups, name);
  const damaged = await readFile(path.join(backup, 'data/global/pg_control'));
  const { files, ...manifest } = await readManifest(backup);
  const sha256 = createHash('sha256').update(damaged).digest('hex');
  const control = { bytes: damaged.length, sha256 };
  await writeManifest(backup, { ...manifest, files: { ...files, 'data/global/pg_control': control } });
  const failed = await runCli(['db', 'restore', '--from', backups, '--json'], shell);
  expect([failed.exitCode, JSON.parse(failed.stdout)]).toMatchObject([
    3,
    { error: { code: 'INVALID', message: expect.stringContaining('did not start') } },
  ]);
  await cluster.up();
  expect(await golden()).toEqual(before);
  expect(await readFile(path.join(dir, 'database.json'), 'utf8')).toBe(secrets);
}, 300_000);
