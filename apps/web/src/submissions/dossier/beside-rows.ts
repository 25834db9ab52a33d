import type { PointNeighbour } from '@inferbench/graphql-documents/dossier';
import type { PointResult } from '@inferbench/graphql-documents/point-page';

/** A line of the picture: the run, a bound of it, or what somebody else showed. */
export interface BesideRow {
  key: string;
  words: string;
  kind: 'RUN' | 'BOUND' | 'OTHER';
  value: number;
  /** Ends of what is known of it; equal to the value where it is one figure. */
  low: number;
  high: number;
  batch: number | null;
  context: number | null;
  pointId: string | null;
}

/** Neighbours that are drawn: the best ones, and the table says as many. */
const MOST_DRAWN = 8;

/** The run, its bounds and its neighbours, the largest first; null of a run that is not simulated. */
export function besideRows(
  {
    id,
    batch,
    contextTokens,
    scores,
    split,
  }: Pick<PointResult, 'id' | 'batch' | 'contextTokens' | 'scores' | 'split'>,
  neighbours: readonly PointNeighbour[],
): BesideRow[] | null {
  const value = scores.usefulTops;
  if (value === null || split === null || split.software === null) return null;
  const { software, hardware, hardwareLow, hardwareHigh } = split;
  const own = { batch, context: contextTokens, pointId: null };
  const attainable = value / software;
  const rows: BesideRow[] = [
    {
      ...own,
      key: 'attainable',
      words: 'Attainable, by the simulator',
      kind: 'BOUND',
      value: attainable,
      low: (attainable * (hardwareLow ?? hardware)) / hardware,
      high: (attainable * (hardwareHigh ?? hardware)) / hardware,
    },
    { ...own, ...one(attainable / hardware), key: 'roofline', words: 'Roofline', kind: 'BOUND' },
    { ...own, ...one(value), key: id, words: 'This run', kind: 'RUN' },
    ...neighbours.slice(0, MOST_DRAWN).map((other): BesideRow => ({
      ...one(other.usefulTops),
      key: other.pointId,
      words: `${other.source}: ${other.model}, ${other.system}`,
      kind: 'OTHER',
      batch: other.batch,
      context: other.context,
      pointId: other.pointId,
    })),
  ];
  return rows.toSorted((a, b) => b.value - a.value);
}

const one = (value: number) => ({ value, low: value, high: value });
