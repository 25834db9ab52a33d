import { expect, test } from 'vitest';
import { movedTo, powerOf } from './slider.tsx';

test('the middle is the standard as it is written, and whole powers are exact', () => {
  expect([movedTo('494.7', 0), movedTo('3.35', 1), movedTo('1978.9', 2), movedTo('80', -2)]).toEqual([
    '494.7',
    '6.7',
    '7915.6',
    '20',
  ]);
});

test('what is typed moves the slider, at most to its ends', () => {
  expect([powerOf('3.35', '6.7'), powerOf('80', '80'), powerOf('80', '1e9'), powerOf('80', '0.001')]).toEqual(
    [1, 0, 2, -2],
  );
  expect([powerOf('80', 'x'), powerOf('80', '')]).toEqual([0, 0]);
});
