import { type Ranking, whollyBetter } from '@inferbench/domain/scores/ranking';

export interface RankEntry extends Ranking {
  /** Breaks ties in the order: smaller text first. */
  id: string;
}

/** An entry with its place. */
export interface Ranked<Entry> {
  entry: Entry;
  /** 1 for the best; equal for entries that the same ones are better than. */
  rank: number;
  /** Whether its interval overlaps that of the entry above it. */
  tied: boolean;
}

/**
 * rank = 1 + entries whose interval lies wholly on the better side; tied = overlaps the entry above; in order of value, then
 * id (docs/metrics.md#ranks-ties-intervals). The order in which entries come changes nothing. packages/db/src/board/board-reader.ts
 * states the same as SQL.
 */
export function rankEntries<Entry extends RankEntry>(
  entries: readonly Entry[],
  higherIsBetter: boolean,
): Ranked<Entry>[] {
  const ordered = entries.toSorted(
    (a, b) => (higherIsBetter ? b.value - a.value : a.value - b.value) || (a.id < b.id ? -1 : 1),
  );
  // The end of an interval that decides whether its entry is wholly better than another, larger is better.
  const nearEnds = entries
    .map(({ interval }) => (higherIsBetter ? interval.low : -interval.high))
    .toSorted((a, b) => b - a);
  return ordered.map((entry, index) => {
    const farEnd = higherIsBetter ? entry.interval.high : -entry.interval.low;
    const above = ordered[index - 1];
    return {
      entry,
      rank: 1 + countAbove(nearEnds, farEnd),
      tied: above !== undefined && !whollyBetter(above, entry, higherIsBetter),
    };
  });
}

/** How many of a falling list are greater than `bar`, by halving. */
function countAbove(falling: readonly number[], bar: number): number {
  let from = 0;
  let to = falling.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((falling[middle] ?? bar) > bar) from = middle + 1;
    else to = middle;
  }
  return from;
}
