import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPEN_DRAFTS } from '@inferbench/domain/submissions/draft';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { DISCARD, discard, draftOf, DRAFTS, saveDraft, submitDraft } from '../testkit/drafts.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { runCli } from '../testkit/processes.ts';
import { asAdmin } from '../testkit/database.ts';

let api: TestApi;
let key: string;
beforeAll(async () => {
  api = await startTestApi();
  key = await api.newKey('acme', ['write:runs', 'write:specs', 'submit', 'read:scores']);
});
afterAll(() => api?.stop());

const RUN = JSON.stringify(batchRun({ seconds: 31 }));
const CHIP = JSON.stringify(declaredChip('acme', 'acme-draft'));

test('what is not finished is saved with what is wrong with it, and stands nowhere', async () => {
  const before = await api.rowCounts();
  const saved = await saveDraft(api, key, {
    subject: 'CHIP',
    label: 'half a chip',
    document: 'schema: inferbench.chip/1\nslug: acme-half\nname: Half\n',
  });
  expect(saved).toMatchObject({
    __typename: 'DraftSaved',
    draft: {
      version: 1,
      lifecycle: null,
      message: expect.stringContaining('would reject it'),
      findings: expect.arrayContaining([expect.objectContaining({ path: 'family' })]),
    },
  });
  expect(await api.rowCounts()).toEqual(before);
  expect(await draftOf(api, saved.draft?.id ?? '', key)).toMatchObject({
    document: expect.stringContaining('acme-half'),
    label: 'half a chip',
    settings: { format: 'AUTO', context: null },
  });
  const { data } = await api.post('{ chip(slug: "acme-half") { slug } }', {}, key);
  expect(data?.['chip']).toBeNull();
});

test('a draft is submitted as a file would be, with its receipt, and is a draft no more', async () => {
  const { draft } = await saveDraft(api, key, { subject: 'RUN', document: RUN });
  expect(draft).toMatchObject({ lifecycle: 'VALIDATED' });
  const id = draft?.id ?? '';
  const act = { id, expectedVersion: 1, idempotencyKey: 'submit-this-draft' };
  const submitted = await submitDraft(api, key, act);
  expect(submitted).toMatchObject({
    __typename: 'DraftSubmitted',
    lifecycle: 'VALIDATED',
    replayed: false,
    receipt: { submissionId: expect.any(String), contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const { rows } = await api.database.pool.query<{ document: Buffer; idempotency_key: string }>(
    'SELECT document, idempotency_key FROM submission WHERE content_hash = $1',
    [submitted.receipt?.contentHash],
  );
  expect(rows.map((row) => [row.document.toString('utf8'), row.idempotency_key])).toEqual([
    [RUN, 'submit-this-draft'],
  ]);
  expect(await draftOf(api, id, key)).toBeNull();
  // The answer was lost, and the client asks again.
  expect(await submitDraft(api, key, act)).toMatchObject({
    __typename: 'DraftSubmitted',
    replayed: true,
    receipt: submitted.receipt,
  });
  expect(await submitDraft(api, key, { ...act, idempotencyKey: 'another-key-for-it' })).toMatchObject({
    __typename: 'ValidationFailed',
    code: 'NOT_FOUND',
  });
});

test('two who submit one draft at once store one submission', async () => {
  const { draft } = await saveDraft(api, key, { subject: 'CHIP', document: CHIP });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      submitDraft(api, key, {
        id: draft?.id ?? '',
        expectedVersion: 1,
        idempotencyKey: `one-of-several-${n}`,
      }),
    ),
  );
  expect(answers.filter(({ __typename }) => __typename === 'DraftSubmitted')).toHaveLength(1);
  const { rows } = await api.database.pool.query(
    `SELECT 1 FROM chip_version v JOIN chip ON chip.id = v.chip_id WHERE chip.slug = 'acme-draft'`,
  );
  expect(rows).toHaveLength(1);
});

test('who saves says which version they saw; the same save again is one, and another under its key a conflict', async () => {
  const base = { subject: 'CHIP', document: CHIP } as const;
  const created = await saveDraft(api, key, { ...base, idempotencyKey: 'make-it-once' });
  const again = await saveDraft(api, key, { ...base, idempotencyKey: 'make-it-once' });
  expect([again.draft?.id, again.replayed]).toEqual([created.draft?.id, true]);
  const other = await saveDraft(api, key, { ...base, label: 'other', idempotencyKey: 'make-it-once' });
  expect(other.__typename).toBe('Conflict');
  const id = created.draft?.id ?? '';
  const change = { ...base, id, label: 'second', expectedVersion: 1 };
  const changed = await saveDraft(api, key, { ...change, idempotencyKey: 'change-it-once' });
  expect(changed.draft).toMatchObject({ id, version: 2, label: 'second' });
  const repeated = await saveDraft(api, key, { ...change, idempotencyKey: 'change-it-once' });
  expect([repeated.draft?.version, repeated.replayed]).toEqual([2, true]);
  expect(await saveDraft(api, key, change)).toMatchObject({
    __typename: 'NotAllowed',
    code: 'STALE_VERSION',
    currentVersion: 2,
  });
  // Of many who saw the same version one is heard.
  const many = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      saveDraft(api, key, { ...change, label: `third ${n}`, expectedVersion: 2 }),
    ),
  );
  expect(many.filter(({ __typename }) => __typename === 'DraftSaved')).toHaveLength(1);
  expect((await draftOf(api, id, key))?.version).toBe(3);
});

test('one idempotency key discards one draft, however many are discarded with it at once', async () => {
  const drafts = await Promise.all(
    Array.from({ length: 6 }, (_, n) => saveDraft(api, key, { subject: 'RUN', document: `draft ${n}` })),
  );
  const answers = await Promise.all(
    drafts.map(({ draft }) =>
      discard(api, key, { id: draft?.id ?? '', expectedVersion: 1, idempotencyKey: 'one-key-for-many' }),
    ),
  );
  const kinds = answers.map(({ __typename }) => __typename).toSorted();
  expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'Conflict'), 'DraftDiscarded']);
});

test('discarding deletes it, once', async () => {
  const { draft } = await saveDraft(api, key, { subject: 'RUN', document: 'not a result file' });
  const id = draft?.id ?? '';
  const stale = await discard(api, key, { id, expectedVersion: 2, idempotencyKey: 'discard-it-first' });
  expect(stale).toMatchObject({ __typename: 'NotAllowed', code: 'STALE_VERSION' });
  const act = { id, expectedVersion: 1, idempotencyKey: 'discard-it-once' };
  expect(await discard(api, key, act)).toMatchObject({ __typename: 'DraftDiscarded', replayed: false });
  expect(await discard(api, key, act)).toMatchObject({ __typename: 'DraftDiscarded', replayed: true });
  expect(await draftOf(api, id, key)).toBeNull();
  const kept = await asAdmin(api.adminUrl, (admin) =>
    admin.query(`SELECT 1 FROM draft WHERE convert_from(document, 'UTF8') = 'not a result file'`),
  );
  expect(kept.rows).toEqual([]);
});

test('nobody but its organisation reads, changes, submits or discards it', async () => {
  const { draft } = await saveDraft(api, key, { subject: 'RUN', document: RUN, label: 'ours' });
  const id = draft?.id ?? '';
  const stranger = await api.newKey('stranger', ['write:runs', 'write:specs', 'submit', 'read:scores']);
  expect(await draftOf(api, id, stranger)).toBeNull();
  expect(await draftOf(api, id)).toBeNull();
  const listed = await api.post(DRAFTS, {}, stranger);
  expect(listed.data?.['viewer']).toEqual({ drafts: [] });
  const act = { id, expectedVersion: 1, idempotencyKey: crypto.randomUUID() };
  const never = { ...act, id: Buffer.from(`Draft:${crypto.randomUUID()}`).toString('base64url') };
  for (const [of, unknown] of [
    [await submitDraft(api, stranger, act), await submitDraft(api, stranger, never)],
    [await discard(api, stranger, act), await discard(api, stranger, never)],
    [
      await saveDraft(api, stranger, { ...act, subject: 'RUN', document: RUN }),
      await saveDraft(api, stranger, { ...never, subject: 'RUN', document: RUN }),
    ],
  ]) {
    expect(of).toMatchObject({ code: 'NOT_FOUND' });
    // Word for word what is said of a draft that never was.
    expect(of).toEqual(unknown);
  }
  for (const scopes of [['read:scores'], ['admin:org']])
    expect(await api.post(DISCARD, { input: act }, await api.newKey('acme', scopes))).toMatchObject({
      data: { discardDraft: { __typename: 'Unauthorized', code: 'FORBIDDEN' } },
    });
  expect(await draftOf(api, id, key)).toMatchObject({ version: 1 });
  expect(await draftOf(api, id, await api.newKey('acme', ['submit']))).toBeNull();
});

test('a key that writes drafts and may not submit does not submit by one', async () => {
  const writer = await api.newKey('acme', ['write:runs']);
  const { draft } = await saveDraft(api, writer, { subject: 'RUN', document: RUN });
  const act = { id: draft?.id ?? '', expectedVersion: 1 };
  expect(await submitDraft(api, writer, act)).toMatchObject({ __typename: 'Unauthorized' });
  const specs = await api.newKey('acme', ['write:specs']);
  expect(await submitDraft(api, specs, act)).toMatchObject({ __typename: 'Unauthorized' });
});

test('an organisation keeps to its number of drafts, however many come at once', async () => {
  const limit = OPEN_DRAFTS.UNVERIFIED ?? 0;
  const limited = await api.newKey('many-drafts', ['write:runs', 'read:scores'], 'UNVERIFIED');
  const answers = await Promise.all(
    Array.from({ length: limit + 8 }, (_, n) =>
      saveDraft(api, limited, { subject: 'RUN', document: `draft ${n}` }),
    ),
  );
  expect(answers.filter(({ __typename }) => __typename === 'DraftSaved')).toHaveLength(limit);
  expect(answers.filter(({ code }) => code === 'QUOTA_EXCEEDED')).toHaveLength(8);
});

test('what no database holds and what is too large is refused in words', async () => {
  for (const [said, at] of [
    [{ document: 'a\0b' }, 'input.document'],
    [{ document: '\ud800' }, 'input.document'],
    [{ document: '', label: 'x'.repeat(121) }, 'input.label'],
    [{ document: 'x'.repeat(24_000_001) }, 'input.document'],
    [{ document: 'x', context: 'x'.repeat(24_000_000) }, 'input.document'],
  ] as const)
    expect(await saveDraft(api, key, { subject: 'RUN', ...said })).toMatchObject({
      __typename: 'ValidationFailed',
      findings: [{ path: at }],
    });
});

test('the command line saves a file as a draft, once', { timeout: 60_000 }, async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-drafts-'));
  const file = path.join(dir, 'half.yaml');
  await writeFile(file, 'schema: inferbench.chip/1\nslug: acme-cli\n');
  const env = { INFERBENCH_SERVER: api.server.url, INFERBENCH_API_KEY: key };
  const args = ['submit', file, '--draft', '--json'];
  const [first, again] = [await runCli(args, env), await runCli(args, env)];
  const saved: unknown = JSON.parse(first.stdout);
  expect([first.exitCode, saved]).toMatchObject([
    0,
    { subject: 'CHIP', label: 'half.yaml', version: 1, lifecycle: null, replayed: false },
  ]);
  expect(JSON.parse(again.stdout)).toMatchObject({ id: (saved as { id: string }).id, replayed: true });
  const both = await runCli([...args, '--dry-run'], env);
  expect(both.exitCode).toBe(2);
  await rm(dir, { recursive: true });
});
