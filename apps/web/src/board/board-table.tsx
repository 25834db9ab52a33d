import type { RankMetric } from '@inferbench/domain/terms/metric';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { BoardResult } from '@inferbench/graphql-documents/board';
import { Fragment } from 'react';
import { type ChipSeries, seriesOf } from '@inferbench/chart/chip-series';
import type { ShownEdge } from './examples.ts';
import { type Column, columnsOf } from './columns.tsx';

interface BoardTableProps {
  board: BoardResult;
  slice: NonNullable<BoardResult['slice']>;
  metric: RankMetric;
  series: ChipSeries;
  /** Rows of the page, with examples in their places. */
  rows: readonly ShownEdge[];
}

/** Four metrics side by side, each with its own rank: often four leaders. */
export function BoardTable({ board: { totalCount }, slice, metric, series, rows }: BoardTableProps) {
  const columns = columnsOf({ edges: rows, slice, ranked: metric });
  return (
    <table className="reflow" role="table">
      <caption className="hidden-word">
        {totalCount} {totalCount === 1 ? 'result' : 'results'}, ranked by {METRIC_DEFINITIONS[metric].axis}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((edge) => (
          <tr key={edge.node.point.id} role="row">
            {columns.map(({ key, cell }) => (
              <Fragment key={key}>{cell(edge, seriesOf(series, edge.node.system.chip.slug))}</Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ column: { head, unit, numeric, sorted } }: { column: Column }) {
  return (
    <th
      scope="col"
      role="columnheader"
      {...(numeric ? { className: `num${sorted ? ' sorted' : ''}` } : {})}
      {...(sorted ? { 'aria-sort': 'descending' as const } : {})}
    >
      {head}
      {sorted ? <span className="sort-mark">{'\u00a0▾'}</span> : null}
      <span className="unit">{unit}</span>
    </th>
  );
}
