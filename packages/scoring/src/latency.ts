import {
  type Distribution,
  PERCENTILE_KEYS,
  type PercentileKey,
  PERCENTILES,
} from '@inferbench/domain/terms/distribution';
import type { MetricValue } from '@inferbench/domain/terms/metric';
import type { Point, RequestSamples, RequestsPoint } from '@inferbench/domain/runs/point';
import { hasSamples, samplesNeeded } from '@inferbench/domain/terms/sample-statistics';
import type { Score, ScoredLatency } from '@inferbench/domain/scores/score';
import { MS_PER_SEC } from '@inferbench/units/si';
import { type Bounds, percentileIntervals } from './bootstrap.ts';
import { missing, withAssumedInterval } from './metric-value.ts';

/** Intervals by percentile, seconds; empty where no single requests are known. */
type Intervals = ReadonlyMap<PercentileKey, Bounds>;
const NO_INTERVALS: Intervals = new Map();

/** Evidence behind a distribution: intervals from single requests, or the word of a publication. */
interface Behind {
  intervals?: Intervals;
  isPublished?: boolean;
}

/** A percentile in milliseconds as a metric, behind its sample gate. */
export function percentileMs(
  distribution: Distribution | null,
  key: PercentileKey,
  { intervals = NO_INTERVALS, isPublished = false }: Behind = {},
): MetricValue {
  const value = distribution?.[key] ?? null;
  if (distribution === null || value === null)
    return missing('NOT_REPORTED', 'the file has no such percentile');
  if (!hasSamples(distribution, key, isPublished)) {
    return missing('INSUFFICIENT_SAMPLES', `n = ${distribution.n ?? 'unknown'}, needs ${samplesNeeded(key)}`);
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
function scoredLatency(distribution: Distribution | null, behind: Behind = {}): ScoredLatency {
  const meanSec = distribution?.meanSec ?? null;
  return {
    n: distribution?.n ?? null,
    meanMs: meanSec === null ? null : meanSec * MS_PER_SEC,
    p50Ms: percentileMs(distribution, 'p50Sec', behind),
    p90Ms: percentileMs(distribution, 'p90Sec', behind),
    p95Ms: percentileMs(distribution, 'p95Sec', behind),
    p99Ms: percentileMs(distribution, 'p99Sec', behind),
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
  const without = missing(
    'NOT_REPORTED',
    meanSec === null ? 'the source states nothing of it' : 'the source states a mean only',
  );
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
  const { latency, reported } = point;
  const behind = { isPublished: reported !== null };
  const stated = (distribution: Distribution | null | undefined, meanSec: number | null) =>
    distribution == null ? meanOnly(meanSec) : scoredLatency(distribution, behind);
  return {
    ttft: stated(latency?.ttft, point.prefillLatencySec),
    tpot: stated(latency?.tpot, point.tpotSec),
    itl: stated(latency?.itl, null),
    e2e: stated(latency?.e2e, point.e2eLatencySec),
  };
}

function requestsLatency({ latency, samples }: RequestsPoint): Score['latency'] {
  const of = (key: keyof RequestSamples): Behind => {
    const known = samples?.[key]?.flatMap((value) => value ?? []);
    return known === undefined ? {} : { intervals: intervalsOf(known) };
  };
  return {
    ttft: scoredLatency(latency.ttft, of('ttftSec')),
    tpot: scoredLatency(latency.tpot, of('tpotSec')),
    itl: scoredLatency(latency.itl),
    e2e: scoredLatency(latency.e2e, of('e2eSec')),
  };
}
