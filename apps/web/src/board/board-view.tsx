import type { BoardResult } from '@inferbench/graphql-documents/board';
import { SliceCardView } from '../cards/slice-card.tsx';
import { type ChipSeries, chipSeries } from '../chart/chip-series.ts';
import { ContextSection } from '../context/context-section.tsx';
import type { BoardExtras } from './board-extras.ts';
import { type BoardRequest, boardAddress, boardQuery } from './board-request.ts';
import { BoardTable } from './board-table.tsx';
import { EmptySlice } from './empty-slice.tsx';
import { leadersSentence } from './leaders-sentence.ts';
import { rankingSentence, sliceTitle } from './ranking-sentence.ts';
import { addressOfShown } from './shown-slice.ts';
import { SlicePanel } from './slice-panel.tsx';
import { BoardNote, Queries } from './table-notes.tsx';
import { UnrankedList } from './unranked-list.tsx';
import { METRIC_WORDS } from './words.ts';

interface BoardViewProps {
  board: BoardResult;
  request: BoardRequest;
  extras: BoardExtras;
}

/** Chips of the table first: they keep their colours whatever the curves add. */
function seriesOfPage({ edges }: BoardResult, { context }: BoardExtras): ChipSeries {
  return chipSeries([
    ...edges.map(({ node }) => node.system.chip.slug),
    ...(context?.curves ?? []).map(({ chip }) => chip),
    ...(context?.marks ?? []).map(({ chip }) => chip),
  ]);
}

/** A slice of the board: what is ranked, the slice, the table, what the numbers mean; then context and other slices. */
export function BoardView({ board, request, extras }: BoardViewProps) {
  const { slice, edges, pageInfo } = board;
  if (slice === null) return null;
  const { metric, evidence } = request;
  const view = { slice: addressOfShown(slice), metric, evidence };
  const series = seriesOfPage(board, extras);
  return (
    <>
      <Head board={board} request={request} />
      <SlicePanel
        slice={slice}
        metric={metric}
        evidence={evidence}
        slices={extras.slices}
        systems={board.totalCount}
      />
      {edges.length === 0 ? (
        <EmptySlice asked={view.slice} metric={metric} evidence={evidence} slices={extras.slices} />
      ) : (
        <>
          <BoardTable board={board} slice={slice} metric={metric} series={series} />
          <BoardNote board={board} />
        </>
      )}
      <UnrankedList unranked={extras.unranked ?? []} />
      {pageInfo.hasPreviousPage || pageInfo.hasNextPage ? (
        <p className="paging">
          {pageInfo.hasPreviousPage ? <a href={boardAddress(view)}>First page</a> : null}{' '}
          {pageInfo.hasNextPage ? (
            <a href={boardAddress({ ...view, after: pageInfo.endCursor })}>Next page</a>
          ) : null}
        </p>
      ) : null}
      {edges.length === 0 ? null : <Queries board={board} />}
      {extras.context === null || extras.context.slice.phase === 'IMAGE' ? null : (
        <ContextSection
          analysis={extras.context}
          series={series}
          pointsOnly={request.pointsOnly}
          switchAddress={boardAddress({ ...view, pointsOnly: !request.pointsOnly })}
          query={boardQuery({ ...view, pointsOnly: request.pointsOnly })}
        />
      )}
      <Cards extras={extras} />
    </>
  );
}

function Head({ board, request }: { board: BoardResult; request: BoardRequest }) {
  const { slice, edges } = board;
  if (slice === null) return null;
  const sentence = rankingSentence(board, request.metric);
  // Leaders are those of the whole board; a narrower choice of evidence may have others.
  const leaders = leadersSentence(slice);
  return (
    <div className="head">
      <h1>{sliceTitle(slice)}</h1>
      {edges.length === 0 ? (
        <p className="lede">No results here by {METRIC_WORDS[request.metric].ranked}.</p>
      ) : (
        <p className="lede">
          {sentence.ranked} {sentence.leader ? <strong>{sentence.leader}</strong> : null}
          {sentence.elsewhere}
          {sentence.leader ? '.' : ''} {sentence.evidence}
          {leaders === null ? null : ` ${leaders}`}
        </p>
      )}
    </div>
  );
}

function Cards({ extras: { cards } }: { extras: BoardExtras }) {
  if (cards === null || cards.length === 0) return null;
  return (
    <section aria-labelledby="other-slices">
      <header>
        <h2 id="other-slices">Other slices worth a look</h2>
        <p className="note">Chosen by the editors; each opens as a normal slice with its own sources.</p>
      </header>
      <div className="cards">
        {cards.map((card) => (
          <SliceCardView key={card.href} card={card} />
        ))}
      </div>
    </section>
  );
}
