import type { Effect } from '@inferbench/domain/scores/calibration';
import { DEFAULT_CONSTANTS, UNIT_CONSTANTS } from '@inferbench/simulator/default-constants';
import { type EffectContext, hardwareKeys, type Stack, stackKeys } from '@inferbench/simulator/effect-keys';
import {
  attainableConstants,
  evidenceOf,
  type FittedTimes,
  ingestSecOf,
  stackTermsOf,
} from '@inferbench/simulator/effects';
import { describe, expect, test } from 'vitest';

const HOPPER: EffectContext = {
  chip: { slug: 'nvidia-h100-sxm5-80gb', vendor: 'nvidia', family: 'simt' },
  precision: 'fp16',
  phase: 'decode',
  layerKind: 'dense',
  model: null,
  weightWord: 'bf16',
  attentionRanks: 1,
};
const BLACKWELL: EffectContext = { ...HOPPER, chip: { ...HOPPER.chip, slug: 'nvidia-b200-sxm-180gb' } };
const AMD: EffectContext = { ...HOPPER, chip: { ...HOPPER.chip, slug: 'amd-mi300x', vendor: 'amd' } };

const EDGE = { compute: 0.8, memory: 0.5 };

/** An effect that multiplies seconds by `factor`. */
function effect(term: Effect['term'], of: Effect['of'], key: string, factor: number): Effect {
  return { term, of, key, ln: Math.log(factor), rows: 4 };
}

const HOST = { hostStepSec: 1e-3, hostSequenceSec: 1e-5, prefillFixedSec: 1e-2 };
// A quarter of every rate: effects have room above and below.
const QUARTER = {
  gemmShare: 0.25,
  expertShare: 0.25,
  attentionShare: 0.25,
  decodeAttentionShare: 0.25,
  imageAttentionShare: 0.25,
  bandwidthShare: 0.25,
  expertBandwidthShare: 0.25,
  cacheBandwidthShare: 0.25,
};

function fittedWith(...effects: Effect[]): FittedTimes {
  const constants = { ...UNIT_CONSTANTS, ...QUARTER, ...HOST };
  return { constants, ingestSec: 0.02, promptShare: 1, edge: EDGE, effects };
}

const stack = (framework: string | null, version: string | null = null): Stack => ({ framework, version });

describe('what a stack makes of the attainable time', () => {
  const fitted = fittedWith(
    { ...effect('memory', 'framework', 'a', 1.5), rows: 30 },
    { ...effect('memory', 'version', 'a 1', 2), rows: 7 },
    { ...effect('compute', 'framework', 'a', 3), rows: 30 },
    { ...effect('memory', 'frameworkGeneration', 'a blackwell', 4), rows: 5 },
  );
  const memory = (of: Stack, context = HOPPER, by = fitted) =>
    stackTermsOf(of, context, by)?.memoryFactor.weights;
  const evidence = (of: Stack, term: 'compute' | 'memory' = 'memory') =>
    evidenceOf(of, HOPPER, { fitted, term });

  test.each([
    ['a version that was measured: its framework and itself', stack('a', '1'), (1.5 * 2) / 0.5],
    ['another version: what is known of its framework', stack('a', '9'), 1.5 / 0.5],
    ['another framework: the median stack over the fast edge', stack('z'), 1 / 0.5],
  ])('%s', (_, of, factor) => {
    expect(memory(of)).toBeCloseTo(factor, 12);
  });

  test('no stack is the best public one, which makes nothing of it', () => {
    expect(stackTermsOf(stack(null), HOPPER, fitted)).toBeNull();
    expect(evidence(stack(null))).toEqual({ basis: 'reference', rows: 0 });
  });

  test('says on how many figures of which stack it rests', () => {
    expect(evidence(stack('a', '1'))).toEqual({ basis: 'version', rows: 7 });
    expect(evidence(stack('a', '9'))).toEqual({ basis: 'framework', rows: 30 });
    expect(evidence(stack('a', '1'), 'compute')).toEqual({ basis: 'framework', rows: 30 });
    expect(evidence(stack('z', '1'))).toEqual({ basis: 'any', rows: 0 });
  });

  test('one kind of work teaches nothing about the other', () => {
    const { computeFactor, memoryFactor } = stackTermsOf(stack('a', '1'), HOPPER, fitted) ?? {};
    for (const of of ['gemm', 'experts', 'attention'] as const) {
      expect(computeFactor?.[of]).toBeCloseTo(3 / 0.8, 12);
    }
    expect(memoryFactor?.weights).toBeCloseTo(3 / 0.5, 12);
  });

  test('what it is on one generation says nothing of another, nor of another vendor', () => {
    expect(memory(stack('a', '9'), BLACKWELL)).toBeCloseTo((1.5 * 4) / 0.5, 12);
    expect(memory(stack('a', '9'), HOPPER)).toBeCloseTo(1.5 / 0.5, 12);
    expect(memory(stack('a', '9'), AMD)).toBeCloseTo(1.5 / 0.5, 12);
  });

  test('without any measurement is one over the fast edge, and the host of all stacks', () => {
    expect(stackTermsOf(stack('a', '1'), HOPPER, fittedWith())).toEqual({
      computeFactor: { gemm: 1 / 0.8, experts: 1 / 0.8, attention: 1 / 0.8 },
      memoryFactor: { weights: 2, experts: 2, kv: 2 },
      launchFactor: { gemm: 2, experts: 2, attention: 2 },
      collectiveFactor: 1,
      hostStepSec: 1e-3,
      hostSequenceSec: 1e-5,
      promptSec: 1e-2,
    });
  });

  test('kernels, hosts and front ends of a stack are slower by their own effects', () => {
    const by = fittedWith(
      effect('kernelSec', 'framework', 'a', 3),
      effect('hostStepSec', 'framework', 'a', 2),
      effect('ingestSec', 'framework', 'a', 4),
    );
    const terms = stackTermsOf(stack('a'), HOPPER, by);
    expect(terms?.launchFactor).toEqual({ gemm: 3 / 0.5, experts: 2, attention: 2 });
    expect(terms?.hostStepSec).toBeCloseTo(2e-3, 12);
    expect(ingestSecOf(stack('a'), HOPPER, by)).toBeCloseTo(0.08, 12);
    expect(ingestSecOf(stack('z'), HOPPER, by)).toBe(0.02);
  });

  test('a kernel timed by itself has the median stack, whoever times it', () => {
    const kernel = { ...HOPPER, phase: 'kernel' as const };
    expect(stackKeys(stack('a', '1'), kernel)).toEqual({});
    expect(memory(stack('a', '1'), kernel)).toBeCloseTo(1 / 0.5, 12);
  });

  test('versions of what makes images are not told apart', () => {
    const pass = { ...HOPPER, phase: 'pass' as const };
    expect(stackKeys(stack('a', '1'), pass)).toEqual({ framework: 'a, images' });
    expect(memory(stack('a', '1'), pass)).toBeCloseTo(1 / 0.5, 12);
  });
});

describe('constants of the attainable time', () => {
  test('without effects are those of all chips at the fast edge', () => {
    const at = attainableConstants(HOPPER, fittedWith());
    expect(at).toMatchObject({ gemmShare: 0.25 / 0.8, bandwidthShare: 0.5, cacheBandwidthShare: 0.5 });
    expect(at).toMatchObject({ kernelSec: 0.5, sumLinkShare: 1, hostStepSec: 1e-3, expansionShare: 1 });
  });

  test('effects of hardware, numbers and layers multiply, and software has none', () => {
    const fitted = fittedWith(
      effect('gemmShare', 'generation', 'hopper', 2),
      effect('gemmShare', 'class', 'fp16', 3),
      effect('compute', 'layers', 'dense', 5),
      effect('compute', 'framework', 'a', 7),
      effect('compute', 'harness', 'somebody', 11),
    );
    const { gemmShare, imageAttentionShare } = attainableConstants(HOPPER, fitted);
    expect(gemmShare).toBeCloseTo(0.25 / (2 * 3 * 5 * 0.8), 12);
    expect(imageAttentionShare).toBeCloseTo(0.25 / (5 * 0.8), 12);
    expect(attainableConstants({ ...BLACKWELL, precision: 'fp8' }, fitted).gemmShare).toBeCloseTo(
      0.25 / (5 * 0.8),
      12,
    );
  });

  test('seconds grow with an effect: shares of rates fall, latencies rise', () => {
    const fitted = fittedWith(
      effect('sumLinkShare', 'vendor', 'amd', 2),
      effect('allReduceSec', 'vendor', 'amd', 3),
      effect('memory', 'ranks', '8', 4),
    );
    const constants = { ...fitted.constants, allReduceSec: 1e-5 };
    const at = attainableConstants({ ...AMD, attentionRanks: 8 }, { ...fitted, constants });
    expect(at.sumLinkShare).toBeCloseTo(0.5, 12);
    expect(at.allReduceSec).toBeCloseTo(3e-5, 12);
    expect(at.bandwidthShare).toBeCloseTo(0.25 / (4 * 0.5), 12);
    expect(at.kernelSec).toBeCloseTo(4 * 0.5, 12);
  });

  const tpu = {
    ...HOPPER,
    chip: { slug: 'google-tpu-v5p', vendor: 'google', family: 'systolic' },
  } as const;

  test('of a family without a fit of its own are the defaults, at no edge', () => {
    expect(attainableConstants(tpu, fittedWith())).toEqual(DEFAULT_CONSTANTS);
    expect(stackTermsOf(stack('jetstream'), tpu, fittedWith())).toMatchObject({
      launchFactor: { gemm: 1, experts: 1, attention: 1 },
      hostStepSec: 0,
    });
  });

  test('what GPUs reach of their rates says nothing of it: what its chips compute and move was fitted alone', () => {
    const fitted = fittedWith(
      effect('gemmShare', 'class', 'fp16', 0.5),
      effect('kernelSec', 'framework', 'a', 3),
      effect('compute', 'generation', 'tpu', 2),
      effect('memory', 'generation', 'tpu', 4),
    );
    const at = attainableConstants(tpu, fitted);
    expect([at.gemmShare, at.bandwidthShare, at.kernelSec * 1e6]).toEqual([0.4, 0.2, 16]);
    expect(stackTermsOf(stack('a'), tpu, fitted)?.launchFactor.gemm).toBe(1);
  });
});

describe('published rates are not passed by what is attainable', () => {
  // Four times as fast as a quarter, at an edge that is twice as fast again: the fit says 200 % of the bandwidth.
  const fitted = fittedWith(effect('cacheBandwidthShare', 'generation', 'hopper', 0.25));

  test('at the fast edge of a level that few figures know', () => {
    const { cacheBandwidthShare, bandwidthShare } = attainableConstants(HOPPER, fitted);
    expect([cacheBandwidthShare, bandwidthShare]).toEqual([1, 0.5]);
  });

  test('and the expected time of any stack stays that of the fit', () => {
    const factors = (factor: number) => {
      const by = { ...fitted, effects: [...fitted.effects, effect('memory', 'framework', 'a', factor)] };
      return stackTermsOf(stack('a'), HOPPER, by)?.memoryFactor;
    };
    // The median stack reaches all of it: 1 ÷ (4 · ¼).
    expect(factors(1)).toEqual({ weights: 2, experts: 2, kv: 1 });
    expect(factors(3)?.kv).toBeCloseTo(3, 12);
  });
});

test('effects are told apart by hardware, numbers, layers and layout', () => {
  expect(hardwareKeys({ ...HOPPER, attentionRanks: 8 })).toEqual({
    vendor: 'nvidia',
    generation: 'hopper',
    class: 'fp16',
    generationClass: 'hopper fp16',
    chip: 'H100',
    layers: 'dense',
    words: 'bf16',
    ranks: '8',
  });
});

test('a model that was measured takes what is its own, and one that was not takes nothing', () => {
  const fitted = fittedWith(effect('memory', 'model', 'measured', 2));
  const shareOf = (model: string | null) => attainableConstants({ ...HOPPER, model }, fitted).bandwidthShare;
  // A quarter of the rate, over the fast edge of a half; twice as long, half of that.
  expect(shareOf(null)).toBe(0.5);
  expect(shareOf('measured')).toBeCloseTo(0.25, 12);
  expect(shareOf('another')).toBe(0.5);
});

test('attention whose kernels are published is attainable as they are, and takes of a stack what was fitted', () => {
  const fitted = fittedWith();
  const prompt: EffectContext = { ...HOPPER, phase: 'prefill' };
  expect(attainableConstants(prompt, fitted).attentionShare).toBe(0.995);
  // Layers of other kinds have kernels of their own: a quarter, over the fast edge of 0.8.
  expect(attainableConstants({ ...prompt, layerKind: 'latent' }, fitted).attentionShare).toBe(0.25 / 0.8);
  // Attainable seconds times the factor: those of a quarter of the rate, on the median stack.
  const factor = stackTermsOf(stack('nobody'), prompt, fitted)?.computeFactor.attention ?? 0;
  expect(factor / 0.995).toBeCloseTo(1 / 0.25, 12);
});
