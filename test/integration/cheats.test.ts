import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { type Cheat, cheats, documentOf } from '../testkit/cheats.ts';
import { STATED_SAMPLE } from '../testkit/database.ts';
import { readFixture } from '../testkit/fixture.ts';
import { CLEAN_SLICE, unaskedRankings, whatRanks } from '../testkit/ranked-readers.ts';
import { setReview } from '../testkit/review.ts';

let api: TestApi;
beforeAll(async () => {
  // The table of docs/rules.md names what others reached on a chip, which another sample moves.
  api = await startTestApi({ published: true, sample: STATED_SAMPLE });
  await setReview(api.queueUrl, 'required');
}, 300_000);
afterAll(() => api.stop());

interface Answer {
  __typename: string;
  lifecycle?: string;
  findings?: { rule: string; severity: string }[];
  pointIds?: string[];
}

const CHIP = `mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename
  ... on ChipAccepted { lifecycle findings { rule severity } } ... on ValidationFailed { findings { rule severity } } } }`;

/** Sends a cheat as an organisation that nobody knows. */
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

// First: what others sent before would be found to be like these.
const RUN = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) { __typename
  ... on RunAccepted { lifecycle findings { rule severity } } ... on ValidationFailed { findings { rule severity } } } }`;

/** What becomes of each cheat of a table; stored, or asked alone, so that none is found to be like another one. */
async function outcomes(table: 'ten' | 'four', { dryRun }: { dryRun: boolean }): Promise<string[]> {
  const rows: string[] = [];
  for (const cheat of cheats().filter((each) => each.table === table)) {
    const key = await api.newKey(`table-${cheat.name}`, ['submit'], 'UNVERIFIED');
    const document = JSON.stringify(documentOf(cheat));
    const body = await api.post(
      RUN,
      { input: { document, dryRun, idempotencyKey: crypto.randomUUID() } },
      key,
    );
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    const { lifecycle, __typename: type, findings = [] } = body.data['submitRun'] as Answer; // the query's own shape
    const found = findings.filter(({ severity }) => severity !== 'WARN').map(({ rule }) => rule);
    const rules = [...new Set(found)].toSorted().join(', ') || 'none';
    rows.push(`| ${cheat.name} | ${lifecycle ?? type} | ${rules} |`);
  }
  return rows;
}

const SHOWN_HERE = `query ($slice: SliceInput!, $include: [StandingInclude!]) { unranked(slice: $slice, first: 100, include: $include) {
  nodes { reason inPlace(metric: USEFUL_TOPS) { value wouldRank } } } }`;

async function provisional(include: string[]): Promise<{ value: number; wouldRank: number | null }[]> {
  const body = await api.post(SHOWN_HERE, { slice: CLEAN_SLICE, include });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  const { nodes } = body.data['unranked'] as {
    nodes: { reason: string; inPlace: { value: number; wouldRank: number | null } | null }[];
  }; // the query's own shape
  return nodes.flatMap(({ reason, inPlace }) =>
    reason === 'PROVISIONAL' && inPlace !== null ? [inPlace] : [],
  );
}

test('of ten cheats and four more at most the known ones pass unflagged, and none holds a place, whatever the review', async () => {
  const fields = await api.post('{ __schema { queryType { fields { name } } } }');
  if (!fields.data) throw new Error(JSON.stringify(fields.errors));
  const schema = fields.data['__schema'] as { queryType: { fields: { name: string }[] } }; // the query's own shape
  expect(unaskedRankings(schema.queryType.fields.map(({ name }) => name))).toEqual([]);
  const before = await whatRanks(api, { withCounts: true });
  const places = await whatRanks(api, { withCounts: false });
  const ten = await outcomes('ten', { dryRun: true });
  const four = await outcomes('four', { dryRun: true });
  const documented = readFixture('docs/rules.md').split('\n');
  expect([...ten, ...four].filter((row) => !documented.includes(row))).toEqual([]);
  expect(ten).toHaveLength(10);
  expect(ten.filter((row) => row.includes('| VALIDATED |')).length).toBeLessThanOrEqual(7);
  expect(four).toHaveLength(4);
  for (const table of ['ten', 'four'] as const) await outcomes(table, { dryRun: false });
  expect(await whatRanks(api, { withCounts: true })).toEqual(before);
  // They stand in their places without a digit: on request, and in a demonstration for everybody.
  expect(await provisional([])).toEqual([]);
  const asked = await provisional(['PROVISIONAL']);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter(({ wouldRank }) => wouldRank !== null)).toEqual([]);
  await setReview(api.queueUrl, 'off');
  expect(await whatRanks(api, { withCounts: false })).toEqual(places);
  expect(await provisional([])).toHaveLength(asked.length);
  await setReview(api.queueUrl, 'required');
}, 300_000);

/** Cheats that are judged; those of the tables are sent once, together: the same figures again are refused. */
const judged = cheats().filter(
  ({ wanted, first, table }) => wanted !== undefined && first !== true && table === undefined,
);

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
