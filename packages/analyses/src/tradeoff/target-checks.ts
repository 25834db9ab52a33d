import type { LatencyFigures, TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { TargetCheck } from '@inferbench/domain/tradeoff/tradeoff';
import {
  LATENCY_PERCENTILES,
  type LatencyLimit,
  type LatencyStatistic,
  type TradeoffTarget,
} from '@inferbench/domain/tradeoff/tradeoff-target';

type Verdict = Pick<TargetCheck, 'value' | 'by' | 'verdict'>;

/** Checks each part of a target against a point. */
export function checksOf(target: TradeoffTarget, point: TradeoffPoint): TargetCheck[] {
  const { tokensPerSecPerUser: speed } = target;
  const limits = [
    { limit: 'TTFT', asked: target.ttft, figures: point.ttft },
    { limit: 'TPOT', asked: target.tpot, figures: point.tpot },
    { limit: 'E2E', asked: target.e2e, figures: point.e2e },
  ] as const;
  return [
    ...(speed === null ? [] : [speedCheck(speed, point)]),
    ...limits.flatMap(({ limit, asked, figures }) =>
      asked === null
        ? []
        : [{ limit, asked: asked.ms, statistic: asked.statistic, ...latencyVerdict(asked, figures) }],
    ),
  ];
}

/** A speed is held against the one that the source gives, mean or median, which is named. */
function speedCheck(
  asked: number,
  { tokensPerSecPerUser: value, speedStatistic: by }: TradeoffPoint,
): TargetCheck {
  return { limit: 'SPEED', asked, statistic: null, value, by, verdict: value >= asked ? 'KEPT' : 'MISSED' };
}

/**
 * A percentile that keeps a limit keeps it for every lower one, and one that misses it misses it for every higher one. A mean, or a
 * percentile below the one asked for, can show that a limit is missed and never that it is kept
 * (docs/metrics.md#trade-off-slices-curves-and-targets).
 */
function latencyVerdict({ ms, statistic }: LatencyLimit, figures: LatencyFigures): Verdict {
  const known = LATENCY_PERCENTILES.flatMap((by) => {
    const value = figureOf(figures, by);
    return value === null ? [] : [{ by, value, height: LATENCY_PERCENTILES.indexOf(by) }];
  });
  const { meanMs } = figures;
  if (statistic === 'MEAN') return meanMs === null ? typical(known[0], ms) : against('MEAN', meanMs, ms);
  const asked = LATENCY_PERCENTILES.indexOf(statistic);
  const keeping = known.find(({ height, value }) => height >= asked && value <= ms);
  if (keeping) return { value: keeping.value, by: keeping.by, verdict: 'KEPT' };
  const missing = known.findLast(({ height, value }) => height <= asked && value > ms);
  if (missing) return { value: missing.value, by: missing.by, verdict: 'MISSED' };
  const lower = known.findLast(({ height }) => height < asked);
  if (lower) return typical(lower, ms);
  if (meanMs === null) return typical(undefined, ms);
  // As everywhere here a mean over a limit misses it for the tail; of the median it says nothing.
  if (meanMs > ms && statistic !== 'P50') return { value: meanMs, by: 'MEAN', verdict: 'MISSED' };
  return typical({ by: 'MEAN', value: meanMs }, ms);
}

function figureOf({ meanMs, p50Ms, p90Ms, p95Ms, p99Ms }: LatencyFigures, statistic: LatencyStatistic) {
  return { MEAN: meanMs, P50: p50Ms, P90: p90Ms, P95: p95Ms, P99: p99Ms }[statistic];
}

function against(by: LatencyStatistic, value: number, ms: number): Verdict {
  return { value, by, verdict: value <= ms ? 'KEPT' : 'MISSED' };
}

/** What another statistic says of a limit: that it is kept typically, or nothing. */
function typical(known: { by: LatencyStatistic; value: number } | undefined, ms: number): Verdict {
  if (known === undefined) return { value: null, by: null, verdict: 'UNKNOWN' };
  const { by, value } = known;
  return { value, by, verdict: value <= ms ? 'TYPICAL_KEPT' : 'UNKNOWN' };
}

export type TargetGroup = TargetCheck['verdict'];

const WEAKEST_FIRST: readonly TargetGroup[] = ['MISSED', 'UNKNOWN', 'TYPICAL_KEPT', 'KEPT'];

/** A point belongs where its weakest part does; without a target it keeps it. */
export function groupOf(checks: readonly TargetCheck[]): TargetGroup {
  return WEAKEST_FIRST.find((group) => checks.some(({ verdict }) => verdict === group)) ?? 'KEPT';
}

/** Tells by which factor the worst part of a target is missed; 1 where none is known to be. */
export function missesBy(checks: readonly TargetCheck[]): number {
  const factors = checks.flatMap(({ limit, asked, value, verdict }) => {
    if (verdict !== 'MISSED' || value === null) return [];
    return [limit === 'SPEED' ? asked / value : value / asked];
  });
  return Math.max(1, ...factors);
}
