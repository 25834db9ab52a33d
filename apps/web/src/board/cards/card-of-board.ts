import { METRIC_DEFINITIONS, type RankMetric } from '@inferbench/domain/terms/metric';
import type { CardBoardResult, CardEdge } from '@inferbench/graphql-documents/board-card';
import { boardAddress } from '../../address/board-request.ts';
import { countWord } from '../../words/words.ts';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import { formatValue } from '@inferbench/units/format';
import type { CuratedSlice } from './curated-slices.ts';
import type { SlopeRow } from './mini-slope.ts';
import type { SliceCard } from './slice-card.tsx';

/** Rows of a picture; the rest is on the slice's page. */
const MOST_ROWS = 5;

/** The card of a slice: its sentence and picture are computed from the board; null for a slice that holds nothing. */
export function cardOfBoard(
  { title, slice, metric, against }: CuratedSlice,
  board: CardBoardResult,
): SliceCard | null {
  if (board.edges.length === 0) return null;
  const slope = against === undefined ? null : slopeRows(board.edges, against, metric);
  return {
    title,
    href: boardAddress({ slice, metric }),
    sentence: countSentence(board, metric),
    picture: slope === null ? { type: 'BARS', bars: bars(board.edges) } : { type: 'SLOPE', rows: slope },
    note: noteOf(board.edges, metric, against),
  };
}

function nameOf({ node: { system } }: CardEdge): string {
  const { slug, shortName } = system.chip;
  return systemShortName({ ...system, chip: { slug, name: shortName } });
}

/** "Six systems by useful TOPS": systems of several sizes lead nobody. */
function countSentence({ totalCount }: CardBoardResult, metric: RankMetric): string {
  return `${countWord(totalCount)} ${totalCount === 1 ? 'system' : 'systems'} by ${METRIC_DEFINITIONS[metric].axis}.`;
}

function bars(edges: readonly CardEdge[]) {
  return edges.slice(0, MOST_ROWS).map((edge) => ({
    rank: edge.rank,
    tied: edges.filter(({ rank }) => rank === edge.rank).length > 1,
    label: nameOf(edge),
    value: edge.node.value,
    missing: null,
  }));
}

/** Places among the systems that have both metrics. */
function slopeRows(edges: readonly CardEdge[], from: RankMetric, to: RankMetric): SlopeRow[] {
  const both = edges.flatMap((edge) => {
    const [left, right] = [from, to].map(
      (metric) => edge.node.metrics.find((cell) => cell.metric === metric)?.value ?? null,
    );
    return left === null || left === undefined || right === null || right === undefined
      ? []
      : [{ edge, left, right }];
  });
  const byRight = both.toSorted((a, b) => b.right - a.right).slice(0, MOST_ROWS);
  const byLeft = byRight.toSorted((a, b) => b.left - a.left);
  return byRight.map((row, index) => ({
    label: nameOf(row.edge),
    kind: row.edge.node.point.kind,
    leftRank: byLeft.indexOf(row) + 1,
    rightRank: index + 1,
    right: formatValue(row.right),
  }));
}

function noteOf(edges: readonly CardEdge[], metric: RankMetric, against: RankMetric | undefined): string {
  const unit = METRIC_DEFINITIONS[metric].axis;
  const published = edges.every(({ node }) => node.point.kind === 'REPORTED') ? ' Published results.' : '';
  if (against === undefined) return `${unit}, more is better.${published}`;
  return `Left: order by ${METRIC_DEFINITIONS[against].axis}. Right: ${unit}, more is better.${published}`;
}
