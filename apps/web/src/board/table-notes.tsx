import type { BoardResult } from '@inferbench/graphql-documents/board';
import { COST_BASIS_WORDS } from '@inferbench/domain/scores/cost-basis-words';
import { Fragment } from 'react';
import { exportFiles } from '../address/pages.ts';
import { type BoardState, boardQuery } from '../address/board-request.ts';

const KIND_NOTE = 'Measured by whom each row names, scored here; provisional is what nobody reviewed.';
const KIND_NOTE_WITH_REPORTED =
  'Solid mark: measured by whom each row names, scored here; provisional is what nobody reviewed. Outline with a dot: published by a third party, not submitted.';

/** What the marks, ranks, prices and percentiles of the table mean. */
export function BoardNote({ board, view }: { board: BoardResult; view: BoardState }) {
  const reported = board.edges.some(({ node }) => node.point.kind === 'REPORTED');
  const partial = board.totalCount > board.edges.length;
  return (
    <p className="note">
      {reported ? KIND_NOTE_WITH_REPORTED : KIND_NOTE}{' '}
      {partial ? 'Bars are relative to the best value of this page. ' : ''}Small numerals are the rank in that
      column; equal ranks (=) overlap within ±5 %, assumed because a single run gives no interval.{' '}
      {COST_BASIS_WORDS[board.slice?.costBasis ?? 'RENTED'].note} Latency percentiles show from 5 ÷ (1 − q)
      requests on. <a href="/methodology">Definitions</a>
      {exportFiles('leaderboard', boardQuery(view)).map(({ label, href }) => (
        <Fragment key={label}>
          {' '}
          · <a href={href}>{label}</a>
        </Fragment>
      ))}{' '}
      · <a href="#queries">GraphQL</a>
    </p>
  );
}

export function Queries({ board }: { board: BoardResult }) {
  return (
    <details id="queries">
      <summary>The same numbers from the API</summary>
      <pre tabIndex={0} role="region" aria-label="Queries">
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
