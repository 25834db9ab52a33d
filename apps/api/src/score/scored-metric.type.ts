import { type Interval, Metric, METRIC_DEFINITIONS, type MissingReason } from '@inferbench/domain/metric';
import type { Score } from '@inferbench/domain/score';
import { Field, Float, ObjectType } from 'type-graphql';
import { MetricEnum, MissingReasonEnum } from '../graphql/enums.ts';
import { IntervalType } from '../graphql/interval.type.ts';

@ObjectType('ScoredMetric', { description: 'One metric of a point: its value, or why it is missing.' })
export class ScoredMetricType {
  @Field(() => MetricEnum, { description: 'Metric.' })
  metric!: Metric;

  @Field(() => String, { description: 'Unit of the value.' })
  unit!: string;

  @Field(() => Float, { nullable: true, description: 'Value; null where missing.' })
  value!: number | null;

  @Field(() => IntervalType, { nullable: true, description: 'Range in which it is known.' })
  interval!: Interval | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why the value is missing.' })
  missing!: MissingReason | null;

  @Field(() => String, { nullable: true, description: 'The reason in words.' })
  missingText!: string | null;
}

export function scoredMetrics({ metrics }: Score): ScoredMetricType[] {
  return Metric.options.map((metric) => {
    const { unit } = METRIC_DEFINITIONS[metric];
    const own = metrics[metric];
    return own.present
      ? { metric, unit, value: own.value, interval: own.interval, missing: null, missingText: null }
      : { metric, unit, value: null, interval: null, missing: own.reason, missingText: own.detail };
  });
}
