import {
  type Distribution,
  STATED_PERCENTILE_KEYS,
  STATED_PERCENTILES,
} from '@inferbench/domain/terms/distribution';
import type { MetricValue } from '@inferbench/domain/terms/metric';
import { hasSamples } from '@inferbench/domain/terms/sample-statistics';
import type {
  Latencies,
  Point,
  RequestSamples,
  RequestsPoint,
  SummaryPoint,
} from '@inferbench/domain/runs/point';
import { rateSec } from '@inferbench/domain/runs/steady-window';
import type { Goodput, Slo } from '@inferbench/domain/terms/slo';
import { MS_PER_SEC } from '@inferbench/units/si';
import { missing } from './metric-value.ts';
import { type Share, wilsonInterval } from './wilson.ts';

/** Good requests a second and chip: the rate ranks, the share is what the field quotes. */
export function goodputMetric(goodput: Goodput | null, durationShare = 0): MetricValue {
  if (goodput === null) return missing('NOT_REPORTED', 'no latencies of requests');
  const { low, high, requestsPerSecPerChip: value, sentPerSecPerChip: sent } = goodput;
  return {
    present: true,
    value,
    interval: {
      low: low * sent * (1 - durationShare),
      high: high * sent * (1 + durationShare),
      assumed: false,
    },
  };
}

/**
 * Goodput(SLO) = requests that keep every limit ÷ all sent ones; failed and empty requests count as missed
 * (docs/metrics.md#goodput-and-slo-presets). From single requests where the point has them, else as the range that its percentiles
 * allow. Null without latencies, or without a rate of requests.
 */
export function goodputOf(point: Point, chips: number, slo: Slo): Goodput | null {
  if (point.measurement === 'summary') return publishedGoodput(point, chips, slo);
  if (point.counts.issued === 0) return null;
  const samples = point.samples && tells(point.samples, slo) ? point.samples : null;
  const completed = point.counts.completed / point.counts.issued;
  const share = samples
    ? counted(point, samples, slo)
    : bounded(point.latency, slo, { completed, isPublished: false });
  if (share === null) return null;
  const sentPerSecPerChip = point.counts.issued / rateSec(point) / chips;
  return {
    slo,
    basis: samples ? 'REQUESTS' : 'BOUNDED',
    ...share,
    sentPerSecPerChip,
    requestsPerSecPerChip: share.fraction * sentPerSecPerChip,
  };
}

/** Bounds from the percentiles that a publication states. It counts those that were completed: of others it says nothing. */
function publishedGoodput(
  { latency, load, reported }: SummaryPoint,
  chips: number,
  slo: Slo,
): Goodput | null {
  const completedPerSec = load?.completedRequestsPerSec ?? null;
  if (reported === null || latency === undefined || completedPerSec === null) return null;
  const share = bounded(latency, slo, { completed: 1, isPublished: true });
  if (share === null) return null;
  const sentPerSecPerChip = completedPerSec / chips;
  const requestsPerSecPerChip = share.fraction * sentPerSecPerChip;
  return { slo, basis: 'BOUNDED', ...share, sentPerSecPerChip, requestsPerSecPerChip };
}

/** Whether single requests say all that the limits ask. */
function tells({ tpotSec, e2eSec }: RequestSamples, { tpotMs, e2eMs }: Slo): boolean {
  return (tpotMs === null || tpotSec !== null) && (e2eMs === null || e2eSec !== null);
}

function counted({ counts: { issued } }: RequestsPoint, samples: RequestSamples, slo: Slo): Share {
  const good = samples.ttftSec.filter((ttftSec, i) => {
    const [tpotSec, e2eSec] = [samples.tpotSec?.[i] ?? null, samples.e2eSec?.[i] ?? null];
    return keeps(ttftSec, slo.ttftMs) && keeps(tpotSec, slo.tpotMs) && keeps(e2eSec, slo.e2eMs);
  }).length;
  return { fraction: good / issued, ...wilsonInterval(good, issued) };
}

/** An answer of one token has no time between tokens, so it keeps every limit of it. */
function keeps(valueSec: number | null, limitMs: number | null): boolean {
  return limitMs === null || valueSec === null || valueSec * MS_PER_SEC <= limitMs;
}

/**
 * Bounds of goodput: of the completed requests at least 1 − Σ(1 − lᵢ) and at most min uᵢ keep all limits, where lᵢ is
 * the highest percentile inside limit i and uᵢ the lowest one outside. What is ranked is the least.
 */
function bounded(
  latency: Latencies,
  slo: Slo,
  { completed, isPublished }: { completed: number; isPublished: boolean },
): Share | null {
  const limits = [
    { distribution: latency.ttft, limitMs: slo.ttftMs },
    { distribution: latency.tpot, limitMs: slo.tpotMs },
    { distribution: latency.e2e, limitMs: slo.e2eMs },
  ];
  let [missed, most] = [0, 1];
  for (const { distribution, limitMs } of limits) {
    if (limitMs === null) continue;
    if (distribution === null) return null;
    const { low, high } = sharesInside(distribution, limitMs, isPublished);
    missed += 1 - low;
    most = Math.min(most, high);
  }
  const least = Math.max(0, 1 - missed) * completed;
  return { fraction: least, low: least, high: Math.max(least, most * completed) };
}

function sharesInside(
  distribution: Distribution,
  limitMs: number,
  isPublished: boolean,
): { low: number; high: number } {
  if (distribution.maxSec !== null && distribution.maxSec * MS_PER_SEC <= limitMs) return { low: 1, high: 1 };
  if (distribution.minSec !== null && distribution.minSec * MS_PER_SEC > limitMs) return { low: 0, high: 0 };
  let [low, high] = [0, 1];
  for (const key of STATED_PERCENTILE_KEYS) {
    const valueSec = distribution[key] ?? null;
    if (valueSec === null || !hasSamples(distribution, key, isPublished)) continue;
    if (valueSec * MS_PER_SEC <= limitMs) low = Math.max(low, STATED_PERCENTILES[key]);
    else high = Math.min(high, STATED_PERCENTILES[key]);
  }
  return { low, high };
}
