import { whatToExpect } from '@inferbench/answers/expect/expect';
import { WhatToExpectRequest } from '@inferbench/answers/expect/request';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { cacheRoom } from '@inferbench/evaluation/cache-room';
import { latencyOverContext } from '@inferbench/evaluation/latency-over-context';
import { flexibilityOf } from '@inferbench/evaluation/flexibility';
import { referenceSheet } from '@inferbench/analyses/sheet/reference-sheet';
import { Expectations } from '@inferbench/graphql-documents/answers';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const REFUSED = '... on SimulationRefused { code message path fix }';
const SHEET = `query ($chip: String!) { referenceSheet(chip: $chip) { __typename ... on ReferenceSheet { suite
  rows { name context figures { batch usefulTops } refusal { code } } } ${REFUSED} } }`;
const FLEXIBILITY = `query ($chip: String!, $chips: Int) { flexibility(chip: $chip, chips: $chips) { __typename
  ... on FlexibilityReport { score fits testedShare rows { precision phase model states tested } byPhase { phase } } ${REFUSED} } }`;
const CLAIM = `query ($request: ClaimInput!) { claim(request: $request) { __typename
  ... on Claim { readings { reading state } binding { resource seconds } } ${REFUSED} } }`;
const CROSSOVER = `query ($request: ChipCrossoverInput!) { chipCrossover(request: $request) { __typename
  ... on ChipCrossover { a { chips } b { chips } ratio sentence curves { samples { context } } } ${REFUSED} } }`;
const ROOM = `query ($chip: String!, $model: String!) { chip(slug: $chip) { cacheRoom(model: $model, weightPrecision: "fp8") {
  __typename ... on CacheRoom { longestContext contexts { context maxBatch kvPressure } } ${REFUSED} } } }`;

const LATENCY = `query ($chip: String!, $model: String!) { chip(slug: $chip) { latencyOverContext(model: $model, weightPrecision: "fp8") {
  __typename ... on LatencyOverContext { contexts { context prefillMs tpot { batch tpotMs } } } ${REFUSED} } } }`;

async function ask(query: string, variables: Record<string, unknown>): Promise<unknown> {
  const { data, errors } = await api.post(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
}

test('the reference sheet is the engine’s, rows that cannot run with their reason', async () => {
  const sheet = referenceSheet('nvidia-h100-sxm5-80gb', catalogue);
  if (!sheet.ok) throw sheet.error;
  expect(await ask(SHEET, { chip: 'nvidia-h100-sxm5-80gb' })).toEqual({
    __typename: 'ReferenceSheet',
    suite: 'IB-1',
    rows: sheet.value.rows.map(({ name, context, outcome }) => ({
      name,
      context,
      figures: outcome.ok ? { batch: outcome.batch, usefulTops: outcome.usefulTops } : null,
      refusal: outcome.ok ? null : { code: outcome.refusal.code },
    })),
  });
});

test('flexibility gives every cell and the shares of the engine', async () => {
  const chip = catalogue.chips.get('nvidia-a100-sxm4-80gb');
  const { score, fits } = flexibilityOf(chip ?? fail(), 1);
  const answer = await ask(FLEXIBILITY, { chip: 'nvidia-a100-sxm4-80gb' });
  expect(answer).toMatchObject({
    __typename: 'FlexibilityReport',
    score,
    fits,
    byPhase: [{ phase: 'PREFILL' }, { phase: 'DECODE' }],
  });
  expect((answer as { rows: unknown[] }).rows).toHaveLength(48); // the query's own shape
});

function fail(): never {
  throw new Error('the catalogue has an A100');
}

test('a claim and a crossover are answered', async () => {
  const model = 'llama-3-8b';
  expect(
    await ask(CLAIM, { request: { chip: 'amd-mi300x', model, tokensPerSec: 100, context: 2048, batch: 4 } }),
  ).toMatchObject({
    __typename: 'Claim',
    readings: [{ reading: 'ONE_USER' }, { reading: 'ONE_USER_WITH_PROMPT' }, { reading: 'ALL_USERS' }],
  });
  expect(
    await ask(CROSSOVER, { request: { a: 'amd-mi300x', b: 'nvidia-h200-sxm-141gb', model, equal: 'POWER' } }),
  ).toMatchObject({ __typename: 'ChipCrossover', ratio: expect.any(Number) });
});

test('room for the cache is the engine’s', async () => {
  const room = cacheRoom({ chip: 'amd-mi300x', model: 'llama-3.1-70b', weights: 'fp8' }, catalogue);
  if (!room.ok) throw room.error;
  const { longestContext, contexts } = room.value;
  expect(await ask(ROOM, { chip: 'amd-mi300x', model: 'llama-3.1-70b' })).toEqual({
    cacheRoom: { __typename: 'CacheRoom', longestContext, contexts },
  });
  expect(await ask(ROOM, { chip: 'amd-mi300x', model: 'no-model' })).toMatchObject({
    cacheRoom: { __typename: 'SimulationRefused', code: 'NOT_FOUND' },
  });
});

test('latency over context is the engine’s: it grows with the context, and what does not fit is missing', async () => {
  const request = { chip: 'amd-mi300x', model: 'llama-3.1-70b', weights: 'fp8' } as const;
  const latency = latencyOverContext(request, catalogue);
  if (!latency.ok) throw latency.error;
  const { contexts } = latency.value;
  expect(await ask(LATENCY, request)).toEqual({
    latencyOverContext: { __typename: 'LatencyOverContext', contexts },
  });
  expect(contexts.map(({ context }) => context)).toEqual([
    128, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072,
  ]);
  const growing = [
    contexts.map(({ prefillMs }) => prefillMs),
    ...[0, 1, 2].map((batch) => contexts.map(({ tpot }) => tpot[batch]?.tpotMs ?? null)),
  ];
  for (const values of growing) {
    const known = values.filter((value) => value !== null);
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    // Memory that is full at a context is full at every longer one.
    expect(values.slice(known.length).every((value) => value === null)).toBe(true);
  }
  expect(contexts.at(-1)?.tpot.at(-1)?.tpotMs).toBeNull();
});

test.each([
  [SHEET, { chip: 'nobody' }, 'NOT_FOUND'],
  [FLEXIBILITY, { chip: 'ibm-hermes' }, 'INCOMPLETE_SPEC'],
  [FLEXIBILITY, { chip: 'amd-mi300x', chips: 0 }, 'INVALID'],
  [
    CLAIM,
    { request: { chip: 'amd-mi300x', model: 'llama-3-8b', tokensPerSec: -1, context: 2048 } },
    'INVALID',
  ],
  [
    CROSSOVER,
    { request: { a: 'amd-mi300x', b: 'nvidia-a10', model: 'llama-3-8b', metric: 'TTFT_P95' } },
    'INVALID',
  ],
  [
    CROSSOVER,
    { request: { a: 'amd-mi300x', b: 'nvidia-a10', model: 'llama-3-8b', equal: 'OWNED_COST' } },
    'NO_PRICE',
  ],
])('%#: what cannot be is refused with its code', async (query, variables, code) => {
  expect(await ask(query, variables)).toMatchObject({ __typename: 'SimulationRefused', code });
});

test('what to expect is the engine’s, and a chip that the answer does not know is refused', async () => {
  const request = WhatToExpectRequest.parse({
    chip: 'amd-mi300x',
    beside: ['nvidia-l4'],
    model: 'llama-3.1-70b',
  });
  const expected = whatToExpect({ request, streams: [], served: [], catalogue });
  if (!expected.ok) throw expected.error;
  expect(await ask(print(Expectations), { request })).toEqual(expected.value);
  expect(await ask(print(Expectations), { request: { ...request, beside: ['no-chip'] } })).toMatchObject({
    code: 'NOT_FOUND',
  });
});
