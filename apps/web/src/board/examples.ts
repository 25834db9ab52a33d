import { EvidenceGrade } from '@inferbench/domain/score';
import type { BoardEdge } from '@inferbench/graphql-documents/board';
import type { UnrankedNode, UnrankedPage } from '@inferbench/graphql-documents/unranked';
import type { EvidenceChoice } from '../address/evidence-choice.ts';

/** A row of the board's table; an example has no rank. */
export type ShownEdge = Omit<BoardEdge, 'rank'> & { rank: number | null };

/** An example with the rank that it would take. */
export interface Example {
  edge: ShownEdge;
  wouldRank: number;
}

/** Examples of a slice that a choice of results lets in. */
export function examplesOf({ nodes }: UnrankedPage, choice: EvidenceChoice): Example[] {
  if (choice === 'PUBLISHED') return [];
  const least = choice === 'E2' ? EvidenceGrade.options.indexOf('E2') : 0;
  return nodes
    .flatMap((node) => exampleOf(node) ?? [])
    .filter(({ edge }) => EvidenceGrade.options.indexOf(edge.node.point.evidenceGrade) >= least);
}

function exampleOf({ system, example }: UnrankedNode): Example | null {
  if (example === null) return null;
  const { value, unit, wouldRank, point } = example;
  const metrics = point.scores.metrics.map((metric) => ({ ...metric, rank: null }));
  const profile = { spread: null, fieldSize: 0, specialist: false };
  return {
    edge: { rank: null, tied: false, node: { value, unit, system, point, metrics, profile } },
    wouldRank,
  };
}

interface Placed {
  edges: readonly BoardEdge[];
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}

/** The rows of a page with each example before the first that it surpasses; one that belongs to another page is left out. */
export function withExamples(
  { edges, hasPreviousPage, hasNextPage }: Placed,
  examples: readonly Example[],
): ShownEdge[] {
  const rows: ShownEdge[] = [...edges];
  for (const { edge, wouldRank } of examples) {
    const first = edges[0]?.rank ?? 1;
    const last = edges.at(-1)?.rank ?? 1;
    if (hasPreviousPage && wouldRank < first) continue;
    if (hasNextPage && wouldRank > last) continue;
    const at = rows.findIndex(
      ({ rank, node }) => rank !== null && isBelow(rank, node.value, { edge, wouldRank }),
    );
    rows.splice(at === -1 ? rows.length : at, 0, edge);
  }
  return rows;
}

/** By value, whichever way is better: a row that ranks behind is below, and among ties the one whose value is on that side. */
function isBelow(rank: number, value: number, { edge, wouldRank }: Example): boolean {
  if (rank !== wouldRank) return rank > wouldRank;
  return value < edge.node.value;
}
