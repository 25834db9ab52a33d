import {
  type Distribution,
  PERCENTILE_KEYS,
  type PercentileKey,
  PERCENTILES,
} from '@inferbench/domain/distribution';
import type { MetricValue } from '@inferbench/domain/metric';
import type { Point, RequestSamples, RequestsPoint } from '@inferbench/domain/point';
import { samplesNeeded } from '@inferbench/domain/sample-statistics';
import type { Score, ScoredLatency } from '@inferbench/domain/score';
import { MS_PER_SEC } from '@inferbench/units/si';
import { type Bounds, percentileIntervals } from './bootstrap.ts';
import { missing, withAssumedInterval } from './metric-value.ts';

/** Intervals by percentile, seconds; empty where no single requests are known. */
type Intervals = ReadonlyMap<PercentileKey, Bounds>;
const NO_INTERVALS: Intervals = new Map();

/** A percentile in milliseconds as a metric, behind its sample gate. */
export function percentileMs(
  distribution: Distribution | null,
  key: PercentileKey,
  intervals: Intervals = NO_INTERVALS,
): MetricValue {
  const value = distribution?.[key] ?? null;
  if (distribution === null || value === null)
    return missing('NOT_REPORTED', 'the file has no such percentile');
  const needed = samplesNeeded(key);
  if (distribution.n === null || distribution.n < needed) {
    return missing('INSUFFICIENT_SAMPLES', `n = ${distribution.n ?? 'unknown'}, needs ${needed}`);
  }
  const bounds = intervals.get(key);
  if (bounds === undefined) return withAssumedInterval(value * MS_PER_SEC);
  // A resample's percentile may miss the value itself by the last digit.
  const [low, high] = [Math.min(bounds.low, value), Math.max(bounds.high, value)];
  return {
    present: true,
    value: value * MS_PER_SEC,
    interval: { low: low * MS_PER_SEC, high: high * MS_PER_SEC, assumed: false },
  };
}

/** What a page shows of a distribution. */
function scoredLatency(distribution: Distribution | null, samples: readonly number[] | null): ScoredLatency {
  const meanSec = distribution?.meanSec ?? null;
  const intervals = samples === null ? NO_INTERVALS : intervalsOf(samples);
  return {
    n: distribution?.n ?? null,
    meanMs: meanSec === null ? null : meanSec * MS_PER_SEC,
    p50Ms: percentileMs(distribution, 'p50Sec', intervals),
    p90Ms: percentileMs(distribution, 'p90Sec', intervals),
    p95Ms: percentileMs(distribution, 'p95Sec', intervals),
    p99Ms: percentileMs(distribution, 'p99Sec', intervals),
    origin: distribution?.origin ?? null,
  };
}

function intervalsOf(samplesSec: readonly number[]): Intervals {
  if (samplesSec.length === 0) return NO_INTERVALS;
  const sorted = samplesSec.toSorted((a, b) => a - b);
  const bounds = percentileIntervals(
    sorted,
    PERCENTILE_KEYS.map((key) => PERCENTILES[key]),
  );
  return new Map(PERCENTILE_KEYS.flatMap((key, i) => (bounds[i] ? [[key, bounds[i]] as const] : [])));
}

/** A mean without its distribution. */
function meanOnly(meanSec: number | null): ScoredLatency {
  const without = missing('NOT_REPORTED', 'the source states a mean only');
  return {
    n: null,
    meanMs: meanSec === null ? null : meanSec * MS_PER_SEC,
    p50Ms: without,
    p90Ms: without,
    p95Ms: without,
    p99Ms: without,
    origin: meanSec === null ? null : 'reported',
  };
}

/** Latencies of a point; a published summary has what its source states. */
export function pointLatency(point: Point): Score['latency'] {
  if (point.measurement === 'requests') return requestsLatency(point);
  const { latency } = point;
  const stated = (distribution: Distribution | null | undefined, meanSec: number | null) =>
    distribution == null ? meanOnly(meanSec) : scoredLatency(distribution, null);
  return {
    ttft: stated(latency?.ttft, point.prefillLatencySec),
    tpot: stated(latency?.tpot, point.tpotSec),
    itl: stated(latency?.itl, null),
    e2e: stated(latency?.e2e, point.e2eLatencySec),
  };
}

function requestsLatency({ latency, samples }: RequestsPoint): Score['latency'] {
  const of = (key: keyof RequestSamples) => samples?.[key]?.flatMap((value) => value ?? []) ?? null;
  return {
    ttft: scoredLatency(latency.ttft, of('ttftSec')),
    tpot: scoredLatency(latency.tpot, of('tpotSec')),
    itl: scoredLatency(latency.itl, null),
    e2e: scoredLatency(latency.e2e, of('e2eSec')),
  };
}
