import type { BoardResult } from '@inferbench/graphql-documents/board';
import { pageAddress } from '../address/pages.ts';
import { compareAddress } from '../address/compare-request.ts';
import type { BoardState } from '../address/board-request.ts';

/** The same slice seen otherwise. */
export function OtherViews({ board, view }: { board: BoardResult; view: BoardState }) {
  const { slice } = view;
  const [first, second] = board.edges.map(({ node }) => node.system.slug);
  if (slice === null) return null;
  return (
    <p className="links">
      {first === undefined || second === undefined ? null : (
        <a href={compareAddress({ a: first, b: second, slice })}>Compare the first two</a>
      )}
      {slice.phase === 'IMAGE' ? null : (
        <a href={pageAddress('workload', { query: { model: slice.model } })}>Rank for your workload</a>
      )}
    </p>
  );
}
