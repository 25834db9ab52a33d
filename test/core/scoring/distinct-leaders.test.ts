import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { distinctLeaders } from '@inferbench/scoring/distinct-leaders';

const someone = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 5 });

/** Every set of systems, tried. */
function byTrying(metrics: readonly (readonly string[])[]): number {
  const names = [...new Set(metrics.flat())];
  const sizes = Array.from({ length: 2 ** names.length }, (_, bits) =>
    names.filter((_name, i) => Math.floor(bits / 2 ** i) % 2 === 1),
  ).filter((set) => metrics.every((leaders) => leaders.some((leader) => set.includes(leader))));
  return Math.min(...sizes.map((set) => set.length));
}

describe('distinct leaders', () => {
  test.each([
    [[], 0],
    [[['a'], ['a'], ['a']], 1],
    [[['a'], ['b'], ['c'], ['a']], 3],
    // b ties with everybody, so that it may count for all.
    [[['a', 'b'], ['b'], ['c', 'b']], 1],
    // Taking the first of each would give three.
    [[['a', 'd'], ['b', 'd'], ['c']], 2],
  ])('by hand: %j are %d', (metrics, expected) => {
    expect(distinctLeaders(metrics)).toBe(expected);
  });

  test.prop([fc.array(someone, { minLength: 1, maxLength: 4 })])(
    'are the fewest that trying finds',
    (metrics) => {
      expect(distinctLeaders(metrics)).toBe(byTrying(metrics));
      expect(distinctLeaders(metrics.toReversed())).toBe(distinctLeaders(metrics));
    },
  );
});
