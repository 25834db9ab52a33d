import type { MissingReason } from '@inferbench/domain/metric';
import type { Score, ScoredLatency } from '@inferbench/domain/score';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MissingReasonEnum } from '../graphql/enums.ts';

@ObjectType('Percentiles', {
  description:
    'A latency distribution, milliseconds. A percentile counts with n ≥ 5 ÷ (1 − q) samples and is null below.',
})
export class PercentilesType {
  @Field(() => Int, { nullable: true, description: 'Samples; null where the source does not say.' })
  n!: number | null;

  @Field(() => Float, { nullable: true, description: 'Mean.' })
  meanMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Median.' })
  p50Ms!: number | null;

  @Field(() => Float, { nullable: true, description: '95th percentile.' })
  p95Ms!: number | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why p50Ms is null.' })
  p50Missing!: MissingReason | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why p95Ms is null.' })
  p95Missing!: MissingReason | null;
}

@ObjectType('Latency', { description: 'Latency distributions of a point.' })
export class LatencyType {
  @Field(() => PercentilesType, { description: 'Time to first token.' })
  ttft!: PercentilesType;

  @Field(() => PercentilesType, { description: 'Time per output token after the first, per request.' })
  tpot!: PercentilesType;

  @Field(() => PercentilesType, { description: 'Request sent to last token.' })
  e2e!: PercentilesType;
}

function toPercentiles({ n, meanMs, p50Ms, p95Ms }: ScoredLatency): PercentilesType {
  return {
    n,
    meanMs,
    p50Ms: p50Ms.present ? p50Ms.value : null,
    p95Ms: p95Ms.present ? p95Ms.value : null,
    p50Missing: p50Ms.present ? null : p50Ms.reason,
    p95Missing: p95Ms.present ? null : p95Ms.reason,
  };
}

export function toLatencyType({ ttft, tpot, e2e }: Score['latency']): LatencyType {
  return { ttft: toPercentiles(ttft), tpot: toPercentiles(tpot), e2e: toPercentiles(e2e) };
}
