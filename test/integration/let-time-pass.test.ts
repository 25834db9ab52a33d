import { letTimePass } from '@inferbench/db/lifecycle/let-time-pass';
import { verifyBoard } from '@inferbench/db/board/verify-board';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, stateOf } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { reviewerKey } from '../testkit/reviewers.ts';

let api: TestApi;
let owner: string;
let reviewer: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.newKey('sender', ['submit', 'read:scores']);
  reviewer = await reviewerKey(api, 'A reviewer');
});
afterAll(() => api.stop());

const after = (days: number) =>
  letTimePass(api.database.pool, boardValuesOf, new Date(Date.now() + days * 86_400_000));

async function submit(seconds: number, framework: string): Promise<string> {
  const run = batchRun({ model: 'llama-3-8b', batch: 16, weights: 'bf16', framework, seconds });
  const outcome = await api.submit({ document: JSON.stringify(run), context: '' }, owner);
  if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
  return outcome.receipt?.submissionId ?? '';
}

const lifecycleOf = async (id: string) => (await stateOf(api, id, owner))?.lifecycle;

test('what nobody explains for 30 days lapses, not a day before; what is explained waits for a reviewer', async () => {
  const [silent, explained] = [await submit(1, 'xdit'), await submit(1.1, 'sglang')];
  const answers = [];
  for (const rule of ['PHYS-COMPUTE', 'PHYS-BANDWIDTH', 'PHYS-ATTAINABLE', 'PHYS-DECODE'])
    answers.push(
      await act(api, 'explainFlag', {
        key: owner,
        submission: explained,
        rule,
        text: 'The clock was higher.',
      }),
    );
  expect(answers.map(({ __typename }) => __typename)).toContain('ActDone');
  expect(await after(29)).toEqual({ LAPSE: [], RELEASE: [] });
  expect((await after(31)).LAPSE).toHaveLength(1);
  expect([await lifecycleOf(silent), await lifecycleOf(explained)]).toEqual(['WITHDRAWN', 'FLAGGED']);
  expect((await after(31)).LAPSE).toEqual([]);
});

test('a review that nobody goes on with for 14 days goes back to the queue, and another may take it up', async () => {
  const idle = await submit(20, 'vllm');
  await act(api, 'takeUp', { key: reviewer, submission: idle });
  expect((await after(13)).RELEASE).toEqual([]);
  expect((await after(15)).RELEASE).toHaveLength(1);
  expect(await lifecycleOf(idle)).toBe('VALIDATED');
  expect((await act(api, 'takeUp', { key: reviewer, submission: idle })).lifecycle).toBe('IN_REVIEW');
  const { differences } = await verifyBoard(api.database.pool, { versions: VERSIONS, boardValuesOf });
  expect(differences).toEqual([]);
});
