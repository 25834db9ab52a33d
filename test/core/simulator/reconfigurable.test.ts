import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { decodeLoad, prefillLoad } from '@inferbench/domain/models/step-load';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { graphsOf } from '@inferbench/evaluation/simulation/set-up';
import { simulate } from '@inferbench/evaluation/simulate';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import {
  configurationsPerStep,
  distinctConfigurations,
  exposedLoadSec,
  exposedReconfigurationSec,
} from '@inferbench/simulator/reconfiguration';
import { layerSpan, planSections, type SectionPlan } from '@inferbench/simulator/section-plan';
import { describe, expect } from 'vitest';

const FP16 = { weights: 'fp16', activations: 'fp16', kv: 'fp16' } as const;
const model = catalogue.models.get('llama-3-70b');
if (!model || !isLanguageModel(model)) throw new Error('no llama-3-70b');
const { decode, prefill } = graphsOf(model, FP16);
const span = layerSpan(decode) ?? { layers: 0, first: 0, last: 0 };

const section = (operators: number[], multiplicity: number) => ({
  operators,
  multiplicity,
  boundaryShares: operators.map(() => 0),
});

/** A layer in `sections` parts between one section before and one after. */
function planOf(sections: number, layers: number): SectionPlan {
  return {
    before: [section([0], 1)],
    layer: Array.from({ length: sections }, (_, i) => section([i + 1], layers)),
    after: [section([sections + 1], 1)],
    layers,
  };
}

describe('sections of a layer', () => {
  test('80 identical layers of one section need 3 configurations in all; of 3 sections 242 loads of 5', () => {
    expect(span.layers).toBe(80);
    const room = { load: decodeLoad(1, 2048), group: 1, sramBytes: 520e6 };
    const plan = planSections(decode, span, room);
    expect(plan.layer).toHaveLength(1);
    expect(configurationsPerStep(plan)).toBe(3);
    expect(configurationsPerStep(planOf(3, 80))).toBe(3 * 80 + 2);
    expect(distinctConfigurations(planOf(3, 80))).toBe(5);
  });

  test('keep what lives inside on the chip: only one side of the first and of the last operator crosses', () => {
    const plan = planSections(decode, span, { load: decodeLoad(1, 2048), group: 1, sramBytes: 520e6 });
    const shares = plan.layer[0]?.boundaryShares ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1);
    expect([shares[0], shares.at(-1)]).toStrictEqual([0.5, 0.5]);
  });

  test('are split where that does not fit, down to single operators, and then save nothing', () => {
    const load = prefillLoad(64, 8192);
    const none = planSections(prefill, span, { load, group: 1, sramBytes: 0 });
    expect(none.layer).toHaveLength(span.last - span.first + 1);
    expect(none.layer.flatMap(({ boundaryShares }) => boundaryShares).every((share) => share === 1)).toBe(
      true,
    );
    const some = planSections(prefill, span, { load: prefillLoad(1, 8192), group: 1, sramBytes: 520e6 });
    expect(some.layer.length).toBeGreaterThan(1);
    expect(some.layer.length).toBeLessThan(none.layer.length);
  });

  test.prop([fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e9 })])(
    'hold every operator once, in order; more tokens cut finer, more SRAM coarser',
    (tokens, sramBytes) => {
      const at = (sequences: number, bytes: number) =>
        planSections(decode, span, { load: decodeLoad(sequences, 1024), group: 1, sramBytes: bytes });
      const plan = at(tokens, sramBytes);
      const order = [...plan.before, ...plan.layer, ...plan.after].flatMap(({ operators }) => operators);
      expect(order).toStrictEqual(decode.operators.map((_, index) => index));
      expect(at(2 * tokens, sramBytes).layer.length).toBeGreaterThanOrEqual(plan.layer.length);
      expect(at(tokens, 2 * sramBytes).layer.length).toBeLessThanOrEqual(plan.layer.length);
    },
  );
});

describe('exposed reconfiguration', () => {
  const apart = { configurationSec: 10e-6, doubleBuffered: false };
  const hidden = { configurationSec: 10e-6, doubleBuffered: true };

  test('240 loads of 10 µs that nothing hides are 2.4 ms, 27 % of a token of 8.75 ms', () => {
    // Three sections in each of 80 layers; the loads before and after the layers are two more.
    const sec = exposedReconfigurationSec(planOf(3, 80), [0, 0, 0, 0, 0], apart);
    expect(sec).toBeCloseTo(242 * 10e-6, 12);
    expect((240 * 10e-6) / 8.75e-3).toBeCloseTo(0.274, 3);
  });

  test('a section of 4 µs hides 4 of the next 10, one of 10 µs all', () => {
    expect(exposedLoadSec(10e-6, 4e-6)).toBeCloseTo(6e-6, 15);
    expect(exposedLoadSec(10e-6, 10e-6)).toBe(0);
    // Before: 4 µs. Layers: 80 runs of 1 µs. After: 9 µs, which hides the first load of the next step.
    const sec = exposedReconfigurationSec(planOf(1, 80), [4e-6, 1e-6, 9e-6], hidden);
    expect(sec).toBeCloseTo((10 - 9 + (10 - 4)) * 1e-6, 12);
  });

  test.prop([
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 100 }),
    fc.array(fc.double({ min: 0, max: 1e-4, noNaN: true }), { minLength: 8, maxLength: 8 }),
  ])(
    'is never negative, never more than all loads, and nothing where every section covers one',
    (parts, layers, sec) => {
      const plan = planOf(parts, layers);
      const all = exposedReconfigurationSec(plan, sec, apart);
      const some = exposedReconfigurationSec(plan, sec, hidden);
      expect(all).toBeCloseTo(configurationsPerStep(plan) * 10e-6, 12);
      expect(some).toBeGreaterThanOrEqual(0);
      expect(some).toBeLessThanOrEqual(all);
      const long = sec.map((value) => value + 10e-6);
      expect(exposedReconfigurationSec(plan, long, hidden)).toBe(0);
    },
  );
});

test('a SN40L decodes 8B in FP16 within its bandwidth: 16 GB at the share of 1.6 TB/s that it reaches', () => {
  const request = { chip: 'sambanova-sn40l', model: 'llama-3-8b', phase: 'decode', context: 128, chips: 1 };
  const answer = simulate(SimulateRequest.parse(request), catalogue);
  if (!answer.ok) throw answer.error;
  const chip = catalogue.chips.get('sambanova-sn40l');
  if (chip === undefined) throw new Error('no SN40L');
  const { bandwidthShare } = efficiencyOf(chip).constants;
  expect(bandwidthShare).toBeLessThanOrEqual(1);
  const weightsMs = (15.0e9 / (bandwidthShare * 1.6e12)) * 1e3;
  expect((answer.value.attainable.tpotMs ?? 0) / weightsMs).toBeGreaterThan(1);
  expect((answer.value.attainable.tpotMs ?? 0) / weightsMs).toBeLessThan(1.02);
});
