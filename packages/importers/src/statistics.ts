import type { Distribution } from '@inferbench/domain/distribution';

/** Percentile by linear interpolation on n − 1, numpy's default and the definition in which vLLM reports. */
export function percentile(sorted: readonly number[], q: number): number | null {
  if (sorted.length === 0) return null;
  const position = q * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below];
  const high = sorted[Math.min(below + 1, sorted.length - 1)];
  return low === undefined || high === undefined ? null : low + (high - low) * (position - below);
}

/** Statistics of per-request values in seconds; standard deviation over the population. Null for no value. */
export function distributionOf(valuesSec: readonly number[]): Distribution | null {
  const n = valuesSec.length;
  if (n === 0) return null;
  const sorted = valuesSec.toSorted((a, b) => a - b);
  const meanSec = valuesSec.reduce((sum, value) => sum + value, 0) / n;
  const variance = valuesSec.reduce((sum, value) => sum + (value - meanSec) * (value - meanSec), 0) / n;
  return {
    n,
    meanSec,
    stdSec: Math.sqrt(variance),
    minSec: sorted[0] ?? null,
    p50Sec: percentile(sorted, 0.5),
    p90Sec: percentile(sorted, 0.9),
    p95Sec: percentile(sorted, 0.95),
    p99Sec: percentile(sorted, 0.99),
    maxSec: sorted[n - 1] ?? null,
    origin: 'recomputed',
  };
}
