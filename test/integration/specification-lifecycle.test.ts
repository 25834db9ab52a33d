import { verifyBoard } from '@inferbench/db/board/verify-board';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { ask } from '../testkit/ask.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { setReview } from '../testkit/review.ts';
import { reviewerKey } from '../testkit/reviewers.ts';

let api: TestApi;
let owner: string;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startTestApi();
  await setReview(api.queueUrl, 'required');
  owner = await api.newKey('maker', ['submit', 'read:scores']);
  first = await reviewerKey(api, 'First reviewer');
  second = await reviewerKey(api, 'Second reviewer');
});
afterAll(() => api.stop());

const SLUG = 'maker-one';
const v1 = declaredChip('maker', SLUG);

async function submitChip(document: object): Promise<{ submission: string; lifecycle: string }> {
  const body = await api.post(
    `mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename
       ... on ChipAccepted { lifecycle receipt { submissionId } } ... on ValidationFailed { findings { rule message } } } }`,
    { input: { document: JSON.stringify(document), idempotencyKey: crypto.randomUUID() } },
    owner,
  );
  const answer = body.data?.['submitChip'] as {
    lifecycle: string;
    receipt: { submissionId: string } | null;
  };
  if (!answer.receipt) throw new Error(JSON.stringify(body));
  return { submission: answer.receipt.submissionId, lifecycle: answer.lifecycle };
}

async function publish(submission: string): Promise<void> {
  expect(await act(api, 'takeUp', { key: first, submission })).toMatchObject({ lifecycle: 'IN_REVIEW' });
  await act(api, 'decide', { key: first, submission, verdict: 'APPROVE', reason: 'The data sheet says so.' });
  expect(await act(api, 'publish', { key: second, submission })).toMatchObject({ lifecycle: 'PUBLISHED' });
}

const chip = async () =>
  (await api.post(`{ chip(slug: "${SLUG}") { standing version year declaredBy } }`)).data?.['chip'];
const listed = async (more = '') => {
  const query = `{ chips(first: 200${more}) { nodes { slug } } }`;
  const { nodes } = await ask<{ nodes: { slug: string }[] }>(api, 'chips', { query });
  return nodes.some(({ slug }) => slug === SLUG);
};
const ranked = async (include: string) => {
  const query = `{ leaderboard(first: 50, evidence: { include: ${include} }, slice: { model: "llama-3-8b", phase: GENERATE, batch: 16, context: 768, precision: FP16 })
     { edges { node { system { chip { slug } } scores { utilisation } } } } }`;
  const { edges } = await ask<{
    edges: { node: { system: { chip: { slug: string } }; scores: { utilisation: number } } }[];
  }>(api, 'leaderboard', { query });
  return edges
    .filter(({ node }) => node.system.chip.slug === SLUG)
    .map(({ node }) => node.scores.utilisation);
};

test('a declared chip answers by its slug, stands in lists on request, and its published runs rank on request', async () => {
  const declared = await submitChip(v1);
  expect(declared.lifecycle).toBe('VALIDATED');
  expect(await chip()).toEqual({ standing: 'DECLARED', version: 1, year: v1.year, declaredBy: 'maker' });
  expect([await listed(), await listed(', includeUnreviewed: true')]).toEqual([false, true]);
  const run = await api.submit(
    { document: JSON.stringify(batchRun({ chip: SLUG, seconds: 60 })), context: '' },
    owner,
  );
  if (run.__typename !== 'RunAccepted') throw new Error(JSON.stringify(run));
  expect(run.lifecycle).toBe('VALIDATED');
  await publish(run.receipt?.submissionId ?? '');
  expect(await ranked('[]')).toEqual([]);
  expect(await ranked('[PROVISIONAL]')).toEqual([]);
  expect(await ranked('[UNREVIEWED_SPECIFICATIONS]')).toHaveLength(1);
  await publish(declared.submission);
  expect(await chip()).toMatchObject({ standing: 'REVIEWED', version: 1 });
  expect(await listed()).toBe(true);
  expect(await ranked('[]')).toHaveLength(1);
});

test('a new version waits beside the effective one; published, it judges every result', async () => {
  const [before = 0] = await ranked('[]');
  const faster = {
    ...v1,
    peaks: v1.peaks.map((peak) => ({ ...peak, denseOpsPerSec: peak.denseOpsPerSec * 1.25 })),
  };
  const next = await submitChip(faster);
  expect(await chip()).toMatchObject({ standing: 'REVIEWED', version: 1 });
  expect(await ranked('[]')).toEqual([before]);
  expect(await act(api, 'takeUp', { key: first, submission: next.submission })).toMatchObject({ version: 2 });
  const { rows } = await api.database.pool.query<{ points: number; changed: number }>(
    `SELECT count(*)::int AS points, (count(*) FILTER (WHERE loses_rank))::int AS changed
     FROM recheck WHERE submission_id = (SELECT submission_id FROM chip_version v JOIN chip ON chip.id = v.chip_id
                                         WHERE chip.slug = '${SLUG}' AND v.version = 2)`,
  );
  expect(rows[0]).toEqual({ points: 1, changed: 0 });
  await act(api, 'decide', {
    key: first,
    submission: next.submission,
    verdict: 'APPROVE',
    reason: 'As announced.',
  });
  await act(api, 'publish', { key: second, submission: next.submission });
  expect(await chip()).toMatchObject({ standing: 'REVIEWED', version: 2 });
  const [after = 0] = await ranked('[]');
  expect(after).toBeCloseTo(before / 1.25, 10);
});

test('publishing needs the report of what it changes for every point that stands by then', async () => {
  const third = await submitChip({ ...v1, notes: ['a later note'] });
  await act(api, 'takeUp', { key: first, submission: third.submission });
  await act(api, 'decide', { key: first, submission: third.submission, verdict: 'APPROVE', reason: 'Fine.' });
  await api.submit(
    { document: JSON.stringify(batchRun({ chip: SLUG, seconds: 61, framework: 'tgi' })), context: '' },
    owner,
  );
  expect(await act(api, 'publish', { key: second, submission: third.submission })).toMatchObject({
    code: 'NOT_ALLOWED_NOW',
  });
  await act(api, 'release', { key: first, submission: third.submission });
  await publish(third.submission);
  expect(await chip()).toMatchObject({ version: 3 });
});

test('who makes a chip may not pull its published specification from under results of others', async () => {
  const other = await api.newKey('tester', ['submit']);
  await api.submit(
    { document: JSON.stringify(batchRun({ chip: SLUG, seconds: 62, framework: 'sglang' })), context: '' },
    other,
  );
  const { rows } = await api.database.pool.query<{ id: string }>(
    `SELECT v.submission_id AS id FROM chip_version v JOIN chip ON chip.id = v.chip_id AND chip.version = v.version WHERE chip.slug = $1`,
    [SLUG],
  );
  const submission = Buffer.from(`Submission:${rows[0]?.id ?? ''}`).toString('base64url');
  expect(await act(api, 'withdraw', { key: owner, submission, reason: 'no longer sold' })).toMatchObject({
    code: 'NOT_ALLOWED_NOW',
  });
});

test('after all of it the board is what its scores give', async () => {
  expect(await verifyBoard(api.database.pool, { versions: VERSIONS, boardValuesOf })).toMatchObject({
    differences: [],
    kept: [],
  });
});
