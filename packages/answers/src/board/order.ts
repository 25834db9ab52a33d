import { ratioShare } from '@inferbench/domain/tradeoff/interval';
import type { VerdictRow } from '../verdict/shape.ts';

/** Contender that can be ordered: a value of which more is better, in the interval of its run. */
export interface Ordered extends Pick<VerdictRow, 'intervalShare' | 'intervalIs' | 'source'> {
  value: number;
}

/** Ratio by which one leads another: both ends of the ratio; null where the intervals of such runs do not exclude equality. */
export function leadOver(a: Ordered, b: Ordered): { low: number; high: number } | null {
  const ratio = a.value / b.value;
  const share = 1 + ratioShare(a, b);
  return ratio / share > 1 ? { low: ratio / share, high: ratio * share } : null;
}

/** Places, best first: 1 + the number of those that clearly lead it (docs/metrics.md#boards-by-workload). */
export function placesOf<One extends Ordered>(ones: readonly One[]): { one: One; place: number }[] {
  return (
    ones
      .toSorted((a, b) => b.value - a.value)
      .map((one) => ({ one, place: 1 + ones.filter((other) => leadOver(other, one) !== null).length }))
      // A wide interval keeps the place of those that it reaches: equal places stand together.
      .toSorted((a, b) => a.place - b.place)
  );
}

/** Picks those that nobody leads, the best by value first: no two of them can be told apart. */
export function firstOf<One extends Ordered>(ones: readonly One[]): One[] {
  return ones
    .filter((one) => !ones.some((other) => leadOver(other, one) !== null))
    .toSorted((a, b) => b.value - a.value);
}
