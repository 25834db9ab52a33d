import { intervalRatio } from '@inferbench/domain/terms/interval-ratio';
import type { Ranged } from '@inferbench/domain/terms/ranged';
import type { PointStanding } from './load-standing.ts';

export interface ComparableRow {
  system: string;
  label: string;
  /** Useful TOPS of this system ÷ those of the other, with the range that both intervals allow. */
  ratio: Ranged;
}

export interface Comparable {
  rows: ComparableRow[];
  /** Systems of the slice of other numbers of chips: at equal users these compare with none of this one. */
  ofOtherCounts: number;
}

/** Every other system of as many chips against this one, largest ratio first; null where this one has no value there. */
export function comparableRows({ systems }: Pick<PointStanding, 'systems'>, own: string): Comparable | null {
  const itself = systems.find(({ system }) => system === own);
  const [mine] = itself?.values ?? [];
  if (mine === undefined) return null;
  const others = systems.filter(({ system }) => system !== own);
  const alike = others.filter(({ chips }) => chips === itself?.chips);
  const rows = alike.flatMap(({ system, label, values: [theirs] }) => {
    if (theirs === undefined) return [];
    const ratio = intervalRatio(
      { value: mine.value, ...mine.interval },
      { value: theirs.value, ...theirs.interval },
    );
    return ratio === null ? [] : [{ system, label, ratio }];
  });
  return {
    rows: rows.toSorted((a, b) => b.ratio.value - a.ratio.value),
    ofOtherCounts: others.length - alike.length,
  };
}
