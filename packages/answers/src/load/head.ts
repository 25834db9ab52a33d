import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import type { Kind } from '@inferbench/domain/terms/kind';
import type { ChartSlice } from './shape.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { sliceLine } from './slice-words.ts';
import { sourceLine } from './source-line.ts';

interface Parts {
  finding: string;
  notes: string[];
  slice: ChartSlice;
  points: readonly TradeoffPoint[];
  hasCurves: boolean;
  /** Day of the data where no point is dated. */
  date: string | null;
}

export function headOf({ finding, notes, slice, points, hasCurves, date }: Parts): ChartHead {
  const kinds: Kind[] = [];
  for (const kind of ['MEASURED', 'REPORTED'] as const)
    if (points.some((point) => point.kind === kind)) kinds.push(kind);
  if (hasCurves) kinds.push('SIMULATED');
  return {
    finding,
    slice: sliceLine(slice, hasCurves),
    notes,
    kinds,
    source: sourceLine(
      points.map(({ source }) => source),
      hasCurves,
    ),
    date: newestOf(points) ?? date,
  };
}

/** Newest date of a point, as exact as it was published. */
function newestOf(points: readonly TradeoffPoint[]): string | null {
  return (
    points
      .flatMap(({ measured }) => measured?.to ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
