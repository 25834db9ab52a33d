/** t of 97.5 % by degrees of freedom, 1 to 30: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2. */
const T_975 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
] as const;

/** Quantile of Student's t: beyond the table it keeps its last value, a little too wide rather than too narrow. */
function t975(degreesOfFreedom: number): number {
  return T_975[Math.min(degreesOfFreedom, T_975.length) - 1] ?? Number.NaN;
}

/** A mean and the range in which it lies with 95 % confidence. */
export interface MeanInterval {
  mean: number;
  low: number;
  high: number;
}

/** Student's interval of a mean over independent values: ± t · s ÷ √n, s with n − 1. Null for fewer than two. */
export function meanInterval(values: readonly number[]): MeanInterval | null {
  const n = values.length;
  if (n < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / (n - 1);
  const half = t975(n - 1) * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half };
}

/**
 * Half-width of the 95 % interval of a mean over replicates as a share of it: t · s ÷ √n ÷ mean
 * (docs/metrics.md#latency-statistics). Null for fewer than two values or a mean of zero.
 */
export function meanIntervalShare(replicates: readonly number[]): number | null {
  const interval = meanInterval(replicates);
  if (interval === null || interval.mean === 0) return null;
  return (interval.high - interval.mean) / Math.abs(interval.mean);
}
