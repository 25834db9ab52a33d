import type { BoardEdge } from '@inferbench/graphql-documents/board';
import { formatNumber } from '@inferbench/units/format';
import { formatValue } from '../words/numbers.ts';
import type { Column } from './columns.ts';
import type { RankMetric } from '../address/board-request.ts';
import { ChipMark } from './chip-mark.tsx';
import { EvidenceBadge } from './evidence-badge.tsx';
import { MetricCell } from './metric-cell.tsx';
import { stackWords, KIND_WORDS, MISSING_WORDS, shortChip } from '../words/words.ts';
import { chipAddress, pointAddress } from '../address/pages.ts';

interface BoardRowProps {
  edge: BoardEdge;
  edges: readonly BoardEdge[];
  columns: readonly Column[];
  best: ReadonlyMap<Column['metric'], number | null>;
  metric: RankMetric;
  series: number;
}

function cellOf(edge: BoardEdge, metric: Column['metric']) {
  return edge.node.metrics.find((cell) => cell.metric === metric);
}

export function BoardRow({ edge, edges, columns, best, metric, series }: BoardRowProps) {
  const { system, point, profile } = edge.node;
  const address = pointAddress(point.id);
  const sharesRank = edges.filter((other) => other.rank === edge.rank).length > 1;
  return (
    <tr role="row">
      <td className="c-rank" role="cell">
        {sharesRank ? `=${edge.rank}` : edge.rank}
      </td>
      <th scope="row" role="rowheader" className="c-system">
        <span className="system">
          <ChipMark series={series} kind={point.kind} />
          <a href={chipAddress(system.chip.slug)}>{shortChip(system.chip.name)}</a>
          <span className="hidden-word">, {KIND_WORDS[point.kind]}</span>
        </span>{' '}
        {point.example ? <span className="tag">example</span> : null}
        <span className="sub">
          {stackWords(system.framework)}
          {point.frameworkVersion ? ` ${point.frameworkVersion}` : ''} · {system.chips}{' '}
          {system.chips === 1 ? 'chip' : 'chips'}
          {profile.specialist ? <SpecialistLabel profile={profile} /> : null}
        </span>
        <span className="sub">{loadWords(point)}</span>
      </th>
      {columns.map((column) => {
        const cell = cellOf(edge, column.metric);
        if (!cell) return null;
        const rivals = edges.filter(
          (other) => cell.rank !== null && cellOf(other, column.metric)?.rank === cell.rank,
        );
        return (
          <MetricCell
            key={column.metric}
            cell={cell}
            label={`${column.head}, ${column.unit}`}
            best={best.get(column.metric) ?? null}
            shared={rivals.length > 1}
            sorted={column.metric === metric}
            sub={column.sub(edge)}
            href={column.metric === metric ? address : null}
          />
        );
      })}
      <TpotCell point={point} />
      <td className="c-evidence" role="cell">
        <EvidenceBadge grade={point.evidenceGrade} kind={point.kind} href={address} />
      </td>
    </tr>
  );
}

/** Far apart in the four metrics: the definition in the title, for everybody. */
function SpecialistLabel({ profile: { spread, fieldSize } }: { profile: BoardEdge['node']['profile'] }) {
  const definition = `Its best and its worst rank over useful TOPS, cost, energy and flexibility lie ${spread ?? 0} apart, more than half of the ${fieldSize} systems.`;
  return (
    <>
      {' · '}
      <abbr title={definition}>specialist</abbr>
      <span className="hidden-word">: {definition}</span>
    </>
  );
}

function TpotCell({ point }: { point: BoardEdge['node']['point'] }) {
  const { p50Ms, p95Ms, p50Missing, p95Missing, meanMs, n } = point.latency.tpot;
  const p50 = p50Ms === null ? MISSING_WORDS[p50Missing ?? 'NOT_REPORTED'] : formatValue(p50Ms);
  const p95 = p95Ms === null ? MISSING_WORDS[p95Missing ?? 'NOT_REPORTED'] : formatValue(p95Ms);
  if (p50Ms === null && p95Ms === null && meanMs === null)
    return (
      <td className="c-latency num" role="cell" data-label="TPOT, ms: p50 · p95">
        <span className="missing">{p50}</span>
      </td>
    );
  return (
    <td className="c-latency num" role="cell" data-label="TPOT, ms: p50 · p95">
      {p50 === p95 && p50Ms === null ? p50 : `${p50} · ${p95}`}
      <span className="sub">
        {meanMs === null ? 'mean not reported' : `mean ${formatValue(meanMs)}`}
        {n === null ? '' : ` · n\u00a0=\u00a0${formatNumber(n)}`}
      </span>
    </td>
  );
}

/** "1,024 in, 1,024 out · batch 16"; images have no lengths. */
function loadWords({ inputTokens, outputTokens, batch, batchBasis }: BoardEdge['node']['point']): string {
  const lengths =
    inputTokens === null ? [] : [`${formatNumber(inputTokens)} in, ${formatNumber(outputTokens ?? 0)} out`];
  const basis = batchBasis === 'STATIC' || batchBasis === null ? '' : ` ${batchBasis.toLowerCase()}`;
  const size = batch === null ? [] : [`batch ${formatNumber(batch)}${basis}`];
  return [...lengths, ...size].join(' · ');
}
