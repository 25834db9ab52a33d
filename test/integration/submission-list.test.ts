import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { act } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { type BatchRun, batchRun } from '../testkit/many-slices.ts';
import { setReview } from '../testkit/review.ts';
import { reviewerKey } from '../testkit/reviewers.ts';

/** What an organisation submitted: all of it for itself, with whose turn it is; for others what was ever public. */

let api: TestApi;
let owner: string;
let stranger: string;
let reviewer: string;
const SLICE = { model: 'llama-3-8b', batch: 16, weights: 'bf16' } as const;
const honest = (seconds: number): BatchRun => ({ ...SLICE, framework: 'vllm', seconds });
let ids: Record<'flagged' | 'waits' | 'hidden' | 'withdrawn', string>;
beforeAll(async () => {
  api = await startTestApi();
  await setReview(api.queueUrl, 'required');
  owner = await api.newKey('sender', ['submit', 'read:scores']);
  stranger = await api.newKey('stranger', ['submit', 'read:scores']);
  reviewer = await reviewerKey(api, 'First reviewer');
  ids = {
    flagged: await submit({ ...SLICE, framework: 'xdit', seconds: 1 }),
    waits: await submit(honest(20)),
    hidden: await submit({ ...SLICE, framework: 'sglang', seconds: 1 }),
    withdrawn: await submit(honest(21)),
  };
  // One was never public, the other was.
  for (const submission of [ids.hidden, ids.withdrawn])
    await act(api, 'withdraw', { key: owner, submission, reason: 'The wrong file.' });
});
afterAll(() => api.stop());

async function submit(run: BatchRun): Promise<string> {
  const outcome = await api.submit({ document: JSON.stringify(batchRun(run)), context: '' }, owner);
  if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
  return outcome.receipt?.submissionId ?? '';
}

const List = z.object({
  totalCount: z.int(),
  nodes: z.array(
    z.object({
      id: z.string(),
      what: z.string().nullable(),
      lifecycle: z.string(),
      waiting: z.object({ for: z.string(), sentence: z.string(), until: z.string().nullable() }),
    }),
  ),
  pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
});
const FIELDS = `totalCount nodes { id what lifecycle waiting { for sentence until } } pageInfo { endCursor hasNextPage }`;

async function asked(query: string, key?: string): Promise<unknown> {
  const body = await api.post(query, {}, key);
  if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors));
  return Object.values(body.data)[0];
}
const own = async (key: string, more = '') =>
  List.parse(await asked(`{ submissions(first: 50${more}) { ${FIELDS} } }`, key));
async function ofSender(key?: string) {
  const found = await asked(`{ organization(slug: "sender") { submissions(first: 50) { ${FIELDS} } } }`, key);
  return found === null ? null : z.object({ submissions: List }).parse(found).submissions;
}

describe('an organisation', () => {
  test('finds all that it submitted, newest first, with whose turn it is', async () => {
    const { nodes } = await own(owner);
    expect(nodes.map(({ id, waiting }) => [id, waiting.for])).toEqual([
      [ids.withdrawn, 'NOBODY'],
      [ids.hidden, 'NOBODY'],
      [ids.waits, 'REVIEWERS'],
      [ids.flagged, 'SUBMITTER'],
    ]);
    const flagged = nodes.find(({ id }) => id === ids.flagged);
    expect(flagged?.waiting.sentence).toMatch(/for an explanation, .* lapses after 30 days/);
    const days = (Date.parse(flagged?.waiting.until ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  test('asks for some states alone, page by page', async () => {
    const ended = await own(owner, ', filter: { lifecycle: [WITHDRAWN] }');
    expect(ended.nodes.map(({ id }) => id)).toEqual([ids.withdrawn, ids.hidden]);
    const one = List.parse(await asked(`{ submissions(first: 1) { ${FIELDS} } }`, owner));
    expect(one).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const rest = await own(owner, `, after: "${one.pageInfo.endCursor}"`);
    expect(rest.nodes.map(({ id }) => id)).toEqual([ids.hidden, ids.waits, ids.flagged]);
  });

  test('waits for reviewers once every flag is explained, and nothing lapses then', async () => {
    const state = z
      .object({ story: z.object({ flags: z.array(z.object({ rule: z.string() })) }) })
      .parse(await asked(`{ submission(id: "${ids.flagged}") { story { flags { rule } } } }`, owner));
    const rules = [...new Set(state.story.flags.map(({ rule }) => rule))];
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules)
      await act(api, 'explainFlag', { key: owner, submission: ids.flagged, rule, text: 'A higher clock.' });
    expect(
      await asked(`{ submission(id: "${ids.flagged}") { waiting { for sentence until } } }`, owner),
    ).toMatchObject({ waiting: { for: 'REVIEWERS', until: null } });
  });
});

describe('a stranger', () => {
  test('finds what is public, and of what was public the tombstone', async () => {
    for (const key of [undefined, stranger, await api.newKey('sender', ['submit'])]) {
      const list = await ofSender(key);
      expect(list?.nodes.map(({ id, what }) => [id, what === null])).toEqual([
        [ids.withdrawn, true],
        [ids.waits, false],
      ]);
      expect(list?.totalCount).toBe(2);
    }
  });

  test('does not find out that an organisation is there which submitted nothing public', async () => {
    await api.newKey('quiet', ['submit', 'read:scores']);
    for (const slug of ['quiet', 'nobodys', '', 'stranger'])
      expect(await asked(`{ organization(slug: "${slug}") { id } }`)).toBeNull();
    expect(await asked(`{ organization(slug: "stranger") { slug } }`, stranger)).toEqual({
      slug: 'stranger',
    });
  });
});

test('a reviewer without a part in it finds what is hidden as well', async () => {
  const list = await ofSender(reviewer);
  expect(list?.nodes.map(({ id }) => id)).toEqual([ids.withdrawn, ids.hidden, ids.waits, ids.flagged]);
});
