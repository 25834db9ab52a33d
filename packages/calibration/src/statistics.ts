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

/** Pinball loss of a residual: its mean is least where the share q of residuals is negative. */
export function pinball(residual: number, q: number): number {
  return residual >= 0 ? q * residual : (q - 1) * residual;
}

/** Value at which half of the weight lies below. Of no value NaN. */
export function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= half) return value;
  }
  return Number.NaN;
}
