import type { DraftFigure, Figure } from '@inferbench/chart/figure';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { pointAddress } from '../address/pages.ts';
import { splitFigure } from '../figures/split/split-figure.ts';
import { loadFigure } from './load-figure.ts';
import { outputFigure } from './output-figure.ts';
import { pointSplit, splitNote } from './point-split.ts';
import { pointTitle } from './point-words.ts';

/** Charts of a point by their names, which are those of their sections; null where the point has not what it is drawn from. */
export const POINT_CHARTS = {
  split: (point) => {
    const split = pointSplit(point);
    if (split === null) return null;
    return splitFigure(split, [splitNote(split, point.split?.limitedBy)]);
  },
  load: ({ loadCurve, kind }) => loadFigure({ curve: loadCurve, kind }),
  output: ({ loadCurve, kind }) => outputFigure({ curve: loadCurve, kind }),
} satisfies Readonly<Record<string, (point: PointResult) => DraftFigure | null>>;
type PointChart = keyof typeof POINT_CHARTS;

export function pointChart(point: PointResult, name: PointChart): Figure | null {
  const draft = POINT_CHARTS[name](point);
  if (draft === null) return null;
  const { id, system } = point;
  return {
    ...draft,
    head: { ...draft.head, slice: `${pointTitle(point)}. ${draft.head.slice}` },
    name,
    query: { point: id },
    address: `${pointAddress(id)}#${name}`,
    file: `inferbench-${system.slug}-${name}`,
  };
}
