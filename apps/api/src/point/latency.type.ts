import { MissingReason, type MetricValue, presentValue } from '@inferbench/domain/terms/metric';
import { ScoredLatency, type Score } from '@inferbench/domain/scores/score';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { IntervalType } from '../graphql/interval.type.ts';

export const PercentilesType = objectType(
  'Percentiles',
  'A latency distribution, milliseconds. A percentile counts with n ≥ 5 ÷ (1 − q) samples and is null below.',
  {
    n: z.int().nullable().describe('Samples; null where the source does not say.'),
    origin: ScoredLatency.shape.origin.unwrap().nullable().describe('Whose statistics; null without any.'),
    meanMs: z.number().nullable().describe('Mean.'),
    p50Ms: z.number().nullable().describe('Median.'),
    p90Ms: z.number().nullable().describe('90th percentile.'),
    p95Ms: z.number().nullable().describe('95th percentile.'),
    p99Ms: z.number().nullable().describe('99th percentile.'),
    p50Interval: instanceOf(IntervalType).nullable().describe('95 % interval of p50Ms.'),
    p95Interval: instanceOf(IntervalType).nullable().describe('95 % interval of p95Ms.'),
    p50Missing: MissingReason.nullable().describe('Why p50Ms is null.'),
    p90Missing: MissingReason.nullable().describe('Why p90Ms is null.'),
    p95Missing: MissingReason.nullable().describe('Why p95Ms is null.'),
    p99Missing: MissingReason.nullable().describe('Why p99Ms is null.'),
  },
);
export type PercentilesType = InstanceType<typeof PercentilesType>;

export const LatencyType = objectType('Latency', 'Latency distributions of a point.', {
  ttft: instanceOf(PercentilesType).describe('Time to first token.'),
  tpot: instanceOf(PercentilesType).describe('Time per output token after the first, per request.'),
  itl: instanceOf(PercentilesType).describe('Gap between two tokens or chunks of a stream.'),
  e2e: instanceOf(PercentilesType).describe('Request sent to last token.'),
});
export type LatencyType = InstanceType<typeof LatencyType>;

const intervalOf = (metric: MetricValue) => (metric.present ? metric.interval : null);
const reasonOf = (metric: MetricValue) => (metric.present ? null : metric.reason);

function toPercentiles({ n, origin, meanMs, p50Ms, p90Ms, p95Ms, p99Ms }: ScoredLatency): PercentilesType {
  return {
    n,
    origin,
    meanMs,
    p50Ms: presentValue(p50Ms),
    p90Ms: presentValue(p90Ms),
    p95Ms: presentValue(p95Ms),
    p99Ms: presentValue(p99Ms),
    p50Interval: intervalOf(p50Ms),
    p95Interval: intervalOf(p95Ms),
    p50Missing: reasonOf(p50Ms),
    p90Missing: reasonOf(p90Ms),
    p95Missing: reasonOf(p95Ms),
    p99Missing: reasonOf(p99Ms),
  };
}

export function toLatencyType({ ttft, tpot, itl, e2e }: Score['latency']): LatencyType {
  return {
    ttft: toPercentiles(ttft),
    tpot: toPercentiles(tpot),
    itl: toPercentiles(itl),
    e2e: toPercentiles(e2e),
  };
}
