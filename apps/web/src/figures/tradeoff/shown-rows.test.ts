import { expect, test } from 'vitest';
import { placedRow } from './placed-row-fixture.ts';
import { listsAtLine } from './shown-rows.ts';

const titleOf = (places: readonly (readonly [number, boolean])[]) => {
  const simulated = places.map(([place, overlapsFirst]) => placedRow(`A${place}`, { place, overlapsFirst }));
  const slice = { extent: 'SERVER', pools: 'AGGREGATED' } as const;
  return listsAtLine({ atLine: { published: [], simulated }, slice })[0]?.title;
};

test('places of a simulation are by value, and its title says how many its band does not tell apart', () => {
  expect(
    titleOf([
      [1, true],
      [2, true],
      [3, false],
    ]),
  ).toBe('simulated; 1 level with the first');
});

test('a list names the first alone where it holds it: a vendor shows its own rows', () => {
  expect(
    titleOf([
      [3, true],
      [4, false],
    ]),
  ).toBe('simulated; 1 level with the first, which is not among these');
  expect(titleOf([[3, false]])).toBe('simulated');
});
