import { startApiServer } from '@inferbench/api/server/server';
import { createLogger } from '@inferbench/logging/logger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { ask } from '../testkit/ask.ts';
import { testChip } from '../testkit/chip.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { EXAMPLE, MEASURED_CONTEXT, readFixture } from '../testkit/fixture.ts';
import { batchRun } from '../testkit/many-slices.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const CHIP = `mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename
  ... on ChipAccepted { dryRun replayed receipt { submissionId contentHash } chip { slug } version findings { rule severity } changedFields }
  ... on ValidationFailed { code findings { rule path } } ... on Conflict { code message } ... on Unauthorized { code } } }`;
const MODEL = `mutation ($input: SubmitModelInput!) { submitModel(input: $input) { __typename
  ... on ModelAccepted { dryRun replayed receipt { submissionId } model { slug } parameters changedFields }
  ... on ValidationFailed { code findings { rule path message } } ... on Conflict { code message } } }`;

const chip = (slug: string) => declaredChip('vendor', slug);

async function submitChip(
  document: unknown,
  more: Record<string, unknown> = {},
  key = api.apiKey,
): Promise<unknown> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const input = { document: text, idempotencyKey: crypto.randomUUID(), ...more };
  const body = await api.post(CHIP, { input }, key);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data?.['submitChip'];
}

test('a submitted chip is usable in submitRun at once, and within a second on another process', async () => {
  const other = await startApiServer({
    database: api.database,
    evidence: api.evidence,
    logger: createLogger('test', 'silent'),
    cursorSecret: 'cursor-secret-of-tests',
    port: 0,
  });
  const outcome = await submitChip(chip('our-chip'));
  expect(outcome).toMatchObject({
    __typename: 'ChipAccepted',
    version: 1,
    dryRun: false,
    chip: { slug: 'our-chip' },
  });
  const run = await api.submit({
    document: JSON.stringify(batchRun({ chip: 'our-chip', seconds: 60 })),
    context: '',
  });
  expect(run.__typename).toBe('RunAccepted');
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  const simulated = await fetch(`${other.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        '{ simulate(request: { chip: "our-chip", model: "llama-3-8b", phase: DECODE, context: 1024 }) { __typename } }',
    }),
  });
  expect(await simulated.json()).toMatchObject({ data: { simulate: { __typename: 'SimulateResult' } } });
  await other.close();
});

test('a dry run stores nothing; a replay gives the same receipt; other content under the key is a conflict', async () => {
  const dry = await submitChip(chip('dry-chip'), { dryRun: true });
  expect(dry).toMatchObject({ __typename: 'ChipAccepted', dryRun: true, receipt: null, version: 1 });
  const gone = await api.post('{ chip(slug: "dry-chip") { slug } }');
  expect(gone.data).toEqual({ chip: null });
  const idempotencyKey = 'the-same-key';
  const first = await submitChip(chip('kept-chip'), { idempotencyKey });
  expect(await submitChip(chip('kept-chip'), { idempotencyKey })).toEqual({
    ...(first as object),
    replayed: true,
  });
  expect(await submitChip(chip('another'), { idempotencyKey })).toMatchObject({ __typename: 'Conflict' });
});

test('the next version says what changed and keeps the first', async () => {
  await submitChip(chip('grown-chip'));
  const next = await submitChip({ ...chip('grown-chip'), year: 2025 });
  expect(next).toMatchObject({ version: 2, changedFields: ['year'] });
});

test('names of the catalogue and of others are taken', async () => {
  expect(await submitChip(chip('nvidia-h100-sxm5-80gb'))).toMatchObject({
    __typename: 'Conflict',
    message: expect.stringContaining('catalogue'),
  });
  await submitChip(chip('mine'));
  const rival = await api.newKey('rival');
  expect(await submitChip(declaredChip('rival', 'mine'), {}, rival)).toMatchObject({
    __typename: 'Conflict',
  });
});

test.each([
  ['no YAML', 'a: [', 'SCHEMA-SHAPE'],
  ['a script', '<script>alert(1)</script>', 'SCHEMA-SHAPE'],
  ['an alias bomb', 'a: &a [1]\nb: *a', 'SCHEMA-SHAPE'],
  ['an unknown key', { ...testChip({ slug: 'x-y' }), sparseTops: 1 }, 'SCHEMA-UNKNOWN-KEY'],
  ['no peaks', { ...testChip({ slug: 'x-y' }), peaks: [] }, 'SPEC-PEAK-DENSE'],
  ['SQL for a slug', { ...testChip(), slug: "'; DROP TABLE chip; --" }, 'SCHEMA-SHAPE'],
])('%s is refused with its rule', async (_, document, rule) => {
  expect(await submitChip(document)).toMatchObject({
    __typename: 'ValidationFailed',
    findings: expect.arrayContaining([expect.objectContaining({ rule })]),
  });
});

test('a key without the scope is refused', async () => {
  const reader = await api.newKey('reader', ['read:scores']);
  expect(await submitChip(chip('unseen'), {}, reader)).toEqual({
    __typename: 'Unauthorized',
    code: 'FORBIDDEN',
  });
});

const LLAMA = {
  architectures: ['LlamaForCausalLM'],
  num_hidden_layers: 32,
  hidden_size: 4096,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  intermediate_size: 14336,
  vocab_size: 128256,
  max_position_embeddings: 8192,
  tie_word_embeddings: false,
  torch_dtype: 'bfloat16',
};

test('a config.json of a Llama becomes our shape with the published parameter count', async () => {
  const submit = async (document: unknown) => {
    const input = {
      document: JSON.stringify(document),
      slug: 'our-llama',
      name: 'Our Llama',
      idempotencyKey: crypto.randomUUID(),
    };
    return (await api.post(MODEL, { input }, api.apiKey)).data?.['submitModel'];
  };
  expect(await submit(LLAMA)).toMatchObject({
    __typename: 'ModelAccepted',
    model: { slug: 'our-llama' },
    parameters: 8030261248,
  });
  expect(await submit({ ...LLAMA, architectures: ['NobodyKnows'] })).toMatchObject({
    __typename: 'ValidationFailed',
    findings: [{ path: 'architectures[0]' }],
  });
});

test('a declared model says who declared it, and is listed on request only', async () => {
  const facts = 'slug standing declaredBy';
  const one = await api.post(
    `{ model(slug: "our-llama") { ${facts} } shipped: model(slug: "llama-3-8b") { ${facts} } }`,
  );
  expect(one.data).toEqual({
    model: { slug: 'our-llama', standing: 'DECLARED', declaredBy: 'vendor' },
    shipped: { slug: 'llama-3-8b', standing: 'CATALOGUE', declaredBy: null },
  });
  for (const [more, listed] of [
    ['', false],
    [', includeUnreviewed: true', true],
  ] as const) {
    const query = `{ models(first: 200${more}) { nodes { slug } } }`;
    const { nodes } = await ask<{ nodes: { slug: string }[] }>(api, 'models', { query });
    expect(nodes.some(({ slug }) => slug === 'our-llama')).toBe(listed);
  }
});

test('importRun maps a file without a key and stores nothing', async () => {
  const before = await api.rowCounts();
  const query = `mutation ($input: ImportRunInput!) { importRun(input: $input) { __typename
    ... on ImportedRun { run missing fields { path key originalValue originalUnit } warnings { code message path } }
    ... on ValidationFailed { findings { rule } } } }`;
  const document = readFixture(EXAMPLE);
  const whole = await api.post(query, { input: { document, context: readFixture(MEASURED_CONTEXT) } });
  expect(whole.data?.['importRun']).toMatchObject({ __typename: 'ImportedRun', missing: [] });
  const bare = await api.post(query, { input: { document } });
  expect(bare.data?.['importRun']).toMatchObject({ missing: expect.arrayContaining(['system.chip']) });
  const broken = await api.post(query, { input: { document: '{"a":' } });
  expect(broken.data?.['importRun']).toMatchObject({
    __typename: 'ValidationFailed',
    findings: [{ rule: 'SCHEMA-IMPORT' }],
  });
  const appended = readFixture('test/fixtures/vllm/appended.jsonl');
  const several = await api.post(query, { input: { document: appended } });
  expect(several.data?.['importRun']).toMatchObject({
    __typename: 'ValidationFailed',
    findings: [{ rule: 'SCHEMA-IMPORT' }],
  });
  const second = await api.post(query, { input: { document: appended, run: 2, format: 'VLLM' } });
  expect(second.data?.['importRun']).toMatchObject({
    __typename: 'ImportedRun',
    run: expect.stringContaining('"durationSec":8.4'),
  });
  expect(await api.rowCounts()).toEqual(before);
});
