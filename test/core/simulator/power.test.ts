import { catalogue } from '@inferbench/catalogue/catalogue';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import {
  drawnPower,
  fullRates,
  powerModelOf,
  referencePeak,
  scaledToLimit,
} from '@inferbench/simulator/power';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

const MODEL = {
  floorWatts: 100,
  joulesPerFlop: 1e-12,
  joulesPerByte: 1e-10,
  joulesPerLinkByte: 8e-11,
  limitWatts: 500,
  provenance: 'calibrated',
} as const;

const rate = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
const loads = fc.record({
  flopsPerSec: rate(1e15),
  bytesPerSec: rate(1e13),
  linkBytesPerSec: rate(1e12),
});

describe('power of a chip', () => {
  test('is floor + α·FLOP/s + β·B/s + γ·link B/s below the limit', () => {
    const drawn = drawnPower(MODEL, { flopsPerSec: 1e14, bytesPerSec: 1e12, linkBytesPerSec: 1e11 });
    expect(drawn).toEqual({ watts: 100 + 100 + 100 + 8, stretch: 1, clamped: false });
  });

  test('at the limit, time stretches by (raw − floor) ÷ (limit − floor)', () => {
    const drawn = drawnPower(MODEL, { flopsPerSec: 6e14, bytesPerSec: 2e12, linkBytesPerSec: 0 });
    expect(drawn).toEqual({ watts: 500, stretch: 2, clamped: true });
  });

  test.prop([loads])('the limit leaves dynamic energy as it is and stretches floor energy', (load) => {
    const { watts, stretch } = drawnPower(MODEL, load);
    const dynamic = 1e-12 * load.flopsPerSec + 1e-10 * load.bytesPerSec + 8e-11 * load.linkBytesPerSec;
    expect(watts).toBeLessThanOrEqual(MODEL.limitWatts);
    expect(stretch).toBeGreaterThanOrEqual(1);
    // Energy of what took one second before the limit.
    expect((watts * stretch) / (dynamic + MODEL.floorWatts * stretch)).toBeCloseTo(1, 9);
  });
});

describe('the power model of a chip', () => {
  const fitted = { power: [], powerShares: { floor: 0.2, compute: 0.5, memory: 0.25 } };

  test('without measurements is its limit times the shares of measured chips, and says so', () => {
    const chip = testChip({ fp16OpsPerSec: 1e15, bandwidthBytesPerSec: 2e12 });
    const full = fullRates(chip);
    expect(full).toEqual({ limitWatts: 700, flopsPerSec: 1e15, bytesPerSec: 2e12 });
    expect(full && scaledToLimit(full, fitted.powerShares)).toEqual({
      floorWatts: 140,
      joulesPerFlop: 350 / 1e15,
      joulesPerByte: 175 / 2e12,
    });
    expect(powerModelOf({ chip, precision: 'fp16', fitted })).toMatchObject({
      limitWatts: 700,
      provenance: 'estimate',
    });
  });

  test('with measurements is its own, and narrow numbers take less of it', () => {
    const chip = testChip();
    const own = { chip: chip.slug, floorWatts: 90, joulesPerFlop: 1e-12, joulesPerByte: 1e-10, rows: 3 };
    const model = (precision: 'fp32' | 'fp16' | 'fp8' | 'fp4') =>
      powerModelOf({ chip, precision, fitted: { ...fitted, power: [own] } });
    expect(model('fp16')).toMatchObject({ floorWatts: 90, joulesPerFlop: 1e-12, provenance: 'calibrated' });
    expect(model('fp8')?.joulesPerFlop).toBe(0.5e-12);
    expect(model('fp4')?.joulesPerFlop).toBeCloseTo(0.3e-12, 24);
    expect(model('fp32')?.joulesPerFlop).toBe(2e-12);
  });

  test('does not exist without a limit, of a whole system, or of a family that nobody measured', () => {
    const chip = testChip();
    const precision = 'fp16';
    expect(powerModelOf({ chip: { ...chip, power: null }, precision, fitted })).toBeNull();
    const { power } = chip;
    if (power === null) throw new Error('the test chip has a limit');
    expect(
      powerModelOf({ chip: { ...chip, power: { ...power, scope: 'system' } }, precision, fitted }),
    ).toBeNull();
    const tpu = catalogue.chips.get('google-tpu-v4');
    if (!tpu) throw new Error('no TPU v4');
    expect(powerModelOf({ chip: tpu, precision, fitted })).toBeNull();
  });

  test('takes half of an 8-bit peak where no 16-bit one is published', () => {
    const chip = testChip();
    const sourced = { source: 's', confidence: 'datasheet' } as const;
    expect(referencePeak(chip)).toBe(1e12);
    expect(referencePeak({ ...chip, peaks: [{ precision: 'int8', denseOpsPerSec: 4e12, ...sourced }] })).toBe(
      2e12,
    );
    expect(referencePeak({ ...chip, peaks: [{ precision: 'fp32', denseOpsPerSec: 3e12, ...sourced }] })).toBe(
      3e12,
    );
  });
});

describe('a simulated run', () => {
  const request = {
    chip: 'nvidia-h100-sxm5-80gb',
    model: 'llama-3-8b',
    phase: 'generate',
    batch: 16,
    inputTokens: 512,
    outputTokens: 128,
    chips: 1,
  };
  const answer = (more: object = {}) => {
    const outcome = simulate(SimulateRequest.parse({ ...request, ...more }), catalogue);
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  };

  test('takes its joules from watts and time, and the wall adds a host for every chip', () => {
    const { power, energy, expected } = answer();
    const [device, wall] = energy ?? [];
    const tokens = 16 * 128;
    const seconds = expected.e2eLatencySec ?? Number.NaN;
    expect(power?.wallWatts).toBeCloseTo((power?.acceleratorWatts ?? 0) + 217, 9);
    expect(device).toMatchObject({ boundary: 'device_sensor' });
    expect(device?.joulesPerOutputToken).toBeCloseTo(((power?.acceleratorWatts ?? 0) * seconds) / tokens, 9);
    expect(device?.joulesPerRequest).toBeCloseTo(128 * (device?.joulesPerOutputToken ?? 0), 9);
    expect(wall?.joulesPerOutputToken).toBeCloseTo(((power?.wallWatts ?? 0) * seconds) / tokens, 9);
  });

  test('never draws more than the limit, however large', () => {
    for (const batch of [1, 16, 64]) {
      const { power } = answer({ phase: 'prefill', batch, inputTokens: 2048, outputTokens: undefined });
      expect(power?.chipWatts).toBeLessThanOrEqual(700);
    }
  });

  test('states whose coefficients it uses', () => {
    expect(CALIBRATION.power.map(({ chip }) => chip)).toContain('nvidia-h100-sxm5-80gb');
    expect(answer().provenance).toMatchObject({ power: 'calibrated' });
    expect(answer({ chip: 'nvidia-l40s' }).provenance).toMatchObject({ power: 'estimate' });
  });
});
