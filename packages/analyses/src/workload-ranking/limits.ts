import { presentValue } from '@inferbench/domain/terms/metric';
import type { Score, ScoredLatency } from '@inferbench/domain/scores/score';
import type { Phase } from '@inferbench/domain/terms/slice';
import type { LimitCheck, WorkloadLimits } from '@inferbench/domain/workload/workload-ranking';
import { MS_PER_SEC } from '@inferbench/units/si';

/** A latency as it is known. */
export interface KnownLatency {
  p50Ms: number | null;
  p90Ms: number | null;
  p95Ms: number | null;
  p99Ms: number | null;
  meanMs: number | null;
  /** Every request of a static batch takes the same time, so its mean is each percentile. */
  isStatic: boolean;
  /** No request takes longer: of a static batch, what its whole time leaves. */
  ceilingMs: number | null;
}

export type Latencies = Readonly<Record<LimitCheck['limit'], KnownLatency>>;

/**
 * Latencies of a point. All requests of a static batch start and end together: its wall time is the E2E of each, and no time
 * to first token or between tokens can be longer than that leaves.
 */
export function latenciesOf({ latency, work }: Pick<Score, 'latency' | 'work'>, phase: Phase): Latencies {
  const requests = phase === 'GENERATE' ? (work?.requests ?? 0) : 0;
  const isStatic = work !== null && requests > 0;
  const wholeMs = isStatic ? work.durationSec * MS_PER_SEC : null;
  const gaps = isStatic ? work.outputTokens / requests - 1 : 0;
  const known = (latencyOf: ScoredLatency, ceilingMs: number | null): KnownLatency => ({
    p50Ms: presentValue(latencyOf.p50Ms),
    p90Ms: presentValue(latencyOf.p90Ms),
    p95Ms: presentValue(latencyOf.p95Ms),
    p99Ms: presentValue(latencyOf.p99Ms),
    meanMs: latencyOf.meanMs,
    isStatic,
    ceilingMs,
  });
  return {
    TTFT: known(latency.ttft, wholeMs),
    TPOT: known(latency.tpot, wholeMs === null || gaps <= 0 ? null : wholeMs / gaps),
    E2E: known(wholeMs === null ? latency.e2e : { ...latency.e2e, meanMs: wholeMs }, null),
  };
}

/** Checks each limit that is asked for, against what is known of it. */
export function checkLimits(limits: WorkloadLimits, latencies: Latencies): LimitCheck[] {
  const asked = [
    { limit: 'TTFT', limitMs: limits.ttftMs },
    { limit: 'TPOT', limitMs: limits.tpotMs },
    { limit: 'E2E', limitMs: limits.e2eMs },
  ] as const;
  return asked.flatMap(({ limit, limitMs }) =>
    limitMs === null ? [] : [{ limit, limitMs, ...judge(latencies[limit], limitMs) }],
  );
}

type Judged = Pick<LimitCheck, 'valueMs' | 'statistic' | 'verdict'>;

/**
 * A limit is of the 95th percentile: a higher one that keeps it keeps it, a lower one that misses it misses it. A mean over the limit misses
 * it; a mean under it says nothing of the slowest.
 */
function judge(latency: KnownLatency, limitMs: number): Judged {
  const { p95Ms, meanMs, isStatic, ceilingMs } = latency;
  const against = (valueMs: number) => (valueMs <= limitMs ? 'KEPT' : 'MISSED');
  const atMost = (valueMs: number) => (valueMs <= limitMs ? 'UNKNOWN' : 'MISSED');
  if (p95Ms !== null) return { valueMs: p95Ms, statistic: 'P95', verdict: against(p95Ms) };
  const byOther = byOtherPercentile(latency, limitMs);
  if (byOther !== null) return byOther;
  if (meanMs !== null && isStatic) return { valueMs: meanMs, statistic: 'STATIC', verdict: against(meanMs) };
  if (ceilingMs !== null && ceilingMs <= limitMs)
    return { valueMs: ceilingMs, statistic: 'CEILING', verdict: 'KEPT' };
  if (meanMs !== null) return { valueMs: meanMs, statistic: 'MEAN', verdict: atMost(meanMs) };
  return { valueMs: null, statistic: null, verdict: 'UNKNOWN' };
}

function byOtherPercentile({ p50Ms, p90Ms, p99Ms }: KnownLatency, limitMs: number): Judged | null {
  if (p99Ms !== null && p99Ms <= limitMs) return { valueMs: p99Ms, statistic: 'P99', verdict: 'KEPT' };
  if (p90Ms !== null && p90Ms > limitMs) return { valueMs: p90Ms, statistic: 'P90', verdict: 'MISSED' };
  if (p50Ms !== null && p50Ms > limitMs) return { valueMs: p50Ms, statistic: 'P50', verdict: 'MISSED' };
  return null;
}
