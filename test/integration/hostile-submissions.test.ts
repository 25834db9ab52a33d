import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackCount } from '../testkit/attack-scale.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { ask } from '../testkit/ask.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { setReview } from '../testkit/review.ts';
import { stackOf } from '../testkit/stacks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ published: true });
  await setReview(api.queueUrl, 'required');
}, 120_000);
afterAll(() => api.stop());

/** What a visitor is shown first: boards, rankings, lists, curves and counts. */
const QUESTIONS: readonly string[] = [
  '{ leaderboard(first: 100) { totalCount slice { id } edges { rank tied node { value system { slug } point { id } } } } }',
  '{ leaderboard(first: 100, metric: COST_EFFICIENCY) { totalCount edges { rank node { value system { slug } } } } }',
  '{ leaderboard(first: 100, slice: { model: "llama-3-8b", phase: GENERATE, batch: 16, context: 768, precision: FP16 }) { totalCount edges { rank node { value } } } }',
  '{ slices(first: 100) { totalCount nodes { id systems } } }',
  '{ chips(first: 200) { totalCount nodes { slug name pointCount } } }',
  '{ models(first: 200) { totalCount nodes { slug name pointCount } } }',
  '{ systems(first: 100) { totalCount nodes { slug } } }',
  '{ chip(slug: "nvidia-h100-sxm5-80gb") { pointCount points(first: 100) { totalCount nodes { id } } systems(first: 100) { nodes { slug } } } }',
  '{ points(first: 100) { totalCount nodes { id } } }',
  '{ scores(first: 100) { totalCount nodes { pointId } } }',
  '{ tradeoffSlices { model points chips } }',
  '{ workloads(first: 100) { totalCount nodes { phase systems slices } } }',
  '{ rules { id findings points } }',
  '{ rankForWorkload(input: { model: "llama-3-8b", inputTokens: 1024, outputTokens: 256 }) { __typename } }',
];

async function answers(): Promise<string[]> {
  const texts: string[] = [];
  for (const question of QUESTIONS) {
    const { data, errors } = await api.post(question);
    texts.push(JSON.stringify({ data, errors: errors?.map(({ message }) => message) }));
  }
  return texts;
}

const ORGANIZATIONS = 10;
const SUBMISSIONS = Math.max(ORGANIZATIONS * 2, attackCount(200));

/** Inside physics and made up: on chips of their own and on those of others, many stacks, better and worse than what stands. */
async function attack(key: string, name: string, n: number): Promise<string> {
  if (n % 4 === 0) {
    const document = JSON.stringify(declaredChip(name, `${name}-${n}`));
    const query = 'mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename } }';
    const variables = { input: { document, idempotencyKey: crypto.randomUUID() } };
    return (await ask<{ __typename: string }>(api, 'submitChip', { query, variables, key })).__typename;
  }
  const chip = n % 4 === 1 && n > 1 ? `${name}-${n - 1}` : 'nvidia-h100-sxm5-80gb';
  const run = batchRun({ chip, framework: stackOf(n % 20), batch: 16, seconds: 9 + ((n * 7) % 60) * 1.37 });
  const outcome = await api.submit({ document: JSON.stringify(run), context: '' }, key);
  return outcome.__typename === 'RunAccepted' ? outcome.lifecycle : outcome.__typename;
}

test(`what a visitor sees first is the same bytes with ${SUBMISSIONS} made-up submissions of ten organisations and without`, async () => {
  const before = await answers();
  for (const text of before) expect(text).not.toContain('"data":null');
  const outcomes = new Map<string, number>();
  for (let o = 0; o < ORGANIZATIONS; o += 1) {
    const name = `hostile${o}`;
    const key = await api.newKey(name, ['submit', 'write:specs']);
    for (let n = 0; n < SUBMISSIONS / ORGANIZATIONS; n += 1) {
      const outcome = await attack(key, name, o * 100 + n * 1);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  expect((outcomes.get('VALIDATED') ?? 0) + (outcomes.get('ChipAccepted') ?? 0)).toBeGreaterThan(
    SUBMISSIONS / 4,
  );
  expect(await answers()).toEqual(before);
  const query =
    '{ unranked(first: 100, include: [PROVISIONAL, UNREVIEWED_SPECIFICATIONS], slice: { model: "llama-3-8b", phase: GENERATE, batch: 16, context: 768, precision: FP16 }) { totalCount } }';
  const asked = await ask<{ totalCount: number }>(api, 'unranked', { query });
  expect(asked.totalCount).toBeGreaterThan(0);
}, 600_000);
