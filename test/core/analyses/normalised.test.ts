import { normalised, normalisingReference } from '@inferbench/analyses/normalised/normalise';
import { unitOfPower, valuePerKw } from '@inferbench/analyses/normalised/per-kw';
import { simulatedSlice } from '@inferbench/analyses/normalised/simulated-slice';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { Metric } from '@inferbench/domain/terms/metric';
import { NORMALISING_CHIP } from '@inferbench/domain/scores/normalised';
import type { Slice } from '@inferbench/domain/terms/slice';
import { simulate } from '@inferbench/evaluation/simulate';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { describe, expect, test } from 'vitest';

const DECODE: Slice = {
  model: 'llama-3-8b',
  phase: 'DECODE',
  shape: null,
  batch: 16,
  context: 2048,
  precision: 'FP16',
};
const onH100 = (slice: Partial<Slice>) =>
  simulatedSlice({ ...DECODE, ...slice }, NORMALISING_CHIP, catalogue);
const referenceOf = (slice: Partial<Slice>, metric: Metric, comparabilityKey = 'plain') =>
  normalisingReference(onH100(slice), { metric, comparabilityKey });
const valueOf = (slice: Partial<Slice>, metric: Metric, key?: string) => {
  const found = referenceOf(slice, metric, key);
  if (!found.present) throw new Error(`${metric}: ${found.reason}`);
  return found.reference.value;
};

describe('the reference of a slice', () => {
  const request = SimulateRequest.parse({
    chip: NORMALISING_CHIP,
    model: 'llama-3-8b',
    phase: 'decode',
    batch: 16,
    context: 2048,
  });
  const simulated = simulate(request, catalogue);
  if (!simulated.ok) throw simulated.error;
  const { attainable, usefulTops, costs, power } = simulated.value;
  const stepMs = attainable.tpotMs ?? Number.NaN;

  test('is what `simulate` says of one H100 at the attainable time', () => {
    expect(valueOf({}, 'USEFUL_TOPS')).toBe(usefulTops);
    expect(valueOf({}, 'TOKENS_PER_S_PER_USER')).toBe(1000 / stepMs);
    expect(valueOf({}, 'TOKENS_PER_S_PER_CHIP')).toBeCloseTo(16_000 / stepMs, 6);
    expect(valueOf({}, 'ENERGY_EFFICIENCY', 'plain/device_sensor')).toBe(
      usefulTops / (power?.acceleratorWatts ?? Number.NaN),
    );
  });

  test('costs on the basis of the board, each with its own figure', () => {
    for (const { basis, usdPerHour } of costs) {
      expect(valueOf({}, 'COST_EFFICIENCY', `plain/${basis}`)).toBeCloseTo(usefulTops / usdPerHour, 9);
      expect(valueOf({}, 'USD_PER_MTOK', `plain/${basis}`)).toBeCloseTo(
        ((usdPerHour / 3600) * (stepMs / 1000) * 1e6) / 16,
        9,
      );
    }
    expect(costs.map(({ basis }) => basis)).toEqual(['RENTED', 'OWNED', 'CONTRACT']);
  });

  test('divides: the reference itself is 1', () => {
    const found = referenceOf({}, 'USEFUL_TOPS');
    expect(normalised(usefulTops, found)).toMatchObject({ value: 1, reason: null, detail: null });
    expect(normalised(2 * usefulTops, found).value).toBe(2);
  });

  test('is of the smallest group that holds the slice, per chip', () => {
    const found = referenceOf({ model: 'llama-3.1-70b' }, 'TOKENS_PER_S_PER_CHIP');
    expect(found).toMatchObject({ present: true, reference: { chips: 2, precision: 'fp16' } });
    const alone = simulate(
      SimulateRequest.parse({ ...request, model: 'llama-3.1-70b', chips: 1 }),
      catalogue,
    );
    expect(alone).toMatchObject({ ok: false, error: { code: 'DOES_NOT_FIT' } });
  });

  test('computes in the nearest precision that an H100 has, and names it', () => {
    expect(referenceOf({ precision: 'FP8' }, 'USEFUL_TOPS')).toMatchObject({
      reference: { precision: 'fp8', computed: 'fp8' },
    });
    const four = referenceOf({ precision: 'FP4' }, 'USEFUL_TOPS');
    expect(four).toMatchObject({ present: true, reference: { computed: 'fp8' } });
  });

  test.each([
    ['PREFILL', null],
    ['GENERATE', 'PROMPT_HEAVY'],
    ['SERVING', 'ANSWER_HEAVY'],
    ['SERVING', 'BALANCED'],
  ] as const)('stands in %s %s', (phase, shape) => {
    expect(valueOf({ phase, shape }, 'USEFUL_TOPS')).toBeGreaterThan(0);
  });
});

describe('null has a reason', () => {
  test.each(['TTFT_P95', 'TPOT_P95', 'GOODPUT', 'FLEXIBILITY'] as const)(
    '%s: nothing simulates it',
    (metric) => {
      expect(normalised(1, referenceOf({}, metric))).toMatchObject({
        value: null,
        reference: null,
        reason: 'NOT_COMPUTED',
        detail: expect.stringContaining('queue'),
      });
    },
  );

  test('no answers in a prompt, no power at a rack, no such model', () => {
    expect(referenceOf({ phase: 'PREFILL' }, 'TOKENS_PER_S_PER_USER')).toMatchObject({
      reason: 'NOT_APPLICABLE',
    });
    expect(referenceOf({}, 'ENERGY_EFFICIENCY', 'plain/rack')).toMatchObject({ reason: 'NO_POWER' });
    expect(referenceOf({ model: 'no-such-model' }, 'USEFUL_TOPS')).toMatchObject({ reason: 'NOT_FOUND' });
  });

  const phases = ['PREFILL', 'DECODE', 'GENERATE', 'SERVING', 'IMAGE', 'MAX_LOAD'] as const;
  const boards = Metric.options.flatMap((metric) => phases.map((phase) => [metric, phase] as const));
  test.each(boards)('%s in %s is a value or a reason, never 0 and never NaN', (metric, phase) => {
    const shape = phase === 'GENERATE' || phase === 'SERVING' ? ('BALANCED' as const) : null;
    const { value, reason, detail } = normalised(1, referenceOf({ phase, shape }, metric, 'plain/RENTED'));
    const said = value === null ? reason !== null && detail !== null : reason === null && value > 0;
    expect({ value, reason, detail, said }).toMatchObject({ said: true });
  });
});

describe('large units', () => {
  test('are the wafers and the racks, by their own data', () => {
    const large = [...catalogue.chips.values()].flatMap((chip) => {
      const { largeUnit } = unitOfPower(chip);
      return largeUnit === null ? [] : [`${chip.slug} ${largeUnit}`];
    });
    expect(large).toEqual(
      expect.arrayContaining([
        'amd-mi455x RACK',
        'cerebras-wse2 WAFER',
        'cerebras-wse3 WAFER',
        'nvidia-gb200-nvl72 RACK',
        'nvidia-gb300-nvl72 RACK',
        'nvidia-vr-nvl72 RACK',
      ]),
    );
    expect(
      large.filter((each) => !/^(cerebras-wse|amd-mi455x|nvidia-(gb[23]00|vr)-nvl72)/.test(each)),
    ).toEqual([]);
  });

  test('have a rate per kW beside that per chip: of the table, or of the whole system', () => {
    const chip = (slug: string) => {
      const found = catalogue.chips.get(slug);
      if (!found) throw new Error(slug);
      return found;
    };
    expect(valuePerKw('USEFUL_TOPS', 104.678, chip(NORMALISING_CHIP))).toBeCloseTo(60.5075, 4);
    expect(valuePerKw('USEFUL_TOPS', 210, chip('nvidia-gb200-nvl72'))).toBe(100);
    expect(valuePerKw('USEFUL_TOPS', 2300, chip('cerebras-wse3'))).toBe(100);
    expect(valuePerKw('USEFUL_TOPS', 1, chip('nvidia-l4'))).toBeNull();
    expect(valuePerKw('TTFT_P95', 1, chip(NORMALISING_CHIP))).toBeNull();
  });
});
