import { fc, test as law } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { lastThat } from './last-that.ts';

test('asks about every other number no more often than halving needs', () => {
  const asked: number[] = [];
  const holds = (whole: number) => asked.push(whole) > 0 && whole <= 700;
  expect(lastThat(holds, 1, 1025)).toBe(700);
  expect(asked).toHaveLength(10);
});

law.prop([fc.integer({ min: -1000, max: 1000 }), fc.nat(2000), fc.nat(2000)])(
  'is the last before which it holds, wherever that lies',
  (from, ahead, beyond) => {
    const last = from + ahead;
    expect(lastThat((whole) => whole <= last, from, last + 1 + beyond)).toBe(last);
  },
);
