import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { graphsOf } from '@inferbench/evaluation/simulation/set-up';
import { simulate } from '@inferbench/evaluation/simulate';
import { bestPlacement } from '@inferbench/simulator/best-placement';
import { candidatePlacements, placementName } from '@inferbench/simulator/candidate-placements';
import { capacityOf, fits, secondsPerByte } from '@inferbench/simulator/capacity';
import { compile } from '@inferbench/simulator/compile';
import { gridCrossingSec } from '@inferbench/simulator/families/dataflow';
import { minimumChips } from '@inferbench/simulator/minimum-chips';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import { describe, expect } from 'vitest';

const INT8 = { weights: 'int8', activations: 'int8', kv: 'int8' } as const;

function setUp(chipSlug: string, modelSlug: string) {
  const chip = catalogue.chips.get(chipSlug);
  const model = catalogue.models.get(modelSlug);
  if (!chip || !model || !isLanguageModel(model)) throw new Error(`no ${chipSlug} or ${modelSlug}`);
  const peak = resolvePeak(chip, INT8);
  if (!peak.ok) throw peak.error;
  return { chip, model, graph: graphsOf(model, INT8).decode, peak: peak.value };
}

const groq = setUp('groq-lpu-v1', 'llama-3-70b');
const placed = (tensorParallel: number, pipelineParallel: number, replicas = 1) => ({
  chips: tensorParallel * pipelineParallel * replicas,
  tensorParallel,
  pipelineParallel,
  replicas,
  expertParallel: 1,
  attentionParallel: 1,
});

function decodeSec(split: ReturnType<typeof placed>, { batch = 1, context = 2048 } = {}): number {
  const { graph, chip, peak } = groq;
  const out = compile({ graph, chip, peak, placement: split }).at(
    batch,
    context,
    new Float64Array(SLOT_COUNT),
  );
  return out[SLOT.attainableSec] ?? Number.NaN;
}

describe('chips whose weights stay in SRAM', () => {
  test('need ⌈(W + KV) ÷ (0.9 · 230 MB)⌉ of them: 8 billion bytes on 40 LPUs, never on one', () => {
    const { graph, chip } = setUp('groq-lpu-v1', 'llama-3-8b');
    const load = { batch: 1, context: 2048 };
    const kvBytes = 2048 * graph.kvCache.fullBytesPerToken;
    const expected = Math.ceil((graph.storedWeightBytes + kvBytes) / (0.9 * 230e6));
    expect(minimumChips({ graph, chip }, load, 'onChip')).toBe(expected);
    expect(expected).toBe(40);
    expect(fits(capacityOf({ graph, chip, placement: placed(1, 39), ...load }))).toBe(false);
    expect(fits(capacityOf({ graph, chip, placement: placed(1, 40), ...load }))).toBe(true);
  });

  test('a pipeline does not divide a single sequence: twice the stages cost their hops', () => {
    const hopSec = 0.5e-6 + 8192 / 240e9;
    expect(decodeSec(placed(2, 288)) - decodeSec(placed(2, 173))).toBeCloseTo((288 - 173) * hopSec, 9);
  });

  test('a tensor group divides the streams and pays two sums a layer', () => {
    expect(decodeSec(placed(4, 144))).toBeLessThan(decodeSec(placed(1, 576)));
    const out = (split: ReturnType<typeof placed>) =>
      compile({ ...groq, placement: split }).at(1, 2048, new Float64Array(SLOT_COUNT));
    const hopsSec = (stages: number) => (stages - 1) * (0.5e-6 + 8192 / 240e9);
    const sumSec = 2 * 3 * 0.5e-6 + (2 * 3 * 8192) / 4 / 240e9;
    expect((out(placed(4, 144))[SLOT.collectiveSec] ?? 0) - hopsSec(144)).toBeCloseTo(160 * sumSec, 9);
  });

  test('external memory is a slope: each byte beyond the SRAM takes its own time', () => {
    const tiers = [
      { name: 'onChip', capacityBytes: 100, largestCapacityBytes: 100, bandwidthBytesPerSec: 1000 },
      { name: 'offChip', capacityBytes: 1e6, largestCapacityBytes: 1e6, bandwidthBytesPerSec: 10 },
    ] as const;
    expect(90 * secondsPerByte(tiers, 90)).toBeCloseTo(0.09, 12);
    expect(100 * secondsPerByte(tiers, 100)).toBeCloseTo(0.09 + 10 / 10, 12);
    expect(190 * secondsPerByte(tiers, 190)).toBeCloseTo(0.09 + 100 / 10, 12);
  });

  test('without external memory the model is refused below that number', () => {
    const request = { chip: 'groq-lpu-v1', model: 'llama-3-70b', phase: 'decode', context: 2048 } as const;
    const one = simulate(SimulateRequest.parse({ ...request, weightPrecision: 'int8', chips: 1 }), catalogue);
    expect(one.ok ? null : one.error.code).toBe('DOES_NOT_FIT');
  });

  test('an operator crosses the grid twice: 2·√900,000 cycles of a wafer are 1.7 µs', () => {
    const wafer = catalogue.chips.get('cerebras-wse3');
    if (wafer?.family !== 'dataflow') throw new Error('WSE-3 is a dataflow chip');
    expect(gridCrossingSec(wafer)).toBeCloseTo(1.7249e-6, 9);
  });
});

describe('the placement that is chosen', () => {
  const search = { ...groq, heads: 64, experts: null, context: 2048, chips: 576, batch: 1 };

  test('is the fastest of all that fit, and its name says the split', () => {
    const best = bestPlacement(search);
    const { graph, chip } = groq;
    const times = candidatePlacements(search)
      .filter((placement) => fits(capacityOf({ graph, chip, placement, batch: 1, context: 2048 })))
      .map((placement) => decodeSec(placement));
    expect(best?.stepSec).toBe(Math.min(...times));
    expect(best && best.name).toBe(best && placementName(best.placement));
    expect(placementName(placed(4, 144))).toBe('TP4 × PP144');
    expect(placementName(placed(1, 1))).toBe('one chip');
  });

  test.prop([fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 64 })])(
    'uses every chip once, whole heads and no idle replica; twice asked, it is the same',
    (chips, batch) => {
      for (const placement of candidatePlacements({ ...search, chips, batch })) {
        const { tensorParallel, pipelineParallel, replicas } = placement;
        expect(tensorParallel * pipelineParallel * replicas).toBe(chips);
        expect(64 % tensorParallel).toBe(0);
        expect(replicas).toBeLessThanOrEqual(batch);
      }
      expect(bestPlacement({ ...search, chips, batch })).toStrictEqual(
        bestPlacement({ ...search, chips, batch }),
      );
    },
  );

  test('does not exist where no split fits', () => {
    expect(bestPlacement({ ...search, chips: 100 })).toBeNull();
  });
});

describe('a split that cannot be is refused', () => {
  const request = {
    chip: 'nvidia-h100-sxm5-80gb',
    model: 'llama-3-70b',
    phase: 'decode',
    context: 2048,
  } as const;
  test.each([
    [{ chips: 3, tp: 3 }, 'INVALID', 'tp'],
    [{ chips: 4, tp: 3 }, 'INVALID', 'system.tensorParallel'],
    [
      { chips: 4, weightPrecision: 'fp32', chip: 'groq-lpu-v1' },
      'UNSUPPORTED_PRECISION',
      'precision.activations',
    ],
  ])('%j: %s', (change, code, path) => {
    const answer = simulate(SimulateRequest.parse({ ...request, ...change }), catalogue);
    expect(answer.ok ? null : [answer.error.code, answer.error.details.path]).toStrictEqual([code, path]);
  });

  test('no chips at all', () => {
    const valid = SimulateRequest.parse(request);
    const answer = simulate({ ...valid, chips: 0 }, catalogue);
    expect(answer.ok ? null : [answer.error.code, answer.error.details.path]).toStrictEqual([
      'INVALID',
      'chips',
    ]);
  });
});
