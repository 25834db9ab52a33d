import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeToAll } from '../testkit/agreed.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin, PASSWORDS } from '../testkit/database.ts';
import { adminDatabaseUrl, ROOT } from '../testkit/environment.ts';
import { EXAMPLE, MEASURED_CONTEXT } from '../testkit/fixture.ts';
import { runCli } from '../testkit/processes.ts';

let api: TestApi;
let dir: string;
let online: string[];
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-cli-'));
  api = await startTestApi();
  await writeFile(path.join(dir, 'key'), api.apiKey, { mode: 0o600 });
  online = ['--server', api.server.url, '--json'];
});
afterAll(async () => {
  await api?.stop();
  await rm(dir, { recursive: true, force: true });
});

const submit = (...more: string[]) =>
  runCli([
    'submit',
    EXAMPLE,
    '--context-file',
    MEASURED_CONTEXT,
    '--key-file',
    path.join(dir, 'key'),
    ...more,
    ...online,
  ]);

test('submit, the same receipt again, status of its point, export of its slice', async () => {
  const empty = await runCli(['export', ...online]);
  expect(JSON.parse(empty.stdout)).toMatchObject({ ok: true, totalCount: 0, rows: [] });

  const dry = await submit('--dry-run');
  expect(JSON.parse(dry.stdout)).toMatchObject({ dryRun: true, receipt: null });
  const first = OUTPUT_SCHEMAS.submit.parse(JSON.parse((await submit()).stdout));
  const again = OUTPUT_SCHEMAS.submit.parse(JSON.parse((await submit()).stdout));
  if (!first.ok || !again.ok) throw new Error('refused');
  expect(again).toEqual({ ...first, replayed: true });

  const status = await runCli(['status', first.pointIds?.[0] ?? '', ...online]);
  expect(OUTPUT_SCHEMAS.status.parse(JSON.parse(status.stdout))).toMatchObject({
    type: 'Point',
    lifecycle: 'VALIDATED',
    scores: { inputHash: first.scores?.[0]?.inputHash },
  });

  const submission = await runCli(['status', first.receipt?.submissionId ?? '', ...online]);
  expect(OUTPUT_SCHEMAS.status.parse(JSON.parse(submission.stdout))).toMatchObject({
    type: 'Submission',
    subject: 'RUN',
    receipt: first.receipt,
  });

  // What nobody reviewed has no place in a board.
  const provisional = await runCli(['export', ...online]);
  expect(JSON.parse(provisional.stdout)).toMatchObject({ ok: true, totalCount: 0, rows: [] });
  await agreeToAll(api.queueUrl);
  const exported = await runCli(['export', ...online]);
  const output = OUTPUT_SCHEMAS.export.parse(JSON.parse(exported.stdout));
  expect(output).toMatchObject({
    ok: true,
    totalCount: 1,
    rows: [{ pointId: first.pointIds?.[0], rank: 1 }],
  });
});

test('the example of the README, submitted twice, prints the same receipt to the letter', async () => {
  const args = ['submit', EXAMPLE, '--context-file', MEASURED_CONTEXT, '--key-file', path.join(dir, 'key')];
  const [first, again] = [
    await runCli([...args, '--server', api.server.url]),
    await runCli([...args, '--server', api.server.url]),
  ];
  expect(first.stdout).toMatch(/^receipt {3}\S+\nhash {6}[0-9a-f]{64}\n/);
  expect(again.stdout).toBe(first.stdout);
  expect(again.stderr).toContain('the same content was received before');
});

test("a chip and a model of one's own are submitted from their files, twice with one receipt", async () => {
  for (const [folder, slug] of [
    ['chips', 'nvidia-a10'],
    ['models', 'phi-4'],
  ] as const) {
    const text = await readFile(path.join(ROOT, `packages/catalogue/${folder}/${slug}.yaml`), 'utf8');
    const file = path.join(dir, `${slug}.yaml`);
    await writeFile(
      file,
      text
        .replace(`slug: ${slug}`, `slug: own-${slug}`)
        .replace(/^aliases:.*(\n  - .*)*/m, 'aliases: []')
        .replace(/^name: .*/m, 'name: Our Own')
        // A chip is submitted by who makes it.
        .replace(/^vendor: .*/m, 'vendor: vendor')
        .replaceAll(/^( +)where: .*(\n\1 .*)*/gm, '$1where: https://vendor.example/data-sheet'),
    );
    const send = (...more: string[]) =>
      runCli(['submit', file, '--key-file', path.join(dir, 'key'), ...more, ...online]);
    const dry = OUTPUT_SCHEMAS.submit.parse(JSON.parse((await send('--dry-run')).stdout));
    expect(dry).toMatchObject({ ok: true, dryRun: true, receipt: null, slug: `own-${slug}` });
    const first = OUTPUT_SCHEMAS.submit.parse(JSON.parse((await send()).stdout));
    const again = OUTPUT_SCHEMAS.submit.parse(JSON.parse((await send()).stdout));
    expect(again).toMatchObject({ ok: true, replayed: true, receipt: first.ok ? first.receipt : null });
  }
});

test('export as CSV has citation and epoch first, then one row a system', async () => {
  const slice = 'model=llama-3-8b,phase=serving,batch=16,context=1024,precision=fp16,shape=balanced';
  const { stdout } = await runCli(['export', '--server', api.server.url, '--slice', slice]);
  const [cite, epoch, head, row, ...rest] = stdout.trimEnd().split('\n');
  expect(cite).toContain(
    '# Cite as: InferBench, USEFUL_TOPS of llama-3-8b, SERVING, BALANCED, batch 16, context 1024',
  );
  expect(epoch).toMatch(/^# epoch: \d+; comparability: .*; rows: 1$/);
  expect(head).toMatch(/^rank,tied,system,chip,/);
  expect(row).toMatch(/^1,false,.*,nvidia-h100-sxm5-80gb,NVIDIA,/);
  expect(rest).toEqual([]);
});

test('leaders names who leads each metric of a slice; alone, nobody is led', async () => {
  const { stdout } = await runCli(['leaders', ...online]);
  const output = OUTPUT_SCHEMAS.leaders.parse(JSON.parse(stdout));
  const slices = output.ok ? output.slices : [];
  expect(slices).toMatchObject([{ model: 'llama-3-8b', phase: 'SERVING', systems: 1, distinctLeaders: 0 }]);
  expect(slices[0]?.leaders).toEqual([]);
  expect(slices[0]?.leaderless).toContainEqual(
    expect.objectContaining({ metric: 'USEFUL_TOPS', systems: 1, reason: expect.stringMatching(/alone/) }),
  );
  const shown = await runCli(['leaders', '--server', api.server.url]);
  expect(shown.stdout).toMatch(/^leaders +systems +slice +useful TOPS/);
  expect(shown.stdout).toContain('no leader: one system alone leads nobody');
  const contested = await runCli(['leaders', '--distinct', '3', ...online]);
  expect(JSON.parse(contested.stdout)).toMatchObject({ ok: true, distinct: 3, slices: [] });
});

test('an id that is nothing is exit 4, a wrong key 5', async () => {
  const unknown = await runCli([
    'status',
    Buffer.from('Point:00000000-0000-0000-0000-000000000000').toString('base64url'),
    ...online,
  ]);
  expect(unknown.exitCode).toBe(4);
  await writeFile(path.join(dir, 'wrong'), 'ib_live_wrong');
  expect((await submit('--key-file', path.join(dir, 'wrong'))).exitCode).toBe(5);
});

test('doctor sees the database and never says a password', async () => {
  const { exitCode, stdout, stderr } = await runCli(['doctor', ...online], {
    INFERBENCH_ADMIN_DATABASE_URL: api.adminUrl,
  });
  const output = OUTPUT_SCHEMAS.doctor.parse(JSON.parse(stdout));
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  const statuses = Object.fromEntries(
    'checks' in output ? output.checks.map(({ id, status }) => [id, status]) : [],
  );
  expect(statuses).toMatchObject({
    api: 'ok',
    database: 'ok',
    migrations: 'ok',
    catalogue: 'ok',
    epoch: 'ok',
    worker: 'warn',
  });
  expect(stdout).not.toContain(new URL(api.adminUrl).password);
});

test('db migrate makes a database, a second time applies nothing, a closed port is exit 6, a wrong login 5', async () => {
  const url = new URL(adminDatabaseUrl());
  url.pathname = `/cli_${process.pid}`;
  // Roles belong to the server: other passwords would lock the other tests out.
  const { ownerPassword, appPassword, workerPassword } = PASSWORDS;
  const secrets = {
    INFERBENCH_OWNER_PASSWORD: ownerPassword,
    INFERBENCH_APP_PASSWORD: appPassword,
    INFERBENCH_WORKER_PASSWORD: workerPassword,
  };
  const migrate = (target: URL) =>
    runCli(['db', 'migrate', '--json'], { ...secrets, INFERBENCH_ADMIN_DATABASE_URL: target.href });
  const health = await runCli(['doctor', '--json'], { INFERBENCH_ADMIN_DATABASE_URL: url.href });
  expect(health.exitCode).toBe(6);

  const first = await migrate(url);
  expect({ exitCode: first.exitCode, stderr: first.stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(JSON.parse((await migrate(url)).stdout)).toEqual({
    schema: 'inferbench.db-migrate/1',
    ok: true,
    applied: [],
  });
  const wrong = new URL(url);
  wrong.password = 'wrong';
  const closed = new URL(url);
  closed.port = '9';
  const outcomes = await Promise.all([migrate(wrong), migrate(closed)]);
  expect(outcomes.map((outcome) => outcome.exitCode)).toEqual([5, 6]);
  expect(JSON.stringify(outcomes)).not.toContain(url.password);
  await asAdmin(adminDatabaseUrl(), (admin) => admin.query(`DROP DATABASE cli_${process.pid} WITH (FORCE)`));
});

test('runs of one file are submissions of their own, each with its receipt', async () => {
  const file = ['submit', 'test/fixtures/vllm/appended.jsonl', '--context-file', MEASURED_CONTEXT];
  const key = ['--key-file', path.join(dir, 'key'), ...online];
  const both = await runCli([...file, ...key]);
  const answer = OUTPUT_SCHEMAS.submit.parse(JSON.parse(both.stdout));
  if (!answer.ok) throw new Error(both.stdout);
  const hashes = answer.runs?.map(({ receipt }) => receipt?.contentHash);
  expect(new Set(hashes).size).toBe(2);
  const again = await runCli([...file, '--run', '2', ...key]);
  expect(JSON.parse(again.stdout)).toMatchObject({
    run: 2,
    replayed: true,
    receipt: { contentHash: hashes?.[1] },
  });
});
