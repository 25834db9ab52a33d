import { isProvisional } from '@inferbench/domain/submissions/lifecycle';
import type { Metric, RankMetric } from '@inferbench/domain/terms/metric';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { BoardResult } from '@inferbench/graphql-documents/board';
import { formatUsd, formatValue } from '@inferbench/units/format';
import type { ReactElement, ReactNode } from 'react';
import { pointAddress } from '../address/pages.ts';
import { Term } from '../glossary/term.tsx';
import type { ShownEdge } from './examples.ts';
import { BASIS_WORDS, BOUNDARY_WORDS, MISSING_WORDS, shortBoundary } from '../words/words.ts';
import { EvidenceBadge } from './evidence-badge.tsx';
import { InferredBadge } from './inferred-badge.tsx';
import { MetricCell } from './metric-cell.tsx';
import { SystemCell } from './system-cell.tsx';
import { TPOT_UNIT, TpotCell } from './tpot-cell.tsx';

/** A board as its table shows it. */
export interface ShownBoard {
  edges: readonly ShownEdge[];
  slice: Pick<NonNullable<BoardResult['slice']>, 'costBasis' | 'leaders' | 'powerBoundary'>;
  /** What it is ranked by. */
  ranked: RankMetric;
}

/** A column of the board: all that the table shows of it. Files hold the columns of `graphql-documents/board-rows`. */
export interface Column {
  key: string;
  head: ReactNode;
  /** Unit below the head. */
  unit: string;
  numeric: boolean;
  /** Whether the board is ranked by it. */
  sorted: boolean;
  cell: (edge: ShownEdge, series: number) => ReactElement;
}

type Plain = Omit<Column, 'sorted' | 'numeric'> & { numeric?: boolean };
const plain = (column: Plain): Column => ({ numeric: false, sorted: false, ...column });

interface MetricColumn {
  metric: Metric;
  head: string;
  unit: string;
  /** Words below the value. */
  sub: (edge: ShownEdge) => string | null;
}

/** Rank and system, the four metrics, what one user sees, and how sure it is. */
export function columnsOf(board: ShownBoard): Column[] {
  const { edges, slice, ranked } = board;
  const shared = (edge: ShownEdge) => edges.filter(({ rank }) => rank === edge.rank).length > 1;
  return [
    plain({
      key: 'rank',
      head: 'Rank',
      unit: `by ${METRIC_DEFINITIONS[ranked].ranked.short}`,
      cell: (edge) => (
        <td className="c-rank" role="cell">
          <RankWords edge={edge} shared={shared(edge)} />
        </td>
      ),
    }),
    plain({
      key: 'system',
      head: 'System',
      unit: 'stack · chips',
      cell: (edge, series) => <SystemCell edge={edge} series={series} />,
    }),
    ...metricColumns(slice).map((column) => metricColumn(column, board)),
    plain({
      key: 'tpot',
      head: (
        <>
          <Term of="tpot">TPOT</Term>, ms
        </>
      ),
      unit: TPOT_UNIT,
      numeric: true,
      cell: ({ node }) => <TpotCell point={node.point} />,
    }),
    plain({
      key: 'evidence',
      head: 'Evidence',
      unit: 'grade',
      cell: ({ node: { point } }) => (
        <td className="c-evidence" role="cell">
          <EvidenceBadge grade={point.evidenceGrade} kind={point.kind} href={pointAddress(point.id)} />
          <InferredBadge configuration={point.configuration} />
        </td>
      ),
    }),
  ];
}

/** What takes no place stands where its value puts it without a digit: an example, what nobody reviewed, a row among others of another size. */
function RankWords({ edge: { rank, node }, shared }: { edge: ShownEdge; shared: boolean }) {
  if (rank === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="hidden-word">{noRankWords(node.point)}</span>
      </>
    );
  return shared ? `=${rank}` : rank;
}

function noRankWords({ example, lifecycle }: ShownEdge['node']['point']): string {
  if (example) return 'example, no rank';
  return isProvisional(lifecycle) ? 'provisional, no rank' : 'no rank';
}

function metricColumns({ costBasis, powerBoundary }: ShownBoard['slice']): MetricColumn[] {
  return [
    {
      metric: 'USEFUL_TOPS',
      head: 'Useful TOPS',
      unit: 'per chip',
      sub: ({ node }) => {
        const { utilisation } = node.point.scores;
        return utilisation === null ? 'share of peak unknown' : `${formatValue(utilisation * 100)} % of peak`;
      },
    },
    {
      metric: 'COST_EFFICIENCY',
      head: 'TOPS per USD/h',
      unit: costBasis ? BASIS_WORDS[costBasis] : 'no price',
      sub: ({ node }) => {
        const usd = node.point.scores.usdPerMillionOutputTokens;
        return usd === null ? null : `${formatUsd(usd)} / M tokens`;
      },
    },
    {
      metric: 'ENERGY_EFFICIENCY',
      head: 'TOPS per W',
      unit: powerBoundary ? (BOUNDARY_WORDS[powerBoundary] ?? '') : 'no power',
      sub: ({ node: { point } }) => {
        const { joulesPerOutputToken: joules } = point.scores;
        if (joules === null || point.powerBoundary === null) return null;
        return `${formatValue(joules)}\u00a0J/token · ${shortBoundary(point.powerBoundary)}`;
      },
    },
    { metric: 'FLEXIBILITY', head: 'Flexibility', unit: 'share of cells', sub: () => 'simulated' },
    { metric: 'TOKENS_PER_S_PER_USER', head: 'Tokens/s per user', unit: '1 ÷ mean TPOT', sub: () => null },
  ];
}

function metricColumn(
  { metric, head, unit, sub }: MetricColumn,
  { edges, ranked, slice }: ShownBoard,
): Column {
  const cellOf = ({ node }: ShownEdge) => node.metrics.find((cell) => cell.metric === metric);
  const values = edges.flatMap((edge) => (edge.rank === null ? [] : (cellOf(edge)?.value ?? [])));
  const best = values.length === 0 ? null : Math.max(...values);
  const sorted = metric === ranked;
  return {
    key: metric,
    head: <Term of={METRIC_DEFINITIONS[metric].term}>{head}</Term>,
    unit,
    numeric: true,
    sorted,
    cell: (edge) => {
      const cell = cellOf(edge);
      if (cell === undefined) return <td role="cell">{MISSING_WORDS.NOT_COMPUTED}</td>;
      const rivals = edges.filter((other) => cell.rank !== null && cellOf(other)?.rank === cell.rank);
      return (
        <MetricCell
          cell={cell}
          label={`${head}, ${unit}`}
          best={best}
          shared={rivals.length > 1}
          led={(slice.leaders ?? []).some((leader) => leader.metric === metric)}
          sorted={sorted}
          sub={sub(edge)}
          href={sorted ? pointAddress(edge.node.point.id) : null}
        />
      );
    },
  };
}
