import { invariant } from './invariant.ts';

/**
 * `base` to a whole power by repeated squaring. Engines differ in the last bit of `Math.pow` and `**`
 * (docs/adr/0002-identical-bytes.md); multiplication is exact to IEEE 754 everywhere.
 */
export function powInt(base: number, exponent: number): number {
  invariant(Number.isInteger(exponent) && exponent >= 0, `powInt takes a whole exponent, got ${exponent}`);
  let result = 1;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

/**
 * Natural logarithm from + − × ÷ only, identical in every engine; error below 1e-15 relative to |ln x| + 1.
 *
 * x = m · 2^k with √½ ≤ m < √2, ln x = k · ln 2 + 2 · artanh((m − 1) ÷ (m + 1)).
 */
export function ln(x: number): number {
  invariant(Number.isFinite(x) && x > 0, `ln takes a positive finite number, got ${x}`);
  let mantissa = x;
  let exponent = 0;
  while (mantissa >= Math.SQRT2) {
    mantissa /= 2;
    exponent += 1;
  }
  while (mantissa < Math.SQRT1_2) {
    mantissa *= 2;
    exponent -= 1;
  }
  const z = (mantissa - 1) / (mantissa + 1);
  const square = z * z;
  let term = z;
  let sum = 0;
  // |z| ≤ 0.1716, so 14 odd terms reach below one unit in the last place.
  for (let n = 1; n <= 27; n += 2) {
    sum += term / n;
    term *= square;
  }
  return exponent * Math.LN2 + 2 * sum;
}

/** The power of two nearest to `x` on a log2 axis; exactly between two, the larger. Compared by squares, no logarithm. */
export function nearestPowerOfTwo(x: number): number {
  invariant(Number.isFinite(x) && x > 0, `nearestPowerOfTwo takes a positive finite number, got ${x}`);
  let power = 1;
  while (x * x >= 2 * power * power) power *= 2;
  while (2 * x * x < power * power) power /= 2;
  return power;
}
