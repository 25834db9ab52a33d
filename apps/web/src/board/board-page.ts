import type { BoardEdge, BoardResult } from '@inferbench/graphql-documents/board';

const PAGE_SIZE = 50;
/** A page is asked for with the row after it: what stands between two pages belongs to the first of them. */
export const ASKED_ROWS = PAGE_SIZE + 1;

/** A page of the board without the row after it, and that row. */
export function boardPage(asked: BoardResult): { board: BoardResult; next: BoardEdge | null } {
  const next = asked.edges[PAGE_SIZE];
  if (next === undefined) return { board: asked, next: null };
  const edges = asked.edges.slice(0, PAGE_SIZE);
  const pageInfo = { ...asked.pageInfo, hasNextPage: true, endCursor: edges.at(-1)?.cursor ?? null };
  return { board: { ...asked, edges, pageInfo }, next };
}
