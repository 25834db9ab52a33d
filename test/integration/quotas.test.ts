import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { QUOTA_LIMITS } from '@inferbench/domain/submissions/quota';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { asAdmin } from '../testkit/database.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { runCli } from '../testkit/processes.ts';

const LIMITS = QUOTA_LIMITS.UNVERIFIED;
if (LIMITS === null) throw new Error('the usual class has no limits');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A static batch that nobody else submits; `n` may have any value. */
const run = (n: number) => ({ document: JSON.stringify(batchRun({ seconds: 20 + n / 100 })), context: '' });
const limited = (name: string) => api.newKey(name, ['submit'], 'UNVERIFIED');
/** The outcome of a submission: what it was refused with, or its type. */
const codeOf = (answer: { __typename: string; code?: string }) =>
  answer.__typename === 'ValidationFailed' ? answer.code : answer.__typename;

async function usedBy(slug: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await api.database.pool.query<Record<string, unknown>>(
    `SELECT submissions, points, bytes::int, chips, models FROM quota_use
     JOIN organization ON organization.id = organization_id WHERE slug = $1`,
    [slug],
  );
  return rows[0];
}

test('300 points in one file are refused and nothing is stored', async () => {
  const key = await limited('hundreds');
  const before = await api.rowCounts();
  const base = batchRun();
  const points = Array.from({ length: 300 }, (_, i) => ({ ...base.points[0], e2eLatencySec: 40 + i / 10 }));
  const document = JSON.stringify({ ...base, points });
  const answer = await api.submit({ document, context: '' }, key);
  expect(answer).toMatchObject({
    __typename: 'ValidationFailed',
    code: 'QUOTA_EXCEEDED',
    message: expect.stringContaining('100 points a day, and with this it would be 300'),
  });
  expect(await api.rowCounts()).toEqual(before);
  expect(await usedBy('hundreds')).toBeUndefined();
  expect((await api.submit({ document, context: '', dryRun: true }, key)).__typename).toBe('RunAccepted');
});

test('of 50 submissions at once exactly as many are stored as a day allows', async () => {
  const key = await limited('fifty');
  const before = await api.rowCounts();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => api.submit(run(n), key)));
  const counted = (code: string) => answers.filter((answer) => codeOf(answer) === code).length;
  expect([counted('RunAccepted'), counted('QUOTA_EXCEEDED')]).toEqual([
    LIMITS.submissions,
    50 - LIMITS.submissions,
  ]);
  expect((await api.rowCounts())['submission']).toBe((before['submission'] ?? 0) + LIMITS.submissions);
  expect(await usedBy('fifty')).toMatchObject({
    submissions: LIMITS.submissions,
    points: LIMITS.submissions,
  });
});

test('a repeated submission costs nothing, and the day of another organisation is its own', async () => {
  const key = await limited('again');
  const idempotencyKey = 'the-same-every-time';
  for (let i = 0; i < 3; i += 1)
    expect(codeOf(await api.submit({ ...run(100), idempotencyKey }, key))).toBe('RunAccepted');
  expect(await usedBy('again')).toMatchObject({ submissions: 1, bytes: run(100).document.length });
});

test('bytes of a day are counted', async () => {
  const key = await limited('heavy');
  expect(codeOf(await api.submit(run(101), key))).toBe('RunAccepted');
  await asAdmin(api.adminUrl, (admin) =>
    admin.query(
      `UPDATE quota_use SET bytes = $1 WHERE organization_id = (SELECT id FROM organization WHERE slug = 'heavy')`,
      [LIMITS.bytes - 10],
    ),
  );
  expect(codeOf(await api.submit(run(102), key))).toBe('QUOTA_EXCEEDED');
});

test('chips and models have limits of their own', async () => {
  const key = await limited('makers');
  const submit = async (kind: 'Chip' | 'Model', document: unknown) => {
    const { data } = await api.post(
      `mutation ($input: Submit${kind}Input!) { answer: submit${kind}(input: $input) { __typename
         ... on ValidationFailed { code findings { rule message } } ... on Conflict { message } } }`,
      { input: { document: JSON.stringify(document), idempotencyKey: crypto.randomUUID() } },
      key,
    );
    return codeOf(data?.['answer'] as { __typename: string; code?: string }); // the query's own shape
  };
  const [model] = catalogue.models.values();
  const outcomes = { Chip: [] as unknown[], Model: [] as unknown[] };
  for (let i = 2; i < 8; i += 1) {
    outcomes.Chip.push(await submit('Chip', declaredChip('makers', `made-${i}`)));
    const named = { slug: `shape-${i}`, name: `Shape ${i}`, aliases: [] };
    outcomes.Model.push(await submit('Model', { ...model, ...named }));
  }
  const five = (kind: string) => [...Array.from({ length: 5 }, () => `${kind}Accepted`), 'QUOTA_EXCEEDED'];
  expect(outcomes).toEqual({ Chip: five('Chip'), Model: five('Model') });
});

test('the command line names the code', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-quota-'));
  const key = await limited('typist');
  await writeFile(path.join(dir, 'key'), key, { mode: 0o600 });
  const base = batchRun();
  const points = Array.from({ length: 101 }, (_, i) => ({ ...base.points[0], e2eLatencySec: 90 + i / 10 }));
  await writeFile(path.join(dir, 'run.json'), JSON.stringify({ ...base, points }));
  const { exitCode, stdout } = await runCli([
    'submit',
    path.join(dir, 'run.json'),
    '--key-file',
    path.join(dir, 'key'),
    '--server',
    api.server.url,
    '--json',
  ]);
  expect([exitCode, JSON.parse(stdout)]).toMatchObject([3, { ok: false, error: { code: 'QUOTA_EXCEEDED' } }]);
  await rm(dir, { recursive: true, force: true });
});
