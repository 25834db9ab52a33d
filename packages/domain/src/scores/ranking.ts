import type { Interval } from '../terms/metric.ts';

/** A value that stands on a board, in the unit of its metric. */
export interface Ranking {
  value: number;
  interval: Pick<Interval, 'low' | 'high'>;
}

/** Whether the interval of `a` lies wholly on the better side of that of `b`; intervals that touch overlap. */
export function whollyBetter(a: Ranking, b: Ranking, higherIsBetter: boolean): boolean {
  return higherIsBetter ? a.interval.low > b.interval.high : a.interval.high < b.interval.low;
}

/** "2", "=2": a rank as people read it, with a mark where another has it too. */
export function rankWords(rank: number, ranking: readonly { rank: number }[]): string {
  return `${ranking.filter((other) => other.rank === rank).length > 1 ? '=' : ''}${rank}`;
}

/** Two contenders on one axis. */
export interface Compared {
  ours: Ranking;
  theirs: Ranking;
  higherIsBetter: boolean;
}

/** Whether one is wholly better on at least one axis and wholly worse on none. */
export function dominatesOn(axes: readonly Compared[]): boolean {
  return (
    !axes.some(({ ours, theirs, higherIsBetter }) => whollyBetter(theirs, ours, higherIsBetter)) &&
    axes.some(({ ours, theirs, higherIsBetter }) => whollyBetter(ours, theirs, higherIsBetter))
  );
}

/** The first of an order and all whose intervals overlap its. */
export function groupOfFirst<One extends Ranking>(ordered: readonly One[], higherIsBetter: boolean): One[] {
  const [first] = ordered;
  return first === undefined ? [] : ordered.filter((one) => !whollyBetter(first, one, higherIsBetter));
}
