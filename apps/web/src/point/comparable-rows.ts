import type { PointStanding } from './load-standing.ts';

export interface ComparableRow {
  system: string;
  label: string;
  /** Useful TOPS of this system ÷ those of the other, with the range that both intervals allow. */
  ratio: number;
  low: number;
  high: number;
}

/** Every other system of the slice against this one, largest ratio first; null where this one has no value there. */
export function comparableRows({ systems }: PointStanding, own: string): ComparableRow[] | null {
  const mine = systems.find(({ system }) => system === own)?.values[0];
  if (mine === undefined) return null;
  return systems
    .flatMap(({ system, label, values: [theirs] }) =>
      system === own || theirs === undefined
        ? []
        : [
            {
              system,
              label,
              ratio: mine.value / theirs.value,
              low: mine.interval.low / theirs.interval.high,
              high: mine.interval.high / theirs.interval.low,
            },
          ],
    )
    .toSorted((a, b) => b.ratio - a.ratio);
}
