import { catalogue } from '@inferbench/catalogue/catalogue';
import type { SetUp } from '@inferbench/evaluation/simulation/set-up';
import { servingStep } from '@inferbench/evaluation/simulation/serving-step';
import { servingTime, stepTime } from '@inferbench/evaluation/simulation/step-times';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { caseSetUp } from '../../testkit/step-cases.ts';

const SYSTEMS: readonly [chip: string, model: string, tensorParallel: number][] = [
  ['nvidia-h100-sxm5-80gb', 'llama-3.1-8b', 1],
  ['nvidia-h200-sxm-141gb', 'llama-3.1-70b', 4],
  ['nvidia-b200-sxm-180gb', 'llama-3.1-70b', 8],
  ['amd-mi300x', 'llama-3.1-70b', 8],
];

function setUpOf([chip, model, chips]: (typeof SYSTEMS)[number], weights: 'bf16' | 'fp8' = 'bf16'): SetUp {
  const setUp = caseSetUp({ chip, model, weights, split: { chips, tensorParallel: chips } });
  if (setUp === null) throw new Error(`${chip} runs ${model}`);
  return setUp;
}

const systems = fc.constantFrom(...SYSTEMS.filter(([chip]) => catalogue.chips.has(chip)));
/** As loads are published: prompts of which each fills a chip, and answers of as many tokens. */
const lengths = fc.record({
  inputTokens: fc.integer({ min: 1024, max: 8192 }),
  outputTokens: fc.integer({ min: 1024, max: 8192 }),
});

describe('the mean step of a steady state', () => {
  test.prop([
    systems,
    fc.constantFrom('bf16' as const, 'fp8' as const),
    lengths,
    fc.integer({ min: 1, max: 64 }),
  ])(
    'is t_dec + (B ÷ OSL) · t_pre within 1 % up to 8 in flight and 5 % up to 64, and never longer: weights are read once',
    (system, weights, of, batch) => {
      const setUp = setUpOf(system, weights);
      const closed = servingTime(setUp, { batch, ...of }).attainableTpotSec;
      const ratio = servingStep(setUp, { batch, ...of }).step.attainableSec / closed;
      expect(ratio).toBeGreaterThan(batch <= 8 ? 0.99 : 0.95);
      // But for the rows of answers that begin another tile of a prompt.
      expect(ratio).toBeLessThan(batch <= 8 ? 1.002 : 1.01);
    },
  );

  test('is the decode step where every prompt is cached, and grows with what is not', () => {
    const setUp = setUpOf(SYSTEMS[0] ?? ['', '', 1]);
    const load = { batch: 32, inputTokens: 4096, outputTokens: 256 };
    const cached = (cachedTokens: number) => servingStep(setUp, { ...load, cachedTokens });
    const decode = stepTime('decode', setUp, { batch: 32, context: 4096 + 128 });
    expect(cached(4096).step).toEqual(decode);
    expect(cached(4096).mixedShare).toBe(0);
    const seconds = [4096, 3000, 1000, 0].map((tokens) => cached(tokens).step.attainableSec);
    expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
  });

  test('mixes as many steps as prompts begin, each whole while it is within the budget', () => {
    const setUp = setUpOf(SYSTEMS[0] ?? ['', '', 1]);
    const load = { batch: 32, inputTokens: 2048, outputTokens: 1024 };
    expect(servingStep(setUp, load).mixedShare).toBeCloseTo(32 / 1024, 12);
    expect(servingStep(setUp, { ...load, budgetTokens: 512 }).mixedShare).toBeCloseTo((32 * 4) / 1024, 12);
  });
});
