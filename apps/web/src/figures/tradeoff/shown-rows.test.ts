import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { expect, test } from 'vitest';
import { placedRow } from './placed-row-fixture.ts';
import { listsAtLine } from './shown-rows.ts';

const titleOf = (places: readonly (readonly [number, boolean])[]) => {
  const simulated = places.map(([place, overlapsFirst]) => placedRow(`A${place}`, { place, overlapsFirst }));
  const slice = { extent: null, pools: null };
  return listsAtLine({ atLine: { published: [], simulated }, slice } as unknown as TradeoffChart)[0]?.title; // no other field is read
};

test('a list names the first alone where it holds it: a vendor shows its own rows', () => {
  expect(
    titleOf([
      [1, true],
      [2, true],
      [3, false],
    ]),
  ).toBe('simulated; 1 ties with the first');
  expect(
    titleOf([
      [3, true],
      [4, false],
    ]),
  ).toBe('simulated; 1 not told apart from the first, which is not among these');
  expect(titleOf([[3, false]])).toBe('simulated');
});
