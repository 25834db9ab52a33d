import { type Ranking, whollyBetter } from '@inferbench/domain/scores/ranking';

/** Digits that people compare. */
const DIGITS = 3;

/** An entry with its place by value. */
export interface Placed<Entry> {
  entry: Entry;
  /** 1, 2, 2, 4: equal only where three digits are. */
  place: number;
  /** Whether its interval overlaps that of the first: the two cannot be told apart. True of the first. */
  overlapsFirst: boolean;
}

export interface PlaceEntry extends Ranking {
  /** Breaks ties in the order: smaller text first. */
  id: string;
}

/**
 * Places by value, with who cannot be told apart from the first; in order of value, then id
 * (docs/metrics.md#ranks-ties-intervals). An overlap is never in the place.
 */
export function placeEntries<Entry extends PlaceEntry>(
  entries: readonly Entry[],
  higherIsBetter: boolean,
): Placed<Entry>[] {
  const ordered = entries.toSorted(
    (a, b) => (higherIsBetter ? b.value - a.value : a.value - b.value) || (a.id < b.id ? -1 : 1),
  );
  const [first] = ordered;
  let place = 0;
  let digits: string | null = null;
  return ordered.map((entry, index) => {
    const own = entry.value.toPrecision(DIGITS);
    if (own !== digits) place = index + 1;
    digits = own;
    return {
      entry,
      place,
      overlapsFirst: first !== undefined && !whollyBetter(first, entry, higherIsBetter),
    };
  });
}
