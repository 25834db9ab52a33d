import { placeEntries } from '@inferbench/scoring/place';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** Values that are often equal to three digits and not to four, and intervals of any width. */
const entries = fc
  .array(fc.tuple(fc.integer({ min: 1000, max: 1030 }), fc.nat({ max: 30 }), fc.nat({ max: 30 })), {
    maxLength: 14,
  })
  .map((all) =>
    all.map(([value, below, above], index) => ({
      id: `s${String(index).padStart(2, '0')}`,
      value: value / 100,
      interval: { low: (value - below) / 100, high: (value + above) / 100 },
    })),
  );

/** How people write it, written apart from the product: 10.25 → "10.3". */
const digits = (value: number) => new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value);

describe('places by value', () => {
  test.prop([entries, fc.boolean()])(
    'are 1 + how many stand above with other digits, counted pair by pair, whatever the order they come in',
    (all, higherIsBetter) => {
      const placed = placeEntries(all, higherIsBetter);
      expect(placeEntries(all.toReversed(), higherIsBetter)).toEqual(placed);
      for (const { entry, place } of placed) {
        const above = all.filter(
          (other) =>
            (higherIsBetter ? other.value > entry.value : other.value < entry.value) &&
            other.value.toPrecision(3) !== entry.value.toPrecision(3),
        );
        expect(place).toBe(1 + above.length);
      }
    },
  );

  test.prop([entries, fc.boolean()])(
    'say who overlaps the first: there is a value that both intervals hold',
    (all, higherIsBetter) => {
      const placed = placeEntries(all, higherIsBetter);
      const [first] = placed;
      for (const { entry, overlapsFirst } of placed) {
        const from = Math.max(entry.interval.low, first?.entry.interval.low ?? 0);
        const to = Math.min(entry.interval.high, first?.entry.interval.high ?? 0);
        // Who is better than the first in part of its range stands below it by value alone.
        expect(overlapsFirst).toBe(from <= to);
      }
    },
  );

  test('by hand: 987, 986.6 and 900 are 1, 1 and 3; 12.34 and 12.26 are told apart as 12.3', () => {
    const at = (id: string, value: number) => ({ id, value, interval: { low: value, high: value } });
    const places = placeEntries([at('c', 900), at('b', 986.6), at('a', 987)], true);
    expect(places.map(({ place, overlapsFirst }) => [place, overlapsFirst])).toEqual([
      [1, true],
      [1, false],
      [3, false],
    ]);
    expect(digits(12.34)).toBe(digits(12.26));
    expect(placeEntries([at('a', 12.34), at('b', 12.26)], false).map(({ place }) => place)).toEqual([1, 1]);
  });
});
