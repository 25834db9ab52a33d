import { METRIC_DEFINITIONS, type Metric } from '@inferbench/domain/terms/metric';
import { EvidenceGrade } from '@inferbench/domain/scores/score';
import type { BoardEdge } from '@inferbench/graphql-documents/board';
import type { UnrankedNode, UnrankedPage } from '@inferbench/graphql-documents/unranked';
import type { EvidenceChoice } from '../address/evidence-choice.ts';

/** A row of the board's table; an example has no rank, nor has what nobody reviewed. */
export type ShownEdge = Omit<BoardEdge, 'rank' | 'cursor'> & { rank: number | null };

/** A row without a rank; of an example with the rank that it would take. */
export interface RowWithoutRank {
  edge: ShownEdge;
  wouldRank: number | null;
}

/** Rows of a slice that stand in their places without a rank, of those that a choice of results lets in. */
export function rowsWithoutRank({ nodes }: UnrankedPage, choice: EvidenceChoice): RowWithoutRank[] {
  if (choice === 'PUBLISHED') return [];
  const least = choice === 'E2' ? EvidenceGrade.options.indexOf('E2') : 0;
  return nodes
    .flatMap((node) => rowOf(node) ?? [])
    .filter(({ edge }) => EvidenceGrade.options.indexOf(edge.node.point.evidenceGrade) >= least);
}

function rowOf({ system, inPlace }: UnrankedNode): RowWithoutRank | null {
  if (inPlace === null) return null;
  const { value, unit, wouldRank, point } = inPlace;
  const metrics = point.scores.metrics.map((metric) => ({ ...metric, rank: null }));
  const profile = { spread: null, fieldSize: 0, specialist: false };
  return {
    edge: { rank: null, tied: false, node: { value, unit, system, point, metrics, profile } },
    wouldRank,
  };
}

/** The rows of a page, and what lies beyond it. */
export interface BoardPage {
  edges: readonly BoardEdge[];
  hasPreviousPage: boolean;
  /** The first row of the next page; null on the last one. */
  next: BoardEdge | null;
}

/**
 * The rows of a page with each row without a rank before the first whose value it surpasses, whichever way is better; what surpasses
 * the first row of a page stands on the page before. Rows are in order of value, and so are those without a rank between two of them.
 */
export function withUnranked(
  { edges, hasPreviousPage, next }: BoardPage,
  unranked: readonly RowWithoutRank[],
  metric: Metric,
): ShownEdge[] {
  const sign = METRIC_DEFINITIONS[metric].higherIsBetter ? 1 : -1;
  const surpasses = (a: ShownEdge, b: ShownEdge) => sign * (a.node.value - b.node.value) > 0;
  const first = hasPreviousPage ? edges[0] : undefined;
  const own = unranked
    .map(({ edge }) => edge)
    .filter((edge) => first === undefined || !surpasses(edge, first))
    .filter((edge) => next === null || surpasses(edge, next))
    .toSorted((a, b) => sign * (b.node.value - a.node.value));
  const placeOf = (edge: ShownEdge) => {
    const below = edges.findIndex((row) => surpasses(edge, row));
    return below === -1 ? edges.length : below;
  };
  const before = (place: number) => own.filter((edge) => placeOf(edge) === place);
  return [...edges.flatMap((row, place) => [...before(place), row]), ...before(edges.length)];
}
