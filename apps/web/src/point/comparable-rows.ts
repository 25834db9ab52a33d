import { intervalRatio } from '@inferbench/domain/terms/interval-ratio';
import type { Ranged } from '@inferbench/domain/terms/ranged';
import type { PointStanding } from './load-standing.ts';

export interface ComparableRow {
  system: string;
  label: string;
  /** Useful TOPS of this system ÷ those of the other, with the range that both intervals allow. */
  ratio: Ranged;
}

/** Every other system of the slice against this one, largest ratio first; null where this one has no value there. */
export function comparableRows({ systems }: PointStanding, own: string): ComparableRow[] | null {
  const [mine] = systems.find(({ system }) => system === own)?.values ?? [];
  if (mine === undefined) return null;
  return systems
    .flatMap(({ system, label, values: [theirs] }) => {
      if (system === own || theirs === undefined) return [];
      const ratio = intervalRatio(
        { value: mine.value, ...mine.interval },
        { value: theirs.value, ...theirs.interval },
      );
      return ratio === null ? [] : [{ system, label, ratio }];
    })
    .toSorted((a, b) => b.ratio.value - a.ratio.value);
}
