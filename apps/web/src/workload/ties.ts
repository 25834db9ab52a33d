import type { RankedEntry } from '@inferbench/graphql-documents/workload';

/** Two entries that share a place, or whose intervals overlap: nobody can say which is better. */
export interface Tie {
  entry: RankedEntry;
  with: RankedEntry;
}

export function sharesRank(entry: RankedEntry, ranking: readonly RankedEntry[]): boolean {
  return ranking.some((other) => other !== entry && other.rank === entry.rank);
}

/** The neighbour in the list whose interval overlaps; null for an entry that stands alone. */
export function tieOf(entry: RankedEntry, ranking: readonly RankedEntry[]): Tie | null {
  const index = ranking.indexOf(entry);
  const above = entry.tied ? ranking[index - 1] : undefined;
  const below = ranking[index + 1];
  const other = above ?? (below?.tied === true ? below : undefined);
  return other === undefined ? null : { entry, with: other };
}
