import { intervalRatio } from '@inferbench/domain/interval-ratio';
import type { Ranged } from '@inferbench/domain/ranged';
import { type Kind, weakerKind } from '@inferbench/domain/kind';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { ComparedMetric, ComparisonResult } from '@inferbench/graphql-documents/compare';
import { kindOfSide } from './kind-of-side.ts';

/** How many times the other B is of A by one metric, so that more is always better for B. */
export interface Ratio {
  metric: Metric;
  name: string;
  /** 1 is equal; above it B is better. */
  times: number;
  low: number;
  high: number;
  better: NonNullable<ComparedMetric['better']>;
  kind: Kind;
}

function side({ value, interval }: ComparedMetric['a']): Ranged | null {
  return value === null || interval === null ? null : { value, low: interval.low, high: interval.high };
}

/** Metrics that the two can be compared by. */
export function ratiosOf({ metrics, assumptions }: ComparisonResult): Ratio[] {
  // A ratio is no more than its weaker side.
  const kind = weakerKind(kindOfSide(assumptions, 'a'), kindOfSide(assumptions, 'b'));
  return metrics.flatMap(({ metric, higherIsBetter, better, ...sides }): Ratio[] => {
    const [a, b] = [side(sides.a), side(sides.b)];
    if (better === null || a === null || b === null) return [];
    const times = higherIsBetter ? intervalRatio(b, a) : intervalRatio(a, b);
    // On the logarithmic axis nothing stands at 0.
    if (times === null || times.value <= 0) return [];
    return [
      {
        metric,
        name: METRIC_DEFINITIONS[metric].name,
        times: times.value,
        low: times.low,
        high: times.high,
        better,
        kind: metric === 'FLEXIBILITY' ? 'SIMULATED' : kind,
      },
    ];
  });
}

/** The ratio of one metric in the direction of the API, A ÷ B, with its interval. */
export function ratioOf(metric: ComparedMetric): Ranged | null {
  const [a, b] = [side(metric.a), side(metric.b)];
  return metric.better === null || a === null || b === null ? null : intervalRatio(a, b);
}
