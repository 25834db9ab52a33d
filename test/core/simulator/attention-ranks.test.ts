import { catalogue } from '@inferbench/catalogue/catalogue';
import { fullPrecision } from '@inferbench/domain/terms/precision';
import { ONE_CHIP, type Placement } from '@inferbench/domain/scores/simulation';
import { graphsOf, languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { capacityOf } from '@inferbench/simulator/capacity';
import { compile } from '@inferbench/simulator/compile';
import { DEFAULT_CONSTANTS } from '@inferbench/simulator/default-constants';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const MOE = ['deepseek-v3', 'gpt-oss-120b', 'qwen3-235b-a22b', 'nemotron-3-super'];

/** A step of a model on eight chips, split so, under one set of constants: measured effects of ranks are no law of them. */
function step(
  slug: string,
  phase: 'prefill' | 'decode',
  split: Partial<Placement>,
  [batch, context]: [number, number],
) {
  const model = languageModelIn(slug, catalogue);
  const chip = catalogue.chips.get('nvidia-h200-sxm-141gb');
  const precision = fullPrecision('fp8', {});
  const peak = chip && resolvePeak(chip, precision);
  if (!model.ok || !chip || !peak?.ok) throw new Error(slug);
  const graph = graphsOf(model.value, precision)[phase];
  const placement = { ...ONE_CHIP, chips: 8, ...split };
  const out = compile({ graph, chip, peak: peak.value, placement, constants: DEFAULT_CONSTANTS }).at(
    batch,
    context,
    new Float64Array(SLOT_COUNT),
  );
  const { maxBatch, bytesNeeded } = capacityOf({ graph, chip, placement, batch, context });
  return { out: [...out], maxBatch, bytesNeeded, sec: out[SLOT.attainableSec] ?? 0 };
}

const phases = fc.constantFrom('prefill' as const, 'decode' as const);
const contexts = fc.integer({ min: 1, max: 16_384 });
const models = fc.constantFrom(...MOE.filter((slug) => catalogue.models.has(slug)));

describe('data-parallel attention', () => {
  test.prop([models, phases, fc.integer({ min: 8, max: 512 }), contexts])(
    'one rank on each chip with experts spread over all is as many replicas that share them',
    (slug, phase, batch, context) => {
      const group = { tensorParallel: 8, expertParallel: 8, attentionParallel: 8 };
      const replicas = { replicas: 8, expertParallel: 8 };
      expect(step(slug, phase, group, [batch, context])).toEqual(
        step(slug, phase, replicas, [batch, context]),
      );
    },
  );

  test.prop([models, phases, contexts, fc.constantFrom(1, 8)])(
    'a sequence has one rank: a batch of fewer keeps as many busy, and takes no less time a step than one of all',
    (slug, phase, context, expertParallel) => {
      const split = { tensorParallel: 8, expertParallel, attentionParallel: 8 };
      const [one, all] = [step(slug, phase, split, [1, context]), step(slug, phase, split, [8, context])];
      expect(one.sec).toBeLessThanOrEqual(all.sec);
      // Work is that of one sequence, not of eight.
      expect(one.out[SLOT.flops]).toBeCloseTo((all.out[SLOT.flops] ?? 0) / 8, -6);
      expect(one.out[SLOT.kvBytes]).toBeCloseTo((all.out[SLOT.kvBytes] ?? 0) / 8, -3);
    },
  );

  test('DeepSeek-V3 holds a latent vector once in place of eight times, and attention weights eight times', () => {
    const load: [number, number] = [64, 4096];
    const shared = step('deepseek-v3', 'decode', { tensorParallel: 8, expertParallel: 8 }, load);
    const ranks = step(
      'deepseek-v3',
      'decode',
      { tensorParallel: 8, expertParallel: 8, attentionParallel: 8 },
      load,
    );
    expect(ranks.out[SLOT.kvBytes]).toBeCloseTo((shared.out[SLOT.kvBytes] ?? 0) / 8, -3);
    expect(ranks.maxBatch).toBeGreaterThan(4 * shared.maxBatch);
    expect(ranks.out[SLOT.weightBytes]).toBeGreaterThan(shared.out[SLOT.weightBytes] ?? 0);
  });

  test('experts that are split rather than spread are gathered for: their sums are of the tokens of all ranks', () => {
    const load: [number, number] = [64, 4096];
    const split = step('deepseek-v3', 'decode', { tensorParallel: 8, attentionParallel: 8 }, load);
    const whole = step('deepseek-v3', 'decode', { tensorParallel: 8 }, load);
    // Of a whole group the sums of attention come on top.
    expect(split.out[SLOT.collectiveBytes]).toBeGreaterThan(0);
    expect(split.out[SLOT.collectiveBytes]).toBeLessThan(whole.out[SLOT.collectiveBytes] ?? 0);
    expect(split.out[SLOT.flops]).toBe(whole.out[SLOT.flops]);
  });
});
