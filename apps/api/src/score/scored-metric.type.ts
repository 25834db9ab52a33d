import { z } from 'zod';
import { Metric, Interval, MissingReason, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { objectType } from '../graphql/derived-type.ts';
import type { Score } from '@inferbench/domain/scores/score';

export const ScoredMetricType = objectType(
  'ScoredMetric',
  'One metric of a point: its value, or why it is missing.',
  {
    metric: Metric.describe('Metric.'),
    unit: z.string().describe('Unit of the value.'),
    value: z.number().nullable().describe('Value; null where missing.'),
    interval: Interval.nullable().describe('Range in which it is known.'),
    missing: MissingReason.nullable().describe('Why the value is missing.'),
    missingText: z.string().nullable().describe('The reason in words.'),
  },
);
export type ScoredMetricType = InstanceType<typeof ScoredMetricType>;

export function scoredMetrics({ metrics }: Score): ScoredMetricType[] {
  return Metric.options.map((metric) => {
    const { unit } = METRIC_DEFINITIONS[metric];
    const own = metrics[metric];
    return own.present
      ? { metric, unit, value: own.value, interval: own.interval, missing: null, missingText: null }
      : { metric, unit, value: null, interval: null, missing: own.reason, missingText: own.detail };
  });
}
