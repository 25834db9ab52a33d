import { setReview } from '@inferbench/db/owner-operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { type Cheat, cheats, documentOf } from '../testkit/cheats.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ published: true });
  await setReview(api.queueUrl, 'required');
}, 120_000);
afterAll(() => api.stop());

interface Answer {
  __typename: string;
  lifecycle?: string;
  findings?: { rule: string; severity: string }[];
  pointIds?: string[];
}

const CHIP = `mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename
  ... on ChipAccepted { lifecycle findings { rule severity } } ... on ValidationFailed { findings { rule severity } } } }`;

/** As an organisation that nobody knows sends it. */
async function send(cheat: Cheat, key: string): Promise<Answer> {
  const document = JSON.stringify(documentOf(cheat));
  if (cheat.kind === 'run') return api.submit({ document, context: '' }, key);
  const body = await api.post(CHIP, { input: { document, idempotencyKey: crypto.randomUUID() } }, key);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data['submitChip'] as Answer; // the query's own shape
}

/** What everybody sees of results: the first board, all points, all chips and models. */
async function shown(): Promise<string> {
  const body = await api.post(`{
    leaderboard(first: 100) { totalCount edges { rank node { value point { id } } } }
    points(first: 100) { totalCount nodes { id } }
    chips(first: 200) { totalCount nodes { slug name } }
    models(first: 200) { totalCount }
    slices(first: 100) { totalCount nodes { id systems } } }`);
  return JSON.stringify(body.data);
}

const judged = cheats().filter(({ wanted, first }) => wanted !== undefined && first !== true);

const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  reject: ['ValidationFailed'],
  flag: ['FLAGGED'],
  warn: ['VALIDATED', 'FLAGGED'],
  accept: ['VALIDATED', 'FLAGGED'],
};

test.each(judged.map((cheat) => [cheat.name, cheat] as const))('%s, sent over HTTP', async (name, cheat) => {
  const before = await shown();
  // Vendors submit under their own name; each cheat comes from an organisation of its own otherwise.
  const organization = cheat.kind === 'chip' ? 'Acme' : `cheat-${name}`;
  const key = await api.newKey(organization, ['submit', 'write:specs'], 'UNVERIFIED');
  const answer = await send(cheat, key);
  const { verdict = 'accept', rules = [] } = cheat.wanted ?? {};
  const found = (answer.findings ?? []).map(({ rule }) => rule);
  for (const rule of rules) expect(found).toContain(rule);
  // What the engine alone accepts may still be held back beside what others show; it never stands by default.
  expect(OUTCOMES[verdict] ?? []).toContain(answer.lifecycle ?? answer.__typename);
  for (const id of answer.lifecycle === 'FLAGGED' ? (answer.pointIds ?? []) : []) {
    const body = await api.post('query ($id: ID!) { point(id: $id) { id } node(id: $id) { id } }', { id });
    expect(body.data).toEqual({ point: null, node: null });
  }
  expect(await shown()).toBe(before);
});

test('a model of a shipped name or alias, or one that looks like it, is refused', async () => {
  const key = await api.newKey('squatter', ['submit', 'write:specs']);
  for (const name of ['Llama 3 8B', 'llama 3 8b', 'LIama 3 8B']) {
    const config = {
      architectures: ['LlamaForCausalLM'],
      num_hidden_layers: 32,
      hidden_size: 4096,
      num_attention_heads: 32,
      num_key_value_heads: 8,
      intermediate_size: 14336,
      vocab_size: 128256,
      torch_dtype: 'bfloat16',
    };
    const body = await api.post(
      'mutation ($input: SubmitModelInput!) { submitModel(input: $input) { __typename } }',
      {
        input: {
          document: JSON.stringify(config),
          slug: 'my-own-model',
          name,
          source: 'https://example.com/config.json',
          idempotencyKey: crypto.randomUUID(),
        },
      },
      key,
    );
    expect([name, body.data?.['submitModel']]).toEqual([name, { __typename: 'ValidationFailed' }]);
  }
});

test('a day of an organisation that nobody knows has an end: three hundred points are refused whole', async () => {
  const key = await api.newKey('many-points', ['submit'], 'UNVERIFIED');
  const cheat = cheats().find(({ name }) => name === 'rate-times-1-05');
  if (cheat === undefined) throw new Error('no such cheat');
  const run = documentOf(cheat) as { points: object[] };
  const [point] = run.points;
  const points = Array.from({ length: 300 }, (_, n) => ({ ...point, batch: n + 1 }));
  const counts = await api.rowCounts();
  const outcome = await api.submit({ document: JSON.stringify({ ...run, points }), context: '' }, key);
  expect(outcome.__typename).toBe('ValidationFailed');
  expect(await api.rowCounts()).toEqual(counts);
});
