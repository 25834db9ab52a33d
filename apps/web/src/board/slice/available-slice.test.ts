import { expect, test } from 'vitest';
import { addressOfSlice, type AvailableSlice, nearestSlices } from './available-slice.ts';

const BASE: AvailableSlice = {
  model: { slug: 'llama-3-8b', name: 'Llama 3 8B' },
  phase: 'SERVING',
  shape: 'BALANCED',
  batch: 16,
  context: 1024,
  precision: 'FP16',
  systems: 4,
};

test('a slice of the same model at another batch is nearer than one of another model', () => {
  const other = { ...BASE, model: { slug: 'llama-3-70b', name: 'Llama 3 70B' }, systems: 40 };
  const far = { ...BASE, batch: 512 };
  const near = { ...BASE, context: 2048 };
  expect(nearestSlices([other, far, near], addressOfSlice(BASE))).toEqual([near, far, other]);
});

test('of equally near slices the one with more systems comes first', () => {
  const few = { ...BASE, batch: 32, systems: 2 };
  const many = { ...BASE, batch: 8, systems: 9 };
  expect(nearestSlices([few, many], addressOfSlice(BASE), 1)).toEqual([many]);
});
