import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { BoardEdge, BoardResult } from '@inferbench/graphql-documents/board';
import { chipSeries } from '@inferbench/chart/chip-series';
import { boardAddress, type BoardRequest, type BoardState } from '../address/board-request.ts';
import { BoardTable } from './board-table.tsx';
import { withoutRankSentence } from './example-words.ts';
import { type RowWithoutRank, type ShownEdge, withUnranked } from './examples.ts';
import { EmptySlice } from './empty-slice.tsx';
import { rankingSentence, sliceTitle } from './ranking-sentence.ts';
import { addressOfShown, type AvailableSlice } from './slice/available-slice.ts';
import { SlicePanel } from './slice-panel.tsx';
import { BoardNote, Queries } from './table-notes.tsx';
import { extentOf } from '@inferbench/domain/board/system-class';
import { pageAddress } from '../address/pages.ts';
import { systemsAddress } from '../address/compare-view.ts';

interface BoardViewProps {
  board: BoardResult;
  request: BoardRequest;
  /** Null where the API does not list the slices that exist. */
  slices: readonly AvailableSlice[] | null;
  /** What stands in the table without a rank. */
  unranked: readonly RowWithoutRank[];
  /** The first row of the next page; null on the last one. */
  next: BoardEdge | null;
}

/** A slice of the board: what is ranked, the slice, the table, what the numbers mean. */
export function BoardView({ board, request, slices, unranked, next }: BoardViewProps) {
  const { slice, edges, pageInfo } = board;
  if (slice === null) return null;
  const { metric, evidence } = request;
  const view = { slice: addressOfShown(slice), metric, evidence };
  const all = withUnranked({ edges, next, hasPreviousPage: pageInfo.hasPreviousPage }, unranked, metric);
  const placed = isOneExtent(all);
  const rows = placed ? all : all.map(withoutRank);
  return (
    <>
      <Head board={board} request={request} rows={all} />
      <SlicePanel slice={slice} metric={metric} evidence={evidence} slices={slices} />
      {rows.length === 0 ? (
        <EmptySlice asked={view.slice} metric={metric} evidence={evidence} slices={slices} />
      ) : (
        <>
          <BoardTable
            board={board}
            slice={slice}
            metric={metric}
            series={chipSeries(rows.map(({ node }) => node.system.chip.slug))}
            rows={rows}
          />
          {placed ? null : (
            <p className="note">By value, without places: systems of one server stand beside larger ones.</p>
          )}
          <BoardNote board={board} view={view} />
          <OtherViews board={board} view={view} />
        </>
      )}
      {pageInfo.hasPreviousPage || pageInfo.hasNextPage ? (
        <p className="paging">
          {pageInfo.hasPreviousPage ? <a href={boardAddress(view)}>First page</a> : null}{' '}
          {pageInfo.hasNextPage ? (
            <a href={boardAddress({ ...view, after: pageInfo.endCursor })}>Next page</a>
          ) : null}
        </p>
      ) : null}
      {edges.length === 0 ? null : <Queries board={board} />}
    </>
  );
}

interface HeadProps extends Pick<BoardViewProps, 'board' | 'request'> {
  rows: readonly ShownEdge[];
}

function Head({ board, request, rows }: HeadProps) {
  const { slice, edges } = board;
  if (slice === null) return null;
  const sentence = rankingSentence(board, request.metric);
  return (
    <div className="head">
      <h1>{sliceTitle(slice)}</h1>
      {edges.length === 0 ? (
        <p className="lede">
          No results here by {METRIC_DEFINITIONS[request.metric].axis}. {withoutRankSentence(rows)}
        </p>
      ) : (
        <p className="lede">
          {sentence.ranked} {sentence.leader ? <strong>{sentence.leader}</strong> : null}
          {sentence.elsewhere}
          {sentence.leader ? '.' : ''} {sentence.evidence}
          {withoutRankSentence(rows)}
        </p>
      )}
    </div>
  );
}

/** Whether all rows are of one server, or none is: else they stand by value and nobody has a place. */
function isOneExtent(rows: readonly ShownEdge[]): boolean {
  return new Set(rows.map(({ node }) => extentOf(node.system.chips, null))).size < 2;
}

/** A row that stands where its value puts it, without a rank by any metric. */
function withoutRank(row: ShownEdge): ShownEdge {
  const metrics = row.node.metrics.map((metric) => ({ ...metric, rank: null }));
  return { ...row, rank: null, tied: false, node: { ...row.node, metrics } };
}

/** The same slice seen otherwise. */
function OtherViews({ board, view }: { board: BoardResult; view: BoardState }) {
  const { slice } = view;
  const [first, second] = board.edges.map(({ node }) => node.system.slug);
  if (slice === null) return null;
  return (
    <p className="links">
      {first === undefined || second === undefined ? null : (
        <a href={systemsAddress([first, second], slice)}>Compare the first two</a>
      )}
      {slice.phase === 'IMAGE' ? null : (
        <a href={pageAddress('workload', { query: { model: slice.model } })}>Rank for your workload</a>
      )}
    </p>
  );
}
