import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { type Cell, type FigureTable, numberColumns, wordColumns } from '../chart/figure.ts';
import type { Front } from './front.ts';
import { pointAddress } from '../address/pages.ts';

/** Every mark with both values, their kinds and points; those on the front first. */
export function paretoTable(front: Front): FigureTable {
  const [x, y] = [METRIC_DEFINITIONS[front.x].axis, METRIC_DEFINITIONS[front.y].axis];
  const rows = front.marks
    .toSorted((a, b) => Number(b.onFront) - Number(a.onFront))
    .map((mark): Cell[] => [
      { words: mark.label, href: pointAddress(mark.x.pointId) },
      mark.batch,
      mark.x.value,
      mark.x.kind.toLowerCase(),
      mark.y.value,
      mark.y.kind.toLowerCase(),
      mark.onFront ? 'on the front' : mark.dominatedBy.join('; '),
    ]);
  return {
    caption: 'Operating points; those on the front first',
    columns: [
      ...wordColumns('System'),
      ...numberColumns('Batch', x),
      ...wordColumns(`Kind of ${x}`),
      ...numberColumns(y),
      ...wordColumns(`Kind of ${y}`, 'Dominated by'),
    ],
    rows,
  };
}
