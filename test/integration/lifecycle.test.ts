import { verifyBoard } from '@inferbench/db/board/verify-board';
import { LIFECYCLE } from '@inferbench/domain/submissions/lifecycle';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, stateOf } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { type BatchRun, batchRun } from '../testkit/many-slices.ts';
import { setReview } from '../testkit/review.ts';
import { reviewerKey } from '../testkit/reviewers.ts';

let api: TestApi;
let owner: string;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startTestApi();
  await setReview(api.queueUrl, 'required');
  owner = await api.newKey('sender', ['submit', 'read:scores']);
  first = await reviewerKey(api, 'First reviewer');
  second = await reviewerKey(api, 'Second reviewer');
});
afterAll(() => api.stop());

/** Slice of one second, batch 16: below what the chip can do, so that it is flagged; of twenty it is not. */
const SLICE = { model: 'llama-3-8b', batch: 16, weights: 'bf16' } as const;
const FLAGGED = { ...SLICE, framework: 'xdit', seconds: 1 };
const honest = (seconds: number): BatchRun => ({ ...SLICE, framework: 'vllm', seconds });

async function submit(run: BatchRun, more: object = {}) {
  const outcome = await api.submit({ document: JSON.stringify(batchRun(run)), context: '', ...more }, owner);
  if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
  const submission = outcome.receipt?.submissionId ?? '';
  return { submission, pointIds: outcome.pointIds, lifecycle: outcome.lifecycle };
}

async function ranked(evidence: object | null = null): Promise<string[]> {
  const body = await api.post(
    `query ($evidence: EvidenceInput) { leaderboard(evidence: $evidence, first: 50, slice: { model: "llama-3-8b", phase: GENERATE, batch: 16, context: 768, precision: FP16 }) {
      edges { node { point { id } } } } }`,
    { evidence },
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  const { edges } = body.data['leaderboard'] as { edges: { node: { point: { id: string } } }[] }; // the query's own shape
  return edges.map(({ node }) => node.point.id);
}

/** What stands in its place without a rank, since nobody reviewed it, for those who ask. */
async function withoutRank(): Promise<string[]> {
  const body = await api.post(`{ unranked(include: [PROVISIONAL], first: 50,
    slice: { model: "llama-3-8b", phase: GENERATE, batch: 16, context: 768, precision: FP16 })
    { nodes { reason point { id } inPlace(metric: USEFUL_TOPS) { value wouldRank } } } }`);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  const { nodes } = body.data['unranked'] as {
    nodes: { reason: string; point: { id: string }; inPlace: { wouldRank: number | null } | null }[];
  }; // the query's own shape
  return nodes.flatMap(({ reason, point: { id }, inPlace }) =>
    reason === 'PROVISIONAL' && inPlace?.wouldRank === null ? [id] : [],
  );
}

const point = async (id: string | undefined, key?: string) =>
  (await api.post('query ($id: ID!) { point(id: $id) { id } }', { id }, key)).data?.['point'];

const revision = async (id: string, key?: string) =>
  (await api.post('query ($id: ID!) { submission(id: $id) { id newest } }', { id }, key)).data?.[
    'submission'
  ];

test('the database allows what the table of the domain allows, and nothing else', async () => {
  const { rows } = await api.database.pool.query<{ act: string; from_state: string; to_state: string }>(
    'SELECT act, from_state, to_state FROM lifecycle_edge',
  );
  const stored = rows.map(({ act: name, from_state, to_state }) => `${name} ${from_state} ${to_state}`);
  expect(stored.toSorted()).toEqual(
    LIFECYCLE.map(({ act: name, from, to }) => `${name} ${from} ${to}`).toSorted(),
  );
});

describe('a run that nobody reviewed, where review is required', () => {
  test('everybody may read it; it ranks on request only', async () => {
    const { pointIds, lifecycle } = await submit(honest(20));
    expect(lifecycle).toBe('VALIDATED');
    expect(await point(pointIds[0])).not.toBeNull();
    expect(await ranked()).toEqual([]);
    expect(await ranked({ include: ['PROVISIONAL'] })).toEqual([]);
    expect(await withoutRank()).toEqual([pointIds[0]]);
  });

  test('of two reviewers at once one takes it up, and the other is told', async () => {
    const { submission } = await submit(honest(39));
    const taken = await Promise.all(
      [first, second].map((key) => act(api, 'takeUp', { key, submission, expectedVersion: 1 })),
    );
    expect(taken.map(({ __typename }) => __typename).toSorted()).toEqual(['ActDone', 'NotAllowed']);
    expect(taken.find(({ __typename }) => __typename === 'NotAllowed')).toMatchObject({
      code: expect.stringMatching(/^(?:STALE_VERSION|NOT_ALLOWED_NOW)$/),
    });
    expect(await stateOf(api, submission, first)).toMatchObject({ lifecycle: 'IN_REVIEW', version: 2 });
  });

  test('a repeated act is done once; another one under its key is a conflict', async () => {
    const { submission } = await submit(honest(22));
    const same = { key: first, submission, idempotencyKey: 'same-key-twice', expectedVersion: 1 };
    expect(await act(api, 'takeUp', same)).toMatchObject({ replayed: false, version: 2 });
    expect(await act(api, 'takeUp', same)).toMatchObject({ replayed: true, version: 2 });
    expect(await act(api, 'release', { ...same, expectedVersion: 2 })).toMatchObject({
      __typename: 'Conflict',
    });
  });
});

describe('a flagged run', () => {
  test('is explained, waived by two, and then stands', async () => {
    const { submission, pointIds, lifecycle } = await submit(FLAGGED);
    expect(lifecycle).toBe('FLAGGED');
    const flags = (await stateOf(api, submission, owner))?.story.flags ?? [];
    expect(flags.length).toBeGreaterThan(0);
    const rules = [...new Set(flags.map(({ rule }) => rule))];
    for (const rule of rules) {
      const waiver = { submission, verdict: 'WAIVE', rule, reason: 'Measured again beside it.' };
      expect(await act(api, 'decide', { key: first, ...waiver })).toMatchObject({ code: 'NOT_ALLOWED_NOW' });
      await act(api, 'explainFlag', {
        key: owner,
        submission,
        rule,
        text: 'The chip ran at a higher clock.',
      });
      expect(await act(api, 'decide', { key: first, ...waiver })).toMatchObject({ lifecycle: 'FLAGGED' });
      expect(await act(api, 'decide', { key: first, ...waiver })).toMatchObject({ code: 'NOT_ALLOWED_NOW' });
      await act(api, 'decide', { key: second, ...waiver });
    }
    const after = await stateOf(api, submission);
    expect(after).toMatchObject({ lifecycle: 'VALIDATED' });
    expect(after?.story.waivers.map(({ rule }) => rule).toSorted()).toEqual(rules.toSorted());
    expect(await withoutRank()).toContain(pointIds[0]);
  });

  test('corrected, it is history; the corrected revision takes its place', async () => {
    const { submission } = await submit({ ...FLAGGED, framework: 'tgi' });
    const corrected = await submit(
      { ...honest(23), framework: 'tgi' },
      {
        supersedes: submission,
      },
    );
    expect(await stateOf(api, submission, owner)).toMatchObject({ lifecycle: 'SUPERSEDED', revision: 1 });
    expect(await stateOf(api, corrected.submission)).toMatchObject({ revision: 2, seriesId: submission });
    // Its address leads to what took its place: for its organisation by a link, for others at once.
    expect(await revision(submission, owner)).toEqual({
      id: submission,
      newest: corrected.submission,
    });
    expect(await revision(submission)).toEqual({ id: corrected.submission, newest: null });
    const again = await api.submit(
      { document: JSON.stringify(batchRun(honest(24))), context: '', supersedes: submission } as object,
      owner,
    );
    expect(again).toMatchObject({ __typename: 'ValidationFailed' });
  });
});

test('what was public and is withdrawn leaves the board and keeps a tombstone; its figures may come again', async () => {
  const run = { ...honest(25), framework: 'sglang' };
  const { submission, pointIds } = await submit(run);
  expect(await act(api, 'withdraw', { key: first, submission, reason: 'not mine' })).toMatchObject({
    __typename: 'Unauthorized',
  });
  await act(api, 'withdraw', { key: owner, submission, reason: 'The power meter was off.' });
  expect(await stateOf(api, submission)).toMatchObject({
    lifecycle: 'WITHDRAWN',
    availableActions: [],
    story: { tombstone: { by: 'OWNER', organization: 'sender', reason: 'The power meter was off.' } },
  });
  expect(await point(pointIds[0])).toBeNull();
  expect(await withoutRank()).not.toContain(pointIds[0]);
  expect((await submit(run)).lifecycle).toBe('VALIDATED');
});

test('what one person refuses alone is told to nobody outside; what two refuse, with who and why', async () => {
  const { submission } = await submit(honest(31));
  await act(api, 'takeUp', { key: first, submission });
  const refusal = { submission, verdict: 'REFUSE', rule: 'STAT-LOAD', reason: 'The load is not stated.' };
  await act(api, 'decide', { key: first, ...refusal });
  const acts = async (key?: string) =>
    (await stateOf(api, submission, key))?.story.timeline.map((event) => event.act) ?? [];
  expect(await acts(owner)).toContain('REFUSE');
  expect(await acts()).toEqual(['SUBMIT', 'TAKE_UP']);
  const stranger = await api.newKey('bystander', ['submit', 'read:scores']);
  const insider = await reviewerKey(api, 'Of the sender', 'sender');
  for (const key of [stranger, insider]) expect(await acts(key)).not.toContain('REFUSE');
  expect(await act(api, 'decide', { key: second, ...refusal })).toMatchObject({ lifecycle: 'WITHDRAWN' });
});

test('after all of it the board is what its scores give', async () => {
  expect(await verifyBoard(api.database.pool, { versions: VERSIONS, boardValuesOf })).toMatchObject({
    differences: [],
    kept: [],
  });
});

test('a key decides from a listed address alone; from elsewhere it may look, take up and give back', async () => {
  const over = { database: api, evidenceDir: api.evidenceDir };
  const elsewhere = await startTestApi({ over, reviewAddresses: () => false });
  const { submission } = await submit(honest(61));
  expect(await act(elsewhere, 'takeUp', { key: first, submission })).toMatchObject({
    lifecycle: 'IN_REVIEW',
  });
  const approve = { key: first, submission, verdict: 'APPROVE', reason: 'It is in order.' };
  expect(await act(elsewhere, 'decide', approve)).toMatchObject({
    __typename: 'Unauthorized',
    code: 'FORBIDDEN',
  });
  expect(await act(elsewhere, 'publish', { key: second, submission })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await act(elsewhere, 'release', { key: first, submission })).toMatchObject({
    lifecycle: 'VALIDATED',
  });
  await elsewhere.server.close();
  await act(api, 'takeUp', { key: first, submission });
  expect(await act(api, 'decide', approve)).toMatchObject({ __typename: 'ActDone' });
});
