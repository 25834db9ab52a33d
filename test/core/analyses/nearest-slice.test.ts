import { nearestSliceWithRivals } from '@inferbench/analyses/rivals/nearest-slice';
import type { Slice } from '@inferbench/domain/terms/slice';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const own: Slice = {
  model: 'llama-3-8b',
  phase: 'SERVING',
  shape: 'BALANCED',
  batch: 16,
  context: 1024,
  precision: 'FP16',
};
const at = (systems: number, part: Partial<Slice> = {}) => ({ slice: { ...own, ...part }, systems });

test('a slice in which systems rank already is its own nearest', () => {
  expect(nearestSliceWithRivals(own, [at(9, { batch: 32 }), at(2)])).toEqual(at(2));
});

test('the phase comes before any distance, the distance before precision, shape and how many rank', () => {
  const otherPhase = at(9, { phase: 'DECODE', shape: null });
  const far = at(2, { batch: 1, context: 128 });
  expect(nearestSliceWithRivals(own, [otherPhase, far])).toBe(far);
  // One doubling away in another precision is nearer than two in the same.
  const near = at(2, { batch: 32, precision: 'FP8' });
  const sameBits = at(9, { batch: 64 });
  expect(nearestSliceWithRivals(own, [sameBits, near])).toBe(near);
  const full = at(5, { batch: 32 });
  expect(nearestSliceWithRivals(own, [near, full])).toBe(full);
  expect(nearestSliceWithRivals(own, [at(2, { batch: 8 }), full])).toBe(full);
});

test('a system alone is no rival, and another model is no comparison', () => {
  expect(nearestSliceWithRivals(own, [])).toBeNull();
  expect(nearestSliceWithRivals(own, [at(1), at(9, { model: 'llama-3-70b' })])).toBeNull();
});

test('the order in which slices are read changes nothing', () => {
  const slices = fc.array(
    fc.record({
      systems: fc.integer({ min: 1, max: 3 }),
      batch: fc.constantFrom(1, 8, 16, 32),
      context: fc.constantFrom(0, 512, 1024, 4096),
      phase: fc.constantFrom('SERVING' as const, 'DECODE' as const),
      precision: fc.constantFrom('FP16' as const, 'FP8' as const),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(slices, (parts) => {
      const filled = parts.map(({ systems, ...part }) => at(systems, part));
      expect(nearestSliceWithRivals(own, filled.toReversed())).toEqual(nearestSliceWithRivals(own, filled));
    }),
  );
});
