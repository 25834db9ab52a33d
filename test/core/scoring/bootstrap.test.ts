import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { percentileIntervals } from '@inferbench/scoring/bootstrap';

const values = fc.array(fc.double({ min: 0.001, max: 10, noNaN: true }), { minLength: 1, maxLength: 60 });
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);

describe('the bootstrap interval of a percentile', () => {
  test.prop([values])('lies among the values, and does not depend on when it is asked', (list) => {
    const [of = [], again = []] = [0, 1].map(() => percentileIntervals(sorted(list), [0.5, 0.95]));
    for (const { low, high } of of) {
      expect(low).toBeGreaterThanOrEqual(Math.min(...list));
      expect(high).toBeLessThanOrEqual(Math.max(...list));
      expect(low).toBeLessThanOrEqual(high);
    }
    expect(again).toEqual(of);
  });

  test.prop([values, fc.double({ min: 0.01, max: 100, noNaN: true })])(
    'scales with its values',
    (list, factor) => {
      const [plain] = percentileIntervals(sorted(list), [0.9]);
      const [scaled] = percentileIntervals(sorted(list.map((value) => value * factor)), [0.9]);
      expect((scaled?.low ?? 0) / ((plain?.low ?? 1) * factor)).toBeCloseTo(1, 9);
      expect((scaled?.high ?? 0) / ((plain?.high ?? 1) * factor)).toBeCloseTo(1, 9);
    },
  );

  test('of equal values is that value', () => {
    expect(percentileIntervals([2, 2, 2], [0.5, 0.99])).toEqual([
      { low: 2, high: 2 },
      { low: 2, high: 2 },
    ]);
  });

  test('of a median covers it about as often as it says', () => {
    // The median of 1 … 99 lies at 50; the binomial interval of its rank is 50 ± 1.96 · √99 ÷ 2 = 40.2 to 59.8.
    const [median] = percentileIntervals(
      Array.from({ length: 99 }, (_, i) => i + 1),
      [0.5],
    );
    expect(median?.low).toBeGreaterThan(37);
    expect(median?.low).toBeLessThan(43);
    expect(median?.high).toBeGreaterThan(57);
    expect(median?.high).toBeLessThan(63);
  });
});
