import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginDemonstration } from '@inferbench/db/admin/demonstration';
import { setOrganizationKind } from '@inferbench/db/shared/owner-operations';
import { verifyBoard } from '@inferbench/db/board/verify-board';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDemoReviewers } from '@inferbench/api/auth/demo-reviewers';
import { demoInvitation } from '@inferbench/api/auth/demo-invitation';
import { act } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { testChip } from '../testkit/chip.ts';
import { asAdmin } from '../testkit/database.ts';
import { batchRun, submitBatch } from '../testkit/many-slices.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { setReview } from '../testkit/review.ts';
import { reviewerKey } from '../testkit/reviewers.ts';
import { startApiProcess } from '../testkit/servers.ts';
import { invitationIn, Visitor } from '../testkit/signed-in.ts';
import { tableContents } from '../testkit/table-contents.ts';

let api: TestApi;
let demoKey: string;
/** Keys of both reviewers of the demonstration. */
let reviewers: string[];
beforeEach(async () => {
  api = await startTestApi({ published: true, demo: true });
  await setReview(api.queueUrl, 'required');
  await submitBatch(api, { seconds: 10 });
});
afterEach(() => api?.stop());

const admin = (...args: string[]) => inferbenchAdmin(api.queueUrl, ...args);
const verify = () => verifyBoard(api.database.pool, { versions: VERSIONS, boardValuesOf });

async function tell(field: string, type: string, input: Record<string, unknown>): Promise<string> {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`;
  const full = { idempotencyKey: crypto.randomUUID(), ...input };
  const { data, errors } = await api.post(query, { input: full }, demoKey);
  const answer = data?.[field] as { __typename: string } | undefined; // every union has it
  return answer?.__typename ?? JSON.stringify(errors);
}

async function demoReviewers(): Promise<string[]> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'inferbench-')), 'demo-reviewer');
  const files = await ensureDemoReviewers(api.database, { file, ownerUrl: api.queueUrl });
  const again = await ensureDemoReviewers(api.database, { file, ownerUrl: api.queueUrl });
  expect(again).toEqual(files);
  return files.map((each) => readFileSync(each, 'utf8').trim());
}

async function demonstrate(): Promise<void> {
  demoKey = await api.newKey('demo-vendor', ['submit', 'read:scores', 'admin:org']);
  await setOrganizationKind(api.queueUrl, { slug: 'demo-vendor', kind: 'DEMO' });
  await beginDemonstration(api.queueUrl, boardValuesOf);
  reviewers = await demoReviewers();
  const chip = {
    ...testChip({ slug: 'demo-chip', fp16OpsPerSec: 400e12, bandwidthBytesPerSec: 2e12 }),
    vendor: 'demo-vendor',
    sources: { s: { where: 'https://demo.example/chip.pdf', readOn: '2026-11-21' } },
  };
  expect(await tell('submitChip', 'SubmitChipInput', { document: JSON.stringify(chip) })).toBe(
    'ChipAccepted',
  );
  const submit = async (document: unknown, more: object = {}) => {
    const answer = await api.submit({ document: JSON.stringify(document), context: '', ...more }, demoKey);
    if (answer.__typename !== 'RunAccepted') throw new Error(JSON.stringify(answer));
    return answer.receipt?.submissionId ?? '';
  };
  await submit(batchRun({ chip: 'demo-chip', seconds: 60 }));
  // Leads the slice in which the vendor stands, then corrected.
  const first = await submit(batchRun({ seconds: 6 }));
  await submit(batchRun({ seconds: 7 }), { supersedes: first });
  await submit(batchRun({ model: 'mistral-7b-v0.1', framework: 'sglang', weights: 'fp8', seconds: 9 }));
  // The file of a tool leaves evidence.
  expect((await api.submit({}, demoKey)).__typename).toBe('RunAccepted');
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const made = await tell('createApiKey', 'CreateApiKeyInput', { name: 'x', scopes: ['SUBMIT'], expiresAt });
  expect(made).toBe('ApiKeyCreated');
  const invitation = (await demoInvitation(api.database, api.queueUrl)) ?? '';
  const person = new Visitor(api.server.url);
  expect(await person.register(invitationIn(invitation), 'A guest')).toMatchObject({ status: 200 });
  expect(await person.token()).toMatchObject({
    actor: { organization: { slug: 'demo-vendor' }, role: 'owner' },
  });
  // The first person is there: nobody else is let in unasked.
  expect(await demoInvitation(api.database, api.queueUrl)).toBeNull();
}

test('a database from which the demonstration was taken is as if it had never been there', async () => {
  const before = await tableContents(api.adminUrl);
  await demonstrate();
  const { rows: versions } = await api.database.pool.query<{ sum: string }>(
    'SELECT sum(version) AS sum FROM slice_stat',
  );
  const answer = await admin('remove-demo');
  expect(answer).toMatchObject({
    ok: true,
    organizations: ['demo-reviewers', 'demo-vendor'],
    chips: ['demo-chip'],
    submissions: 6,
    points: 5,
    keys: 4,
    review: 'required',
  });
  // Each run's own file; that of the vendor's run stays.
  expect(answer['evidenceLeft']).toHaveLength(5);
  expect((await verify()).differences).toEqual([]);
  const after = await tableContents(api.adminUrl);
  // What happened stays on record, and nothing else.
  expect(
    after['event']
      ?.filter((row) => !before['event']?.includes(row))
      .map((row) => /"kind": "(\w+)"/.exec(row)?.[1])
      .toSorted(),
  ).toEqual(['CREATE_KEY', 'CREATE_KEY', 'REMOVE_DEMO', 'SET_DEMO']);
  expect({ ...after, event: [] }).toEqual({ ...before, event: [] });
  const { rows: later } = await api.database.pool.query<{ sum: string }>(
    'SELECT sum(version) AS sum FROM slice_stat',
  );
  expect(Number(later[0]?.sum)).toBeGreaterThan(Number(versions[0]?.sum));
});

test('two reviewers of the demonstration publish what is of it, each in one act, and decide about nothing else', async () => {
  await demonstrate();
  const [first = '', second = ''] = reviewers;
  const submit = async (seconds: number, key?: string) => {
    const document = JSON.stringify(batchRun({ seconds }));
    const answer = await api.submit({ document, context: '' }, key);
    return answer.__typename === 'RunAccepted' ? (answer.receipt?.submissionId ?? '') : '';
  };
  const submission = await submit(8, demoKey);
  expect(await act(api, 'takeUp', { key: first, submission })).toMatchObject({ __typename: 'ActDone' });
  const approval = { submission, verdict: 'APPROVE', reason: 'As the file says.' };
  expect(await act(api, 'decide', { key: first, ...approval })).toMatchObject({ __typename: 'ActDone' });
  expect(await act(api, 'publish', { key: first, submission })).toMatchObject({
    __typename: 'NotAllowed',
    message: expect.stringContaining('You approved it yourself') as string,
  });
  expect(await act(api, 'publish', { key: second, submission })).toMatchObject({ lifecycle: 'PUBLISHED' });
  const others = await submit(11);
  expect(await act(api, 'takeUp', { key: first, submission: others })).not.toMatchObject({
    __typename: 'ActDone',
  });
  const rita = await reviewerKey(api, 'Rita');
  expect(await act(api, 'takeUp', { key: rita, submission: others })).toMatchObject({
    __typename: 'ActDone',
  });
  await admin('remove-demo');
  expect(await act(api, 'takeUp', { key: first, submission: others })).toMatchObject({
    __typename: 'Unauthorized',
  });
});

test('what an operator said of the review stays as long as the demonstration, and then it is required', async () => {
  await demonstrate();
  await admin('review', 'required');
  await beginDemonstration(api.queueUrl, boardValuesOf);
  expect(await admin('review', 'show')).toMatchObject({ review: 'required', demo: true });
  expect(await admin('review', 'off')).toMatchObject({ ok: true, review: 'off', demo: true });
  await beginDemonstration(api.queueUrl, boardValuesOf);
  expect(await admin('review', 'show')).toMatchObject({ review: 'off', demo: true });
  expect(await admin('remove-demo')).toMatchObject({ review: 'required' });
  const after = { review: 'required', demo: false };
  expect(await admin('review', 'show')).toMatchObject(after);
  expect((await admin('review', 'off')).error?.code).toBe('NOT_ALLOWED_NOW');
  expect(await admin('review', 'show')).toMatchObject(after);
  expect(await admin('remove-demo')).toMatchObject({ ok: true, organizations: [], submissions: 0 });
});

test('results of others on a chip of the demonstration are not taken out unasked', async () => {
  await demonstrate();
  await submitBatch(api, { chip: 'demo-chip', seconds: 50 });
  const before = await tableContents(api.adminUrl);
  const refused = await admin('remove-demo');
  expect([refused.exitCode, refused.error?.code]).toEqual([3, 'INVALID']);
  expect(JSON.stringify(refused.error)).toContain('vendor');
  expect(await tableContents(api.adminUrl)).toEqual(before);
  expect(await admin('remove-demo', '--with-dependents')).toMatchObject({ ok: true, submissions: 7 });
  expect((await verify()).differences).toEqual([]);
});

test('an API that is none of the demonstration does not start on its results, says what to do, and starts without them', async () => {
  await demonstrate();
  const input = { databaseUrl: api.databaseUrl, evidenceDir: api.evidenceDir };
  await expect(startApiProcess(input)).rejects.toThrow(/demo-vendor.*inferbench admin remove-demo/s);
  const demo = await startApiProcess({ ...input, env: { INFERBENCH_DEMO: '1' } });
  await demo.stop();
  await admin('remove-demo');
  const production = await startApiProcess(input);
  await production.stop();
});

test('keys of the demonstration are let in by its processes alone', async () => {
  await demonstrate();
  const scopes = async (key: string) => {
    const { data } = await api.post('{ viewer { scopes } }', {}, key);
    return data?.['viewer'];
  };
  expect(await scopes(demoKey)).not.toBeNull();
  // Nothing of it is shown, so that another process starts.
  await asAdmin(api.adminUrl, (client) => client.query('UPDATE submission SET shown = false'));
  const production = await startApiProcess({ databaseUrl: api.databaseUrl, evidenceDir: api.evidenceDir });
  try {
    const ask = async (key: string) => {
      const response = await fetch(`${production.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ query: '{ viewer { scopes } }' }),
      });
      return response.json();
    };
    expect(await ask(demoKey)).toMatchObject({ data: { viewer: null } });
    expect(await ask(api.apiKey)).toMatchObject({ data: { viewer: { scopes: ['SUBMIT'] } } });
  } finally {
    await production.stop();
  }
});
