import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shifted, textIn } from './decimal-text.ts';

test('a value written in a unit is the same value when it is read', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1e24, noNaN: true }),
      fc.constantFrom(0, 6, 9, 12),
      (value, exponent) => {
        expect(shifted(textIn(value, exponent), exponent)).toBe(value);
      },
    ),
  );
});

test.each([
  [3.35e12, 12, '3.35'],
  [450e9, 9, '450'],
  [50_000_000, 6, '50'],
  [1, 12, '1e-12'],
  [1_979_000, 12, '0.000001979'],
])('%d with exponent %d is written "%s"', (value, exponent, text) => {
  expect(textIn(value, exponent)).toBe(text);
});

test.each(['', 'NaN', '-3', '1e999', '1,979', '0x10', '1e', '--', ' 3'])('"%s" is no number', (text) => {
  expect(shifted(text, 12)).toBeNull();
});
