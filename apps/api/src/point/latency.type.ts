import { type Interval, type MetricValue, type MissingReason, presentValue } from '@inferbench/domain/metric';
import type { Score, ScoredLatency } from '@inferbench/domain/score';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { LatencyOriginEnum, MissingReasonEnum } from '../graphql/enums.ts';
import { IntervalType } from '../graphql/interval.type.ts';

@ObjectType('Percentiles', {
  description:
    'A latency distribution, milliseconds. A percentile counts with n ≥ 5 ÷ (1 − q) samples and is null below.',
})
export class PercentilesType {
  @Field(() => Int, { nullable: true, description: 'Samples; null where the source does not say.' })
  n!: number | null;

  @Field(() => LatencyOriginEnum, { nullable: true, description: 'Whose statistics; null without any.' })
  origin!: ScoredLatency['origin'];

  @Field(() => Float, { nullable: true, description: 'Mean.' })
  meanMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Median.' })
  p50Ms!: number | null;

  @Field(() => Float, { nullable: true, description: '90th percentile.' })
  p90Ms!: number | null;

  @Field(() => Float, { nullable: true, description: '95th percentile.' })
  p95Ms!: number | null;

  @Field(() => Float, { nullable: true, description: '99th percentile.' })
  p99Ms!: number | null;

  @Field(() => IntervalType, { nullable: true, description: '95 % interval of p50Ms.' })
  p50Interval!: Interval | null;

  @Field(() => IntervalType, { nullable: true, description: '95 % interval of p95Ms.' })
  p95Interval!: Interval | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why p50Ms is null.' })
  p50Missing!: MissingReason | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why p90Ms is null.' })
  p90Missing!: MissingReason | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why p95Ms is null.' })
  p95Missing!: MissingReason | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why p99Ms is null.' })
  p99Missing!: MissingReason | null;
}

@ObjectType('Latency', { description: 'Latency distributions of a point.' })
export class LatencyType {
  @Field(() => PercentilesType, { description: 'Time to first token.' })
  ttft!: PercentilesType;

  @Field(() => PercentilesType, { description: 'Time per output token after the first, per request.' })
  tpot!: PercentilesType;

  @Field(() => PercentilesType, { description: 'Gap between two tokens or chunks of a stream.' })
  itl!: PercentilesType;

  @Field(() => PercentilesType, { description: 'Request sent to last token.' })
  e2e!: PercentilesType;
}

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
