import { describe, expect, test } from 'vitest';
import { decadeTicks, linearTicks, octaveTicks } from './ticks.ts';

describe('round ticks', () => {
  test.each([
    [{ from: 1, to: 10_000 }, 6, [1, 10, 100, 1000, 10_000]],
    [{ from: 14, to: 160 }, 6, [15, 25, 50, 100, 150]],
    [{ from: 9, to: 1100 }, 5, [10, 30, 100, 300, 1000]],
    [{ from: 0.02, to: 0.3 }, 4, [0.02, 0.05, 0.1, 0.2]],
    [{ from: 95, to: 111 }, 6, [95, 100, 105, 110]],
  ])('over decades %j', (domain, most, ticks) => {
    expect(decadeTicks(domain, most)).toEqual(ticks);
  });

  test('many decades are thinned and keep the last', () => {
    expect(decadeTicks({ from: 1, to: 1e8 }, 4)).toEqual([1e2, 1e5, 1e8]);
  });

  test('over context: every octave, or every second or third, the longest always', () => {
    const domain = { from: 128, to: 131_072 };
    expect(octaveTicks(domain, 12)).toHaveLength(11);
    expect(octaveTicks(domain, 6)).toEqual([128, 512, 2048, 8192, 32_768, 131_072]);
    expect(octaveTicks(domain, 4).at(-1)).toBe(131_072);
  });

  test('linear, without rounding errors', () => {
    expect(linearTicks({ from: 0, to: 820 }, 6)).toEqual([0, 200, 400, 600, 800]);
    expect(linearTicks({ from: 0, to: 0.5 }, 6)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });
});
