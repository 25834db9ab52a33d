import type { BoardEdge, BoardResult } from '@inferbench/graphql-documents/board';
import { type ChipSeries, seriesOf } from '../chart/chip-series.ts';
import { Term } from '../glossary/term.tsx';
import { BoardRow } from './board-row.tsx';
import type { RankMetric } from '../address/board-request.ts';
import { type Column, columnsOf } from './columns.ts';
import { METRIC_WORDS, RANKED_BY } from '../words/words.ts';

type Slice = NonNullable<BoardResult['slice']>;

function bestOf(edges: readonly BoardEdge[], metric: Column['metric']): number | null {
  const values = edges.flatMap(
    (edge) => edge.node.metrics.find((cell) => cell.metric === metric)?.value ?? [],
  );
  return values.length === 0 ? null : Math.max(...values);
}

/** Four metrics side by side, each with its own rank: often four leaders. */
export function BoardTable({
  board,
  slice,
  metric,
  series,
}: {
  board: BoardResult;
  slice: Slice;
  metric: RankMetric;
  series: ChipSeries;
}) {
  const columns = columnsOf(slice);
  const best = new Map(columns.map((column) => [column.metric, bestOf(board.edges, column.metric)]));
  return (
    <table className="reflow" role="table">
      <caption className="hidden-word">
        {board.totalCount} {board.totalCount === 1 ? 'result' : 'results'}, ranked by {RANKED_BY[metric]}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Rank<span className="unit">by {METRIC_WORDS[metric].short}</span>
          </th>
          <th scope="col" role="columnheader">
            System<span className="unit">stack · chips</span>
          </th>
          {columns.map((column) => (
            <th
              key={column.metric}
              scope="col"
              role="columnheader"
              className={`num${column.metric === metric ? ' sorted' : ''}`}
              {...(column.metric === metric ? { 'aria-sort': 'descending' as const } : {})}
            >
              <Term of={column.term}>{column.head}</Term>
              {column.metric === metric ? <span className="sort-mark">{'\u00a0▾'}</span> : null}
              <span className="unit">{column.unit}</span>
            </th>
          ))}
          <th scope="col" role="columnheader" className="num">
            <Term of="tpot">TPOT</Term>, ms<span className="unit">p50 · p95</span>
          </th>
          <th scope="col" role="columnheader">
            Evidence<span className="unit">grade</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {board.edges.map((edge) => (
          <BoardRow
            key={edge.node.system.slug}
            edge={edge}
            edges={board.edges}
            columns={columns}
            best={best}
            metric={metric}
            series={seriesOf(series, edge.node.system.chip.slug)}
          />
        ))}
      </tbody>
    </table>
  );
}
