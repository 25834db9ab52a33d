import type { Retention } from '@inferbench/domain/board/comparison';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { type AtContext, contextRetention } from '@inferbench/scoring/context-retention';
import { missing } from '@inferbench/scoring/metric-value';

/**
 * Retention between the shortest and the longest context at which a system has points of one exact batch, that of the
 * slice's point.
 */
export function retentionOf(metric: Metric, points: readonly AtContext[], batch: number | null): Retention {
  const same = points
    .filter((point) => point.batch === batch && point.value.present)
    .toSorted((a, b) => a.context - b.context);
  const [short, long] = [same[0], same.at(-1)];
  if (short === undefined || long === undefined || short.context === long.context) {
    const without = missing('NOT_REPORTED', 'no points of this batch at two contexts');
    return { metric, batch, fromContext: null, toContext: null, retention: without };
  }
  const { higherIsBetter } = METRIC_DEFINITIONS[metric];
  /** Picks the best of several points at one context, as on the board. */
  const bestAt = (context: number) =>
    same
      .filter((point) => point.context === context)
      .reduce((best, point) => (isBetter(point, best, higherIsBetter) ? point : best));
  return {
    metric,
    batch,
    fromContext: short.context,
    toContext: long.context,
    retention: contextRetention(bestAt(short.context), bestAt(long.context)),
  };
}

function isBetter({ value: a }: AtContext, { value: b }: AtContext, higherIsBetter: boolean): boolean {
  if (!a.present || !b.present) return a.present;
  return higherIsBetter ? a.value > b.value : a.value < b.value;
}
