import { describe, expect, test } from 'vitest';
import { intervalRatio } from './interval-ratio.ts';

const TEN = { value: 10, low: 8, high: 12 };

describe('a ratio with the range that both intervals allow', () => {
  test('by hand: 10 (8 to 12) ÷ 5 (4 to 6) is 2, from 8 ÷ 6 to 12 ÷ 4', () => {
    expect(intervalRatio(TEN, { value: 5, low: 4, high: 6 })).toEqual({ value: 2, low: 8 / 6, high: 3 });
  });

  test('of what is exact is exact', () => {
    expect(intervalRatio({ value: 6, low: 6, high: 6 }, { value: 3, low: 3, high: 3 })).toEqual({
      value: 2,
      low: 2,
      high: 2,
    });
  });

  test.each([
    { value: 0, low: 0, high: 0 },
    { value: 1, low: 0, high: 2 },
    { value: 1, low: -1, high: 2 },
  ])('is refused where the bottom reaches 0: $low to $high', (bottom) => {
    expect(intervalRatio(TEN, bottom)).toBeNull();
  });
});
