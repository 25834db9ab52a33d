import { catalogue } from '@inferbench/catalogue/catalogue';
import { ServingCurveRequest } from '@inferbench/domain/simulation/serving-curve';
import { servingCurve } from '@inferbench/evaluation/serving-curve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { callCli } from '../testkit/call-cli.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const LATENCY =
  '{ mean { ms lowMs highMs } p50 { ms lowMs highMs } p95 { ms lowMs highMs } p99 { ms lowMs highMs } }';
const BANDS =
  '{ mean { low high validated } p50 { low high validated } p95 { low high validated } p99 { low high validated } }';
const QUERY = `query ($request: ServingCurveInput!) { servingCurve(request: $request) { __typename
  ... on ServingCurve { loads { arrivals offeredRequestsPerSec clients concurrency ttft ${LATENCY} tpot ${LATENCY} itl ${LATENCY} e2e ${LATENCY}
    requestsPerSec outputTokensPerSec outputTokensPerSecPerChip firstToken { ingestMs queueMs prefillMs interferenceMs } waiting
    goodput { slo { ttftMs tpotMs e2eMs } fraction low high requestsPerSec } kvUse preemptions watts joulesPerOutputToken
    usdPerMillionOutputTokens converged replications requests }
    saturatedAt capacity { requestsPerSec outputTokensPerSec limitedBy } knees { latency concurrency valueMs missing }
    stackBasis { evidence words } band { ttftMs ${BANDS} tpotMs ${BANDS} } chips placement { tensorParallel } scheduler { name tokenBudget } seed engineVersion }
  ... on SimulationRefused { code message path fix capacity { requestsPerSec } } } }`;
const REQUEST = {
  chip: 'nvidia-h100-sxm5-80gb',
  model: 'llama-3-8b',
  chips: 1,
  framework: 'vllm',
  inputTokens: 512,
  outputTokens: 128,
  lengthSpread: 0.8,
};

test('the API, the engine and the command line give the same numbers', async () => {
  const clients = [1, 8];
  const body = await api.post(QUERY, { request: { ...REQUEST, clients, slo: { preset: 'CHATBOT' } } });
  const slo = { ttftMs: 500, tpotMs: 50 };
  const direct = servingCurve(ServingCurveRequest.parse({ ...REQUEST, clients, slo }), catalogue);
  if (!direct.ok) throw direct.error;
  const { loads, capacity, seed, chips } = direct.value;
  const shown = (load: (typeof loads)[number]) => ({ ...load, arrivals: load.arrivals.toUpperCase() });
  expect(body.data?.['servingCurve']).toMatchObject({
    __typename: 'ServingCurve',
    loads: loads.map(shown),
    capacity: { ...capacity, limitedBy: capacity?.limitedBy.toUpperCase() },
    seed,
    chips,
  });
  const flags =
    'serve --chip nvidia-h100-sxm5-80gb --model llama-3-8b --chips 1 --framework vllm --in 512 --out 128 --length-spread 0.8 --clients 1,8 --slo chatbot --json';
  const { stdout } = await callCli(flags.split(' '));
  expect(JSON.parse(stdout)).toMatchObject({ curve: direct.value });
});

test('a rate that cannot be served ends the curve, and alone is refused with the capacity', async () => {
  const some = await api.post(QUERY, { request: { ...REQUEST, rates: [2, 5000], effort: 'COARSE' } });
  expect(some.data?.['servingCurve']).toMatchObject({ __typename: 'ServingCurve', saturatedAt: 5000 });
  const none = await api.post(QUERY, { request: { ...REQUEST, rates: [5000], effort: 'COARSE' } });
  expect(none.data?.['servingCurve']).toMatchObject({
    __typename: 'SimulationRefused',
    code: 'SATURATED',
    capacity: { requestsPerSec: expect.any(Number) },
  });
});

test.each([
  [{ chip: 'no-such-chip' }, 'NOT_FOUND', 'chip'],
  [{ model: 'llama-3.1-405b' }, 'DOES_NOT_FIT', 'chips'],
  [{ rates: [1], clients: [1] }, 'INVALID', 'clients'],
  [{ rates: Array.from({ length: 13 }, (_, i) => i + 1) }, 'INVALID', 'rates'],
  [{ layout: 'tp3/ep2/x' }, 'INVALID', 'layout'],
  [
    { inputTokens: 8000, rates: [1, 2, 3], scheduler: { tokenBudget: 16 }, effort: 'PRECISE' },
    'TOO_LONG',
    'requests',
  ],
])('%j is refused with %s', async (change, code, path) => {
  const body = await api.post(QUERY, { request: { ...REQUEST, ...change } });
  expect(body.data?.['servingCurve']).toMatchObject({ __typename: 'SimulationRefused', code, path });
});
