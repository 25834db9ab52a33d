import type { PercentileKey } from '@inferbench/domain/terms/distribution';
import { sampleStatistics, samplesNeeded } from '@inferbench/domain/terms/sample-statistics';

/** A latency of simulated requests. A percentile q stands only where n ≥ 5 ÷ (1 − q): docs/metrics.md#latency-statistics. */
export interface SimulatedLatency {
  n: number;
  meanSec: number | null;
  p50Sec: number | null;
  p95Sec: number | null;
  p99Sec: number | null;
}

/** Null where too few values tell nothing of a percentile. */
export function ifEnough(n: number, key: PercentileKey, value: number | null): number | null {
  return n >= samplesNeeded(key) ? value : null;
}

/** Mean and percentiles by linear interpolation on n − 1. */
export function latencyOf(values: ArrayLike<number>): SimulatedLatency {
  const n = values.length;
  const statistics = sampleStatistics(values);
  if (statistics === null) return { n, meanSec: null, p50Sec: null, p95Sec: null, p99Sec: null };
  const at = (key: PercentileKey) => ifEnough(n, key, statistics[key]);
  return { n, meanSec: statistics.meanSec, p50Sec: at('p50Sec'), p95Sec: at('p95Sec'), p99Sec: at('p99Sec') };
}
