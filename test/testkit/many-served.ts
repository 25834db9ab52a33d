import { catalogue } from '@inferbench/catalogue/catalogue';
import { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { serve } from '@inferbench/evaluation/serve';
import { generator, pick } from './many-evaluations.ts';

/** Serves `count` random requests on systems of the catalogue; gives one hash of each answer or refusal. Runs in Node and in a browser. */
export function hashesOfManyServed(count: number): string[] {
  const next = generator(20261124);
  return Array.from({ length: count }, () => hashOf(answered(next)));
}

function answered(next: () => number): object {
  const outcome = serve(requestOf(next), catalogue);
  return outcome.ok ? outcome.value : { code: outcome.error.code, message: outcome.error.message };
}

const CHIPS = [
  'nvidia-h100-sxm5-80gb',
  'amd-mi300x',
  'nvidia-b200-sxm-180gb',
  'google-tpu-v6e',
  'nvidia-a10',
];
const MODELS = ['llama-3-8b', 'llama-3.3-70b', 'gpt-oss-120b', 'gemma-3-27b', 'deepseek-r1'];

function requestOf(next: () => number): ServeRequest {
  const arrivals = pick(next, ['closed', 'burst', 'poisson'] as const);
  const speculative = { method: 'draft', draftTokens: 3, acceptance: 0.7 };
  return ServeRequest.parse({
    chip: pick(next, CHIPS),
    model: pick(next, MODELS),
    chips: pick(next, [1, 4, 8]),
    weightPrecision: pick(next, ['fp16', 'fp8']),
    inputTokens: pick(next, [100, 1000, 4000]),
    outputTokens: pick(next, [16, 200, 800]),
    lengthSpread: pick(next, [0.8, 1]),
    arrivals,
    ...(arrivals === 'poisson' ? { rate: 0.2 + 5 * next() } : {}),
    batch: 1 + Math.floor(30 * next()),
    requests: 120,
    seed: Math.floor(next() * 1e6),
    ...pick(next, [{}, { framework: 'vllm' }, { framework: 'sglang' }]),
    ...pick(next, [
      {},
      { techniques: { prefixCacheHitRate: 0.5 } },
      { techniques: { speculative } },
      { techniques: { disaggregated: { prefillChips: 4, decodeChips: 4 } } },
    ]),
    slo: { ttftMs: 1000 },
  });
}
