import { expect, test } from 'vitest';
import { placedRow } from './placed-row-fixture.ts';
import { listsAtLine } from './shown-rows.ts';

test('places of a simulation are by value, and its title says how many its band does not tell apart', () => {
  const simulated = [true, true, false].map((overlapsFirst, index) =>
    placedRow(`A${index}`, { place: index + 1, overlapsFirst }),
  );
  const slice = { extent: 'SERVER', pools: 'AGGREGATED' } as const;
  expect(listsAtLine({ atLine: { published: [], simulated }, slice }).map(({ title }) => title)).toEqual([
    'simulated, by value; 1 not told apart from the first',
  ]);
});
