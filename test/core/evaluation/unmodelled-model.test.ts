import { catalogue } from '@inferbench/catalogue/catalogue';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { UnmodelledModel } from '@inferbench/domain/models/model';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { evaluateModel } from '@inferbench/evaluation/evaluate-model';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { kvBytesPerToken } from '@inferbench/evaluation/kv-bytes-per-token';
import { simulate } from '@inferbench/evaluation/simulate';
import { expect, test } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';

const LISTED: UnmodelledModel = {
  schema: 'inferbench.model/1',
  slug: 'listed-9b',
  name: 'Listed 9B',
  kind: 'unmodelled',
  aliases: [],
  source: 'a name',
  notes: [],
  parameters: 9e9,
  activeParameters: null,
  maxContextTokens: null,
  weightPrecision: null,
  why: 'nobody published its layers.',
};
const view: CatalogueView = { ...catalogue, models: new Map([...catalogue.models, [LISTED.slug, LISTED]]) };
const CHIP = 'nvidia-h100-sxm5-80gb';

test.each([
  { phase: 'decode', context: 2048 },
  { phase: 'prefill', inputTokens: 2048 },
  { phase: 'serving', inputTokens: 1024, outputTokens: 256 },
])('a model without a shape is not simulated in the phase $phase', (load) => {
  const outcome = simulate(SimulateRequest.parse({ chip: CHIP, model: LISTED.slug, ...load }), view);
  if (outcome.ok) throw new Error('simulated');
  expect(outcome.error).toMatchObject({ code: 'NOT_SIMULATED', details: { path: 'model' } });
  expect(outcome.error.message).toContain(LISTED.why);
});

test('what was measured of it is scored, and nothing that needs a shape is', () => {
  const run = constructed({
    model: LISTED.slug,
    point: {
      phase: 'SERVING',
      contextTokens: null,
      batch: 16,
      inputTokens: 1024,
      outputTokens: 1024,
      outputTokensPerSec: 800,
      tpotSec: 0.02,
    },
  });
  const { points, findings } = evaluateRun(run, view);
  expect(findings.filter(({ severity }) => severity === 'reject')).toEqual([]);
  const { score, unranked } = points[0] ?? {};
  expect(unranked).toBeNull();
  expect(score?.metrics.TOKENS_PER_S_PER_CHIP).toMatchObject({ present: true, value: 800 });
  expect(score?.costs.length).toBeGreaterThan(0);
  // 800 tokens/s: the cost of an hour is that of 2.88 million of them.
  for (const { usdPerHour, usdPerMillionOutputTokens } of score?.costs ?? [])
    expect(usdPerMillionOutputTokens).toBeCloseTo(usdPerHour / 2.88, 9);
  expect(score).toMatchObject({ flops: null, utilisation: null, split: { present: false } });
  expect(score?.metrics.USEFUL_TOPS).toMatchObject({ present: false, reason: 'NOT_COMPUTED' });
});

test('it has no cache per token, and a document of one is read as it stands', () => {
  expect(kvBytesPerToken(LISTED)).toBeNull();
  expect(evaluateModel(LISTED)).toMatchObject({ verdict: 'VALIDATED', findings: [] });
  expect(evaluateModel({ ...LISTED, why: '' }).verdict).toBe('REJECTED');
});

test.each([
  ['qwen3-next-80b-a3b', /linear attention: fitted to whole models/],
  ['deepseek-v3.2', /chosen keys: fitted to whole models/],
])('a simulation of %s says that none of its layers was measured alone', (model, words) => {
  const load = { phase: 'decode', context: 2048, chips: 8, weightPrecision: 'fp8' };
  const outcome = simulate(
    SimulateRequest.parse({ chip: 'nvidia-h200-sxm-141gb', model, ...load }),
    catalogue,
  );
  if (!outcome.ok) throw outcome.error;
  expect(outcome.value.provenance['layers']).toMatch(words);
});

test('a simulation of layers that were measured says nothing of them', () => {
  const load = { phase: 'decode', context: 2048 };
  const outcome = simulate(SimulateRequest.parse({ chip: CHIP, model: 'llama-3-8b', ...load }), catalogue);
  if (!outcome.ok) throw outcome.error;
  expect(outcome.value.provenance).not.toHaveProperty('layers');
});
