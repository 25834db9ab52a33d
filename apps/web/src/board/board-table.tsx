import type { BoardEdge, BoardMetric, BoardResult } from '@inferbench/graphql-documents/board';
import { formatNumber } from '@inferbench/units/format';
import { BoardRow } from './board-row.tsx';
import type { RankMetric } from './board-request.ts';
import { BASIS_WORDS, BOUNDARY_WORDS, METRIC_WORDS } from './words.ts';

export interface Column {
  metric: BoardMetric['metric'];
  head: string;
  unit: string;
  sub: (edge: BoardEdge) => string | null;
}

type Slice = NonNullable<BoardResult['slice']>;

function columnsOf(slice: Slice): Column[] {
  return [
    {
      metric: 'USEFUL_TOPS',
      head: 'Useful TOPS',
      unit: 'per chip',
      sub: ({ node }) => `${formatNumber(node.point.scores.utilisation * 100)} % of peak`,
    },
    {
      metric: 'COST_EFFICIENCY',
      head: 'TOPS per USD/h',
      unit: slice.costBasis ? BASIS_WORDS[slice.costBasis] : 'no price',
      sub: ({ node }) => {
        const usd = node.point.scores.usdPerMillionOutputTokens;
        return usd === null ? null : `$${formatNumber(usd)} / M tokens`;
      },
    },
    {
      metric: 'ENERGY_EFFICIENCY',
      head: 'TOPS per W',
      unit: slice.powerBoundary ? (BOUNDARY_WORDS[slice.powerBoundary] ?? '') : 'no power',
      sub: ({ node }) => {
        const { scores, powerBoundary } = node.point;
        if (scores.joulesPerOutputToken === null || powerBoundary === null) return null;
        return `${formatNumber(scores.joulesPerOutputToken)} J/token · ${BOUNDARY_WORDS[powerBoundary] ?? ''}`;
      },
    },
    { metric: 'FLEXIBILITY', head: 'Flexibility', unit: 'share of cells', sub: () => null },
    { metric: 'TOKENS_PER_S_PER_USER', head: 'Tokens/s per user', unit: '1 ÷ mean TPOT', sub: () => null },
  ];
}

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
}: {
  board: BoardResult;
  slice: Slice;
  metric: RankMetric;
}) {
  const columns = columnsOf(slice);
  const best = new Map(columns.map((column) => [column.metric, bestOf(board.edges, column.metric)]));
  const series = [...new Set(board.edges.map((edge) => edge.node.system.chip.slug))];
  return (
    <table className="reflow" role="table">
      <caption className="hidden-word">
        {board.totalCount} results, ranked by {METRIC_WORDS[metric].ranked}
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
              {column.head}
              {column.metric === metric ? <span className="sort-mark">{'\u00a0▾'}</span> : null}
              <span className="unit">{column.unit}</span>
            </th>
          ))}
          <th scope="col" role="columnheader" className="num">
            TPOT, ms<span className="unit">p50 · p95</span>
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
            series={series.indexOf(edge.node.system.chip.slug)}
          />
        ))}
      </tbody>
    </table>
  );
}
