import { tileGrid, tileUtilisation } from '@inferbench/simulator/tiles';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const utilisation = (rows: number, n: number, k: number, processors = 108) =>
  tileUtilisation(tileGrid({ n, k, processors }), rows);

describe('share of the processors’ multiplications that belong to a product', () => {
  test('is one for whole tiles in whole waves', () => {
    expect(utilisation(128 * 8, 128 * 27, 128)).toBe(1);
  });

  test('one row of sixteen, in tiles that fill the chip once', () => {
    expect(utilisation(1, 128 * 108, 128)).toBe(1 / 16);
  });

  test('rows pad to the next power of two, then to whole tiles', () => {
    expect(utilisation(48, 128 * 108, 128)).toBe(48 / 64);
    expect(utilisation(130, 128 * 54, 128)).toBeCloseTo(130 / 256, 12);
  });

  test('columns pad to whole tiles', () => {
    expect(utilisation(128, 100, 128, 1)).toBe(100 / 128);
  });

  test('a last wave of one tile leaves the others idle', () => {
    expect(utilisation(128, 128 * 109, 128)).toBeCloseTo(109 / 216, 12);
  });

  test('cutting K gives idle processors work, while its pieces are worth it', () => {
    // 27 tiles on 108 processors: four pieces fill them.
    expect(utilisation(128, 128 * 27, 4096)).toBe(1);
    expect(utilisation(128, 128 * 27, 256)).toBe(0.25);
    expect(utilisation(128, 128 * 27, 512)).toBe(0.5);
  });

  test.prop([
    fc.integer({ min: 1, max: 5000 }),
    fc.integer({ min: 1, max: 30_000 }),
    fc.integer({ min: 1, max: 30_000 }),
    fc.integer({ min: 1, max: 200 }),
  ])('is never above one, and more rows never take less time', (rows, n, k, processors) => {
    const here = utilisation(rows, n, k, processors);
    expect(here).toBeLessThanOrEqual(1 + 1e-12);
    expect(here).toBeGreaterThan(0);
    const time = (m: number) => m / utilisation(m, n, k, processors);
    expect(time(rows + 1)).toBeGreaterThanOrEqual(time(rows) * (1 - 1e-12));
  });
});
