import { ln } from '@inferbench/units/exact-math';

/** Two ends, of a domain in data units or of a range in pixels; `from` may be the larger one. */
export interface Span {
  from: number;
  to: number;
}

/** Data value to pixel. */
export type Scale = (value: number) => number;

export function linearScale(domain: Span, range: Span): Scale {
  const width = domain.to - domain.from;
  const length = range.to - range.from;
  return (value) => (width === 0 ? range.from : range.from + ((value - domain.from) / width) * length);
}

/** The logarithm that is the same in every engine; what has none has no place. */
const log = (value: number) => (value > 0 && value < Infinity ? ln(value) : Number.NaN);

/** Equal ratios are equal lengths; the base only matters for ticks. Values must be above zero. */
export function logScale(domain: Span, range: Span): Scale {
  const inLogs = linearScale({ from: log(domain.from), to: log(domain.to) }, range);
  return (value) => inLogs(log(value));
}

/** Smallest and largest of the values; null for none. */
export function extent(values: readonly number[]): Span | null {
  if (values.length === 0) return null;
  // Not Math.min(...values): thousands of samples would overflow the argument list.
  let [from, to] = [Infinity, -Infinity];
  for (const value of values) {
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  return { from, to };
}

/** A pixel position with one decimal: more is not visible and doubles the size of a page. */
export function pixel(value: number): number {
  return Math.round(value * 10) / 10;
}
