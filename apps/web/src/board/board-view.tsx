import type { BoardResult } from '@inferbench/graphql-documents/board';
import { type BoardRequest, boardAddress } from './board-request.ts';
import { BoardTable } from './board-table.tsx';
import { rankingSentence, sliceTitle } from './ranking-sentence.ts';
import { SlicePanel } from './slice-panel.tsx';
import { METRIC_WORDS } from './words.ts';

const KIND_NOTE = 'Measured by its submitter, re-scored here; provisional, not reviewed.';
const KIND_NOTE_WITH_REPORTED =
  'Solid mark: measured by its submitter, re-scored here, provisional. Outline with a dot: published by a third party, not submitted.';

/** A slice of the board: what is ranked, the slice, the table, what the numbers mean, paging. */
export function BoardView({ board, request }: { board: BoardResult; request: BoardRequest }) {
  const { slice, pageInfo } = board;
  if (slice === null) return null;
  const { metric } = request;
  const sentence = rankingSentence(board, metric);
  const { phase, shape, precision, effective } = slice;
  const address = { model: slice.model.slug, phase, shape, precision, ...effective };
  return (
    <>
      <div className="head">
        <h1>{sliceTitle(slice)}</h1>
        {board.edges.length === 0 ? (
          <p className="lede">No results here by {METRIC_WORDS[metric].ranked}.</p>
        ) : (
          <p className="lede">
            {sentence.ranked} {sentence.leader ? <strong>{sentence.leader}</strong> : null}
            {sentence.elsewhere}
            {sentence.leader ? '.' : ''} {sentence.evidence}
          </p>
        )}
      </div>
      <SlicePanel slice={slice} metric={metric} />
      {board.edges.length === 0 ? (
        <p>
          Nothing ranks in this slice yet. <a href="/">Show the slice with most systems</a>.
        </p>
      ) : (
        <BoardTable board={board} slice={slice} metric={metric} />
      )}
      {board.edges.length === 0 ? null : <Note board={board} />}
      {pageInfo.hasPreviousPage || pageInfo.hasNextPage ? (
        <p className="paging">
          {pageInfo.hasPreviousPage ? (
            <a href={boardAddress({ slice: address, metric })}>First page</a>
          ) : null}{' '}
          {pageInfo.hasNextPage ? (
            <a href={boardAddress({ slice: address, metric, after: pageInfo.endCursor })}>Next page</a>
          ) : null}
        </p>
      ) : null}
      {board.edges.length === 0 ? null : <Queries board={board} />}
    </>
  );
}

function Note({ board }: { board: BoardResult }) {
  const reported = board.edges.some(({ node }) => node.point.kind === 'REPORTED');
  const partial = board.totalCount > board.edges.length;
  return (
    <p className="note">
      {reported ? KIND_NOTE_WITH_REPORTED : KIND_NOTE}{' '}
      {partial ? 'Bars are relative to the best value of this page. ' : ''}Small numerals are the rank in that
      column; equal ranks (=) overlap within ±5 %, assumed because a single run gives no interval. Price:
      median of the dated on-demand prices in the catalogue, power and cooling included. Latency percentiles
      show from 5 ÷ (1 − q) requests on.
    </p>
  );
}

function Queries({ board }: { board: BoardResult }) {
  return (
    <details>
      <summary>The same numbers from the API</summary>
      <pre tabIndex={0}>
        {board.edges
          .map(
            ({ node }) =>
              `# ${node.system.slug}\nquery { point(id: "${node.point.id}") { scores { usefulTops inputHash } split { sentence } findings { message } } }`,
          )
          .join('\n\n')}
      </pre>
    </details>
  );
}
