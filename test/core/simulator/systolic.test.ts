import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@inferbench/catalogue/catalogue';
import {
  gemmCycles,
  systolicUtilisation,
  weightStationaryCycles,
} from '@inferbench/simulator/systolic-cycles';
import { arrayClockHz, feedStall, systolicArray } from '@inferbench/simulator/systolic-array';
import { describe, expect } from 'vitest';

const ARRAY = { rows: 128, columns: 128, arrays: 1 };
const APART = { overlapped: false };
const OVERLAPPED = { overlapped: true };

function tpu(slug: string) {
  const chip = catalogue.chips.get(slug);
  if (chip?.family !== 'systolic') throw new Error(`${slug} is no systolic chip of the catalogue`);
  return chip;
}

/** Share of the array that M rows of a large square matrix keep busy. */
function utilisationAt(m: number, option: { overlapped: boolean }): number {
  const size = { m, k: 128 * 256, n: 128 * 256, copies: 1 };
  return systolicUtilisation(size, ARRAY, weightStationaryCycles(size, ARRAY, option));
}

describe('weight-stationary cycles', () => {
  test('of 256 × 512 × 512 on 128 × 128 are those of SCALE-Sim: 10,208, 40.13 %', () => {
    const size = { m: 256, k: 512, n: 512, copies: 1 };
    const cycles = weightStationaryCycles(size, ARRAY, APART);
    expect(cycles).toBe(10_208);
    expect(systolicUtilisation(size, ARRAY, cycles)).toBeCloseTo(0.4013, 4);
    // 16 folds of 256 rows back to back, and one fill and drain of 254.
    expect(weightStationaryCycles(size, ARRAY, OVERLAPPED)).toBe(256 * 16 + 254);
  });

  test('one row keeps 0.26 % of the array busy, 0.78 % where loading is hidden', () => {
    expect(utilisationAt(1, APART)).toBeCloseTo(1 / 383, 6);
    expect(utilisationAt(1, OVERLAPPED)).toBeCloseTo(1 / 128, 4);
  });

  test('90 % needs 3,438 rows, or 128 where loading is hidden', () => {
    expect(utilisationAt(3437, APART)).toBeLessThan(0.9);
    expect(utilisationAt(3438, APART)).toBeGreaterThanOrEqual(0.9);
    expect(utilisationAt(128, OVERLAPPED)).toBeGreaterThan(0.99);
    expect(utilisationAt(256, APART)).toBeCloseTo(0.4013, 4);
    expect(utilisationAt(256, OVERLAPPED)).toBeGreaterThan(0.99);
  });

  test('a ragged edge costs the whole fold', () => {
    const ragged = { m: 4096, k: 129, n: 128, copies: 1 };
    expect(weightStationaryCycles(ragged, ARRAY, OVERLAPPED)).toBe(2 * 4096 + 254);
  });

  test('keeping the operand that fits best costs no more: few rows of a wide array lie along its columns', () => {
    const wide = { rows: 256, columns: 32, arrays: 1 };
    const size = { m: 32, k: 256, n: 4096, copies: 1 };
    // Weights: 128 folds of 256 cycles. Activations: one fold through which 4,096 columns stream.
    expect(weightStationaryCycles(size, wide, OVERLAPPED)).toBe(128 * 256 + 286);
    expect(gemmCycles(size, wide, OVERLAPPED)).toBe(4096 + 286);
  });
});

const sizes = fc.record({
  m: fc.integer({ min: 1, max: 8192 }),
  k: fc.integer({ min: 1, max: 8192 }),
  n: fc.integer({ min: 1, max: 8192 }),
  copies: fc.integer({ min: 1, max: 64 }),
});
const shapes = fc.record({
  rows: fc.integer({ min: 1, max: 512 }),
  columns: fc.integer({ min: 1, max: 512 }),
  arrays: fc.integer({ min: 1, max: 16 }),
});

describe('cycles of any product on any array', () => {
  test.prop([sizes, shapes])('leave no more than the whole array busy', (size, shape) => {
    for (const option of [APART, OVERLAPPED]) {
      const share = systolicUtilisation(size, shape, gemmCycles(size, shape, option));
      expect(share).toBeLessThanOrEqual(1 + 1e-12);
      expect(share).toBeGreaterThan(0);
    }
  });

  test.prop([sizes, shapes])('are no more where loading is hidden', (size, shape) => {
    expect(gemmCycles(size, shape, OVERLAPPED)).toBeLessThanOrEqual(gemmCycles(size, shape, APART));
  });

  test.prop([sizes, shapes])('grow with each size and shrink with arrays', (size, shape) => {
    for (const option of [APART, OVERLAPPED]) {
      const here = gemmCycles(size, shape, option);
      for (const larger of [
        { m: size.m + 1 },
        { k: size.k + 1 },
        { n: size.n + 1 },
        { copies: size.copies + 1 },
      ]) {
        expect(gemmCycles({ ...size, ...larger }, shape, option)).toBeGreaterThanOrEqual(here);
      }
      const more = { ...shape, arrays: shape.arrays + 1 };
      expect(gemmCycles(size, more, option)).toBeLessThanOrEqual(here);
    }
  });
});

describe('arrays of a chip', () => {
  test('run at the clock that gives its dense rate: 8 × 128² at 459 TFLOP/s is 1.751 GHz, as published', () => {
    const shape = systolicArray(tpu('google-tpu-v5p'));
    expect(shape).toStrictEqual({ rows: 128, columns: 128, arrays: 8 });
    expect(shape && arrayClockHz(shape, 459e12) / 1e9).toBeCloseTo(1.751, 3);
  });

  test('are not made up where they are not published', () => {
    expect(systolicArray(tpu('aws-trainium3'))).toBeNull();
    expect(systolicArray(tpu('qualcomm-cloud-ai100-ultra'))).toBeNull();
  });

  test('are fed R·b·f bytes a second each: the vector memory of a v5e keeps up, a tenth of it does not', () => {
    const chip = tpu('google-tpu-v5e');
    const shape = { rows: 128, columns: 128, arrays: 4 };
    expect(feedStall(chip, shape, 197e12)).toBe(1);
    const onChip = chip.onChip && { ...chip.onChip, bandwidthBytesPerSec: 1e11 };
    // 4 arrays × 128 rows × 2 B × 1.503 GHz = 1.539 TB/s.
    expect(feedStall({ ...chip, onChip }, shape, 197e12)).toBeCloseTo(15.39, 2);
  });
});
