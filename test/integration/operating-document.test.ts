import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { ROOT } from '../testkit/environment.ts';
import { type CliOutcome, runCli, type Service } from '../testkit/processes.ts';
import { setReview } from '../testkit/review.ts';
import { startApiProcess } from '../testkit/servers.ts';

const page = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');
const blocks = new Map(
  [...page.matchAll(/```sh (\w+)\n([\s\S]*?)```/g)].map(([, name, text]) => [
    name ?? '',
    (text ?? '').trim().split('\n'),
  ]),
);
let dir: string;
let database: TestDatabase;
let api: Service;
/** What the shell of the page holds. */
const shell: Record<string, string> = {};
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'inferbench-operating-'));
  // Tables and catalogue as `npm start` makes them, without the published figures, and the review as it is in a new database.
  database = await freshDatabase();
  await setReview(database.queueUrl, 'required');
  api = await startApiProcess({
    databaseUrl: database.databaseUrl,
    evidenceDir: path.join(dir, 'evidence'),
  });
  shell['INFERBENCH_SERVER'] = api.url;
});
afterAll(async () => {
  await api?.stop();
  await database?.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** Runs a line of the page: an assignment, or a command with its key files in a folder of the test. */
async function run(line: string): Promise<CliOutcome> {
  const assigned = /^export (\w+)=(\S+)$/.exec(line);
  if (assigned !== null) {
    const [, name = '', value = ''] = assigned;
    shell[name] = value.startsWith('postgresql://') ? database.queueUrl : inDir(value);
    return { exitCode: 0, stdout: '', stderr: '' };
  }
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  expect(words.slice(0, 3)).toEqual(['npx', '--no-install', 'inferbench']);
  const outcome = await runCli(words.slice(3).map(inDir), {
    DATABASE_URL: database.databaseUrl,
    ...shell,
  });
  expect(outcome.exitCode, `${line}\n${outcome.stdout}\n${outcome.stderr}`).toBe(0);
  return outcome;
}

const inDir = (word: string) => (/^[\w.]+\.(?:key|link)$/.test(word) ? path.join(dir, word) : word);

async function runBlock(
  name: string,
  replaced: (line: string) => string = (line) => line,
): Promise<string[]> {
  const outputs: string[] = [];
  // Each line needs what the one before it did.
  for (const line of blocks.get(name) ?? []) outputs.push((await run(replaced(line))).stdout);
  return outputs;
}

const csvRows = (text: string) =>
  text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));

test('the blocks of docs/operating.md lead from an empty database to a published submission, and through the life of a key', async () => {
  expect([...blocks.keys()]).toEqual([
    'start',
    'operator',
    'organisation',
    'review',
    'people',
    'accounts',
    'keys',
    'shut',
    'clean',
    'backup',
    'restore',
    'cluster',
    'stanza',
    'full',
    'moment',
    'restored',
    'migrate',
    'drill',
    'watch',
    'events',
  ]);
  // `npm start` is what was done above, but for the site.
  expect(blocks.get('start')?.at(-1)).toBe('npm start');
  const operated = await runBlock('operator');
  expect(operated.at(-1)).toMatch(/review\s+required\ndemonstration\s+no/);

  const receipts: string[] = [];
  const named = (line: string) =>
    line.replace('SUBMISSION_ID', receipts.at(-1) ?? '').replace('CHIP_ID', receipts[0] ?? '');
  let last = '';
  for (const line of blocks.get('organisation') ?? []) {
    last = (await run(named(line))).stdout;
    receipts.push(...(/^receipt\s+(\S+)$/m.exec(last)?.slice(1) ?? []));
  }
  expect(last).toMatch(/state\s+VALIDATED/);
  const [status, board] = (await runBlock('review', named)).slice(-2);
  expect(status).toMatch(/state\s+PUBLISHED/);
  // The address of the board, and the board: what the tour ends with shows the run of the tour.
  expect(status).toMatch(/^slice\s+http\S+\/leaderboard\/llama-3-8b\?run=\w+/m);
  const [head = '', row = '', ...others] = csvRows(board ?? '');
  expect(others).toEqual([]);
  const cell = (name: string) => row.split(',')[head.split(',').indexOf(name)];
  expect([cell('rank'), cell('chip'), cell('framework')]).toEqual(['1', 'acme-a1', 'vllm']);

  expect((await runBlock('people')).at(-1)).toMatch(/^id\s+name\s+acts for/);
  const account = crypto.randomUUID();
  await asAdmin(database.adminUrl, (client) =>
    client.query("INSERT INTO account (id, display_name) VALUES ($1, 'Lost Passkey')", [account]),
  );
  const accounts = await runBlock('accounts', (line) => line.replace('ACCOUNT_ID', account));
  expect(accounts.map((text) => /\d{4}-\d\d-\d\d$/.test(text.trim()))).toEqual([true, false]);

  let publicId = '';
  for (const line of blocks.get('keys') ?? []) {
    const { stdout } = await run(line.replace('PUBLIC_ID', publicId));
    if (line.includes(' list')) publicId = /^(\w{8})\s+submit .*nightly$/m.exec(stdout)?.[1] ?? '';
  }
  await runBlock('shut');
  const cleaned = await runBlock('clean');
  expect(cleaned.at(-1)).toContain('0 differ');
  expect((await runBlock('events'))[0]).toContain('RESUME_ORGANIZATION');
  shell['INFERBENCH_ADMIN_DATABASE_URL'] = database.adminUrl;
  expect(await runBlock('migrate')).toEqual([expect.stringContaining('nothing to apply')]);
}, 120_000);

test('nothing that the page records is a key', async () => {
  const keys = ['admin', 'acme', 'ada', 'grace', 'nightly', 'nightly.new'].map((name) =>
    readFileSync(path.join(dir, `${name}.key`), 'utf8').trim(),
  );
  expect(new Set(keys).size).toBe(keys.length);
  const { rows } = await asAdmin(database.adminUrl, (client) =>
    client.query<{ kind: string; row: string }>(
      'SELECT kind, to_jsonb(event)::text AS row FROM event WHERE submission_id IS NULL ORDER BY id',
    ),
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'BOOTSTRAP',
    'CREATE_ORGANIZATION',
    'CREATE_KEY',
    'CREATE_KEY',
    'CREATE_KEY',
    'INVITE',
    'INVITE',
    'DISABLE_ACCOUNT',
    'ENABLE_ACCOUNT',
    'CREATE_KEY',
    'ROTATE_KEY',
    'REVOKE_KEY',
    'SUSPEND_ORGANIZATION',
    'RESUME_ORGANIZATION',
    'DISABLE_REVIEWER',
    'ENABLE_REVIEWER',
  ]);
  for (const name of ['acme', 'ada']) {
    const link = readFileSync(path.join(dir, `${name}.link`), 'utf8').trim();
    expect(link).toMatch(/^https:\/\/bench\.example\/sign-in#invitation=ib_invite_/);
    expect(rows.some(({ row }) => row.includes(link.slice(-43)))).toBe(false);
  }
  for (const key of keys) expect(rows.some(({ row }) => row.includes(key.slice(17, 60)))).toBe(false);
});
