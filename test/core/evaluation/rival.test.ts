import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { serve } from '@inferbench/evaluation/serve';
import { simulate } from '@inferbench/evaluation/simulate';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { ratioBand } from '@inferbench/simulator/ratio-of';
import { describe, expect } from 'vitest';

const B200 = 'nvidia-b200-sxm-180gb';
const H100 = 'nvidia-h100-sxm5-80gb';
const PHASES = [
  { phase: 'decode', context: 2048, batch: 8 },
  { phase: 'prefill', inputTokens: 2048 },
  { phase: 'generate', inputTokens: 512, outputTokens: 64, batch: 4 },
  { phase: 'serving', inputTokens: 1024, outputTokens: 256, batch: 16 },
] as const;

const asked = (stated: object) =>
  simulate(SimulateRequest.parse({ model: 'llama-3.1-8b', ...stated }), catalogue);
const answered = (stated: object): SimulateResult => {
  const found = asked(stated);
  if (!found.ok) throw found.error;
  return found.value;
};
const slugs = fc.constantFrom(
  B200,
  H100,
  'amd-mi355x',
  'nvidia-h200-sxm-141gb',
  'google-tpu-v6e',
  'nvidia-l40s',
);

describe('a chip against another', () => {
  test.prop([slugs, slugs, fc.constantFrom(...PHASES)], { numRuns: 24 })(
    'is the two simulations on as many chips, divided, in the band of such ratios',
    (chip, against, phase) => {
      const both = asked({ ...phase, chip, against });
      if (!both.ok) return expect(both.error.details.path).toBe('against');
      expect(SimulateResult.safeParse(both.value).error).toBeUndefined();
      const { against: rival, ...own } = both.value;
      expect(own).toEqual(answered({ ...phase, chip }));
      const other = answered({ ...phase, chip: against, chips: own.chips });
      expect(rival).toMatchObject({ chip: against, chips: own.chips, expected: other.expected });
      const rate = ({ expected }: SimulateResult) =>
        expected.outputTokensPerSec ?? 1 / (expected.prefillLatencyMs ?? Number.NaN);
      const [a, b] = [catalogue.chips.get(chip), catalogue.chips.get(against)];
      if (a === undefined || b === undefined || rival === undefined) throw new Error('chips');
      expect(rival.ratio).toBeCloseTo(rate(both.value) / rate(other), 9);
      expect(rival.high / rival.ratio - 1).toBeCloseTo(ratioBand(a, b, phase.phase).share, 9);
      expect(rival.ratio / rival.low).toBeCloseTo(rival.high / rival.ratio, 9);
      return undefined;
    },
  );

  test('that does not hold the work is refused by its own name', () => {
    const refused = asked({ ...PHASES[0], model: 'llama-3-70b', chip: B200, chips: 1, against: H100 });
    expect(refused.ok ? null : [refused.error.code, refused.error.details.path]).toEqual([
      'DOES_NOT_FIT',
      'against',
    ]);
    const unknown = asked({ ...PHASES[0], chip: B200, against: 'nobodys' });
    expect(unknown.ok ? null : [unknown.error.code, unknown.error.details.path]).toEqual([
      'NOT_FOUND',
      'against',
    ]);
  });
});

test('every answer carries its band as factors, and what it rests on in words', () => {
  const { band } = answered({ ...PHASES[0], chip: H100 });
  expect(band.low * band.high).toBeCloseTo(1, 12);
  expect(band.high).toBe(1 + band.share);
  expect(band.basis).toMatch(/^two thirds of \d+ figures of models left out lie inside$/);
  expect(answered({ ...PHASES[0], chip: 'groq-lpu-v1' }).band.basis).toBe(
    'no figure of its family is public: the spread between families',
  );
});

test('watts and joules carry a band of their own, that of figures of their kind', () => {
  const { power, energy, band } = answered({ ...PHASES[2], chip: H100 });
  const own = (phase: string) =>
    CALIBRATION.errors.find((error) => error.phase === phase && error.basis === 'STACK')?.share;
  expect(power?.band.share).toBe(own('power'));
  expect(energy?.map((entry) => entry.band.share)).toEqual([own('energy'), own('energy')]);
  expect(new Set([power?.band.share, energy?.[0]?.band.share, band.share]).size).toBe(3);
});

test('rates of a closed loop lie in the band of its time per token; an open loop sets its own rate', () => {
  const served = (load: object) => {
    const request = {
      model: 'llama-3.1-8b',
      chip: H100,
      inputTokens: 512,
      outputTokens: 64,
      requests: 100,
      ...load,
    };
    const found = serve(ServeRequest.parse(request), catalogue);
    if (!found.ok) throw found.error;
    return found.value;
  };
  const closed = served({ batch: 8 });
  expect(closed.band.rates).toEqual(closed.band.tpotMs.mean);
  expect(closed.power?.band.share).toBeGreaterThan(0);
  expect(served({ arrivals: 'poisson', rate: 2 }).band.rates).toBeNull();
});
