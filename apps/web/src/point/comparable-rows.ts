import { rateIntervalOf, ratioShare } from '@inferbench/domain/tradeoff/interval';
import { type Ranged, rangedByTime } from '@inferbench/domain/terms/ranged';
import type { PointStanding, Run } from './load-standing.ts';

export interface ComparableRow {
  system: string;
  label: string;
  /** Useful TOPS of this system ÷ those of the other, within the interval of two such runs. */
  ratio: Ranged;
}

export interface Comparable {
  rows: ComparableRow[];
  /** Systems of the slice of other numbers of chips: at equal users these compare with none of this one. */
  ofOtherCounts: number;
}

/** Every other system of as many chips against this one, largest ratio first; null where this one has no value there. */
export function comparableRows(
  { systems, runs }: Pick<PointStanding, 'systems' | 'runs'>,
  own: string,
): Comparable | null {
  const itself = systems.find(({ system }) => system === own);
  const [mine] = itself?.values ?? [];
  if (mine === undefined) return null;
  const others = systems.filter(({ system }) => system !== own);
  const alike = others.filter(({ chips }) => chips === itself?.chips);
  const rows = alike.flatMap(({ system, label, values: [theirs] }) => {
    if (theirs === undefined || theirs.value <= 0) return [];
    const share = ratioShare(dated(mine, runs), dated(theirs, runs));
    return [{ system, label, ratio: rangedByTime(mine.value / theirs.value, share) }];
  });
  return {
    rows: rows.toSorted((a, b) => b.ratio.value - a.ratio.value),
    ofOtherCounts: others.length - alike.length,
  };
}

type Value = PointStanding['systems'][number]['values'][number];

/** Interval of a value by its repeats, else by how its run is dated, and whose it is. */
function dated({ pointId, value, interval: { low, high, assumed } }: Value, runs: ReadonlyMap<string, Run>) {
  const run = runs.get(pointId);
  return rateIntervalOf({
    intervalShare: (high - low) / 2 / value,
    intervalAssumed: assumed,
    measured: run?.measured ?? null,
    source: run?.provenance.document?.title ?? null,
  });
}
