/** Quantile by linear interpolation between order statistics. Of no value NaN. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = q * (sorted.length - 1);
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low + (position - Math.floor(position)) * (high - low);
}

/** Mean. Of no value NaN. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Six significant digits: what is committed is what is computed with. */
export function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
