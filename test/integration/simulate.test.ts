import { catalogue } from '@inferbench/catalogue/catalogue';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const QUERY = `query ($request: SimulateInput!) { simulate(request: $request) { __typename
  ... on SimulateResult { chips placement { chips tensorParallel pipelineParallel replicas } precision { weights activations kv computed }
    boundBy ideal { tpotMs } attainable { prefillLatencyMs tpotMs decodeTokensPerSec outputTokensPerSec e2eLatencySec } expected { tpotMs }
    band { share low high basis } errorBar against { chip chips ratio low high basis } flops bytes { weights kv activations collectives } arithmeticIntensity ridgePoint usefulTops utilisation
    cost { usdPerHour usdPerMillionOutputTokens } split { algorithm hardware } capacity { bytesNeeded bytesAvailable maxBatch kvPressure batchHalvesAtContext }
    missing { part text } provenance { part text } engineVersion policyVersion }
  ... on SimulationRefused { code message path fix } } }`;
const REQUEST = {
  chip: 'nvidia-h100-sxm5-80gb',
  model: 'llama-3-8b',
  phase: 'GENERATE',
  batch: 16,
  inputTokens: 1024,
  outputTokens: 256,
};

test('the API simulates what the engine simulates', async () => {
  const against = 'nvidia-b200-sxm-180gb';
  const body = await api.post(QUERY, { request: { ...REQUEST, against: 'B200' } });
  const direct = simulate(SimulateRequest.parse({ ...REQUEST, phase: 'generate', against }), catalogue);
  if (!direct.ok) throw direct.error;
  const { attainable, usefulTops, flops, bytes, capacity, band } = direct.value;
  const { chip, chips, ratio, low, high, basis } = direct.value.against ?? {};
  expect(body.data?.['simulate']).toMatchObject({
    __typename: 'SimulateResult',
    attainable,
    usefulTops,
    flops,
    bytes,
    capacity,
    band,
    errorBar: band.share,
    against: { chip, chips, ratio, low, high, basis },
    expected: { tpotMs: direct.value.expected.tpotMs },
  });
});

test('any name that means no other is answered as its slug; one that means several with what it may mean', async () => {
  const named = { chip: 'NVIDIA H100 80GB HBM3', model: 'meta-llama/Meta-Llama-3-8B-Instruct' };
  const [bySlug, byName, several] = await Promise.all(
    [{}, named, { chip: 'NVIDIA H100' }].map((change) =>
      api.post(QUERY, { request: { ...REQUEST, ...change } }),
    ),
  );
  expect(byName?.data).toEqual(bySlug?.data);
  expect(several?.data?.['simulate']).toMatchObject({
    code: 'NOT_FOUND',
    message: expect.stringMatching(/nvidia-h100-pcie-80gb or nvidia-h100-sxm5-80gb\?$/),
  });
  const sheet = await api.post('{ chip(slug: "MI 355X") { slug } model(slug: "gpt oss 120b") { slug } }');
  expect(sheet.data).toEqual({ chip: { slug: 'amd-mi355x' }, model: { slug: 'gpt-oss-120b' } });
});

test.each([
  [{ chip: 'no-such-chip' }, 'NOT_FOUND', 'chip'],
  [{ model: 'nobody/Llama 3.1 9B' }, 'NOT_FOUND', 'model'],
  [{ model: 'llama-3-8' }, 'NOT_FOUND', 'model'],
  [{ chip: 'ibm-hermes' }, 'INCOMPLETE_SPEC', 'chip.memory'],
  [{ chips: 1, model: 'llama-3-70b' }, 'DOES_NOT_FIT', 'chips'],
  [{ inputTokens: null }, 'INVALID', 'inputTokens'],
  [{ batch: -1 }, 'INVALID', 'batch'],
  [{ chip: "'; DROP TABLE chip; --" }, 'INVALID', 'chip'],
  [{ weightPrecision: '<script>' }, 'INVALID', 'weightPrecision'],
])('%j is refused with %s', async (change, code, path) => {
  const body = await api.post(QUERY, { request: { ...REQUEST, ...change } });
  expect(body.data?.['simulate']).toMatchObject({ __typename: 'SimulationRefused', code, path });
});
