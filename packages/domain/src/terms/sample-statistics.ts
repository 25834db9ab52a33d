import {
  type Distribution,
  type PercentileKey,
  PERCENTILES,
  STATED_PERCENTILES,
  type StatedPercentileKey,
} from './distribution.ts';

/** Statistics of single requests that a distribution can be compared with. */
export type SampleStatistics = Readonly<Record<'meanSec' | PercentileKey, number>>;

/** Samples beyond a percentile that let it stand (docs/metrics.md#latency-statistics). */
const SAMPLES_PER_TAIL = 5;

/** Samples below which a percentile is shown greyed and never ranks: 5 ÷ (1 − q). */
export function samplesNeeded(key: StatedPercentileKey): number {
  // Rounded because 5 ÷ (1 − 0.95) is 99.99999999999991 in doubles.
  return Math.round(SAMPLES_PER_TAIL / (1 - STATED_PERCENTILES[key]));
}

/**
 * Whether enough samples are behind a percentile. A publication that states one and not of how many requests is taken at its
 * word: the gate is for what we compute.
 */
export function hasSamples(
  { n }: Pick<Distribution, 'n'>,
  key: StatedPercentileKey,
  isPublished: boolean,
): boolean {
  return n === null ? isPublished : n >= samplesNeeded(key);
}

/** Mean and percentiles by linear interpolation on n − 1, the definition of distributions that we recompute; null for no value. */
export function sampleStatistics(valuesSec: ArrayLike<number>): SampleStatistics | null {
  const n = valuesSec.length;
  if (n === 0) return null;
  let sum = 0;
  for (let i = 0; i < n; i += 1) sum += valuesSec[i] ?? 0;
  const sorted = Float64Array.from(valuesSec).toSorted();
  const at = (key: PercentileKey) => interpolated(sorted, PERCENTILES[key] * (n - 1));
  return {
    meanSec: sum / n,
    p50Sec: at('p50Sec'),
    p90Sec: at('p90Sec'),
    p95Sec: at('p95Sec'),
    p99Sec: at('p99Sec'),
  };
}

function interpolated(sorted: ArrayLike<number>, position: number): number {
  const below = Math.floor(position);
  const low = sorted[below] ?? 0;
  const high = sorted[below + 1] ?? low;
  return low + (high - low) * (position - below);
}
