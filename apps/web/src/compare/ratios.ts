import type { Kind } from '@inferbench/domain/kind';
import type { Metric } from '@inferbench/domain/metric';
import type { ComparedMetric, ComparisonResult } from '@inferbench/graphql-documents/compare';
import { METRIC_NAMES } from '../board/words.ts';

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

/** Weakest first. */
const KINDS: readonly Kind[] = ['SIMULATED', 'INTERPOLATED', 'REPORTED', 'MEASURED'];

/** The interval of a quotient: from the far ends of both. */
export function quotient(
  top: { value: number; low: number; high: number },
  bottom: { value: number; low: number; high: number },
): { value: number; low: number; high: number } | null {
  if (bottom.value <= 0 || bottom.low <= 0 || top.value <= 0) return null;
  return { value: top.value / bottom.value, low: top.low / bottom.high, high: top.high / bottom.low };
}

function side({ value, interval }: ComparedMetric['a']) {
  return value === null || interval === null ? null : { value, low: interval.low, high: interval.high };
}

/** Metrics that the two can be compared by. */
export function ratiosOf({ metrics, assumptions }: ComparisonResult): Ratio[] {
  const kind = kindOf(assumptions);
  return metrics.flatMap(({ metric, higherIsBetter, better, ...sides }): Ratio[] => {
    const [a, b] = [side(sides.a), side(sides.b)];
    if (better === null || a === null || b === null) return [];
    const times = higherIsBetter ? quotient(b, a) : quotient(a, b);
    if (times === null) return [];
    return [
      {
        metric,
        name: METRIC_NAMES[metric],
        times: times.value,
        low: times.low,
        high: times.high,
        better,
        kind: metric === 'FLEXIBILITY' ? 'SIMULATED' : kind,
      },
    ];
  });
}

/** The weaker of the two: a ratio is no more than its weaker side. */
function kindOf(assumptions: ComparisonResult['assumptions']): Kind {
  const stated = assumptions.find(({ what }) => what === 'KIND');
  return KINDS.find((kind) => kind === stated?.a || kind === stated?.b) ?? 'REPORTED';
}

/** The ratio of one metric in the direction of the API, A ÷ B, with its interval. */
export function ratioOf(metric: ComparedMetric): { value: number; low: number; high: number } | null {
  const [a, b] = [side(metric.a), side(metric.b)];
  return metric.better === null || a === null || b === null ? null : quotient(a, b);
}
