import { exp, ln } from '@inferbench/units/exact-math';
import type { Ranged } from './ranged.ts';

/**
 * top ÷ bottom, a pure number, with the range that both intervals allow: from the far ends of both
 * (docs/metrics.md#ranks-ties-intervals). Null where the bottom, or its interval, reaches 0: nothing is a multiple of nothing.
 */
export function intervalRatio(top: Ranged, bottom: Ranged): Ranged | null {
  if (bottom.value <= 0 || bottom.low <= 0) return null;
  return { value: top.value / bottom.value, low: top.low / bottom.high, high: top.high / bottom.low };
}

/**
 * top ÷ bottom where the errors of both are independent: the half-widths of their logarithms add in quadrature. Null where a value
 * or an end reaches 0.
 */
export function independentRatio(top: Ranged, bottom: Ranged): Ranged | null {
  if (Math.min(top.value, top.low, bottom.value, bottom.low) <= 0) return null;
  const middle = ln(top.value / bottom.value);
  const down = quadrature(ln(top.value / top.low), ln(bottom.high / bottom.value));
  const up = quadrature(ln(top.high / top.value), ln(bottom.value / bottom.low));
  return { value: top.value / bottom.value, low: exp(middle - down), high: exp(middle + up) };
}

function quadrature(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}
