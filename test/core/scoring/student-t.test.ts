import { expect, test } from 'vitest';
import { meanIntervalShare } from '@inferbench/units/student-t';

test('three replicates 9, 10, 11: s = 1, t = 4.303, half-width 4.303 ÷ √3 = 2.484, a share of 0.2484 of 10', () => {
  expect(meanIntervalShare([9, 10, 11])).toBeCloseTo(4.303 / Math.sqrt(3) / 10, 12);
});

test('two replicates: t of one degree of freedom is 12.706', () => {
  // s = √2, s ÷ √2 = 1: half-width 12.706 of a mean of 100.
  expect(meanIntervalShare([99, 101])).toBeCloseTo(0.12706, 12);
});

test('equal replicates have no width, one replicate no interval', () => {
  expect(meanIntervalShare([5, 5, 5])).toBe(0);
  expect(meanIntervalShare([5])).toBeNull();
  expect(meanIntervalShare([])).toBeNull();
  expect(meanIntervalShare([-1, 1])).toBeNull();
});

test('many replicates keep the last value of the table', () => {
  const list = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 9 : 11));
  expect(meanIntervalShare(list)).toBeCloseTo((2.042 * Math.sqrt(40 / 39 / 40)) / 10, 12);
});
