import { type PercentileKey, PERCENTILES } from './distribution.ts';

/** Statistics of single requests that a distribution can be compared with. */
export type SampleStatistics = Readonly<Record<'meanSec' | PercentileKey, number>>;

/** Mean and percentiles by linear interpolation on n − 1, the definition of distributions that we recompute; null for no value. */
export function sampleStatistics(valuesSec: readonly number[]): SampleStatistics | null {
  const n = valuesSec.length;
  if (n === 0) return null;
  const sorted = valuesSec.toSorted((a, b) => a - b);
  const at = (key: PercentileKey) => interpolated(sorted, PERCENTILES[key] * (n - 1));
  return {
    meanSec: valuesSec.reduce((sum, value) => sum + value, 0) / n,
    p50Sec: at('p50Sec'),
    p90Sec: at('p90Sec'),
    p95Sec: at('p95Sec'),
    p99Sec: at('p99Sec'),
  };
}

function interpolated(sorted: readonly number[], position: number): number {
  const below = Math.floor(position);
  const low = sorted[below] ?? 0;
  const high = sorted[below + 1] ?? low;
  return low + (high - low) * (position - below);
}
