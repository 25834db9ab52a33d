import type { BoardRow } from '@inferbench/db/board/board-reader';
import type { BoardSlice, ScoredSlice } from '@inferbench/domain/board/board-slice';
import type { EvidenceFilter } from '@inferbench/db/shared/evidence-filter';
import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import { shownKey } from '@inferbench/domain/scores/comparability';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { type BoardReference, normalisingReference } from '@inferbench/analyses/normalised/normalise';
import type { ApiContext } from '../graphql/context.ts';
import { scopeOf } from '../graphql/cursor.ts';
import type { LeaderboardConnectionType, SliceInput } from './leaderboard.type.ts';
import { assumedRankedBoard } from './assumed-ranked-board.ts';
import { toEdge } from './board-edge.ts';
import { keptReference } from './kept-references.ts';
import { keepSlice, keptSlice } from './kept-slices.ts';
import { readSlice, recordSlice } from './read-slice.ts';
import { toLeaderboard } from './leaderboard-view.ts';
import { type RankedBoard, storedBoard } from './ranked-board.ts';

const MAX_PAGE = 100;

interface LeaderboardRequest {
  slice: SliceInput | null;
  /** Null: all that the default board shows. */
  evidence: EvidenceFilter | null;
  /** Null: the policy's. */
  assumptions: Assumptions | null;
  metric: Metric;
  first: number;
  after: string | null;
}

/** One page of a slice: the slice where it is not kept, its rows with their points, and what of these is not kept yet. Errors: BAD_PAGE_SIZE, BAD_CURSOR, NOT_FOUND, INVALID. */
export async function readLeaderboard(
  context: ApiContext,
  request: LeaderboardRequest,
): Promise<LeaderboardConnectionType> {
  const { first } = request;
  if (first < 1 || first > MAX_PAGE) {
    throw new InferbenchError('BAD_PAGE_SIZE', `first: expected 1 to ${MAX_PAGE}, found ${first}.`, {
      path: 'first',
    });
  }
  const kept = await keptPage(context, request);
  if (kept !== null) return kept;
  const found = await readSlice(context, request);
  if (found === null || found.sliceId === null) return emptyPage(request, found);
  const scored = { ...found, sliceId: found.sliceId };
  if (request.slice !== null && isPlain(request)) keepSlice(context, request.slice, scored);
  const ranked = await (request.assumptions === null
    ? storedBoard(context, scored, request.evidence)
    : assumedRankedBoard(context, scored, { assumptions: request.assumptions, evidence: request.evidence }));
  const board = { ...scored, keyCounts: ranked.keyCounts };
  return (await readPage(context, request, { board, ranked })) ?? emptyPage(request, board);
}

/** All that the board shows by default: what is kept of a slice holds for it. */
const isPlain = ({ evidence, assumptions }: LeaderboardRequest) => evidence === null && assumptions === null;

/** The page of a slice that was read before, in one statement; null where nothing is kept, where it has changed, and for an empty page. */
async function keptPage(
  context: ApiContext,
  request: LeaderboardRequest,
): Promise<LeaderboardConnectionType | null> {
  const board = request.slice !== null && isPlain(request) ? keptSlice(context, request.slice) : null;
  if (board === null) return null;
  const { epochId, sliceId, version } = board;
  const ranked = storedBoard(context, board, null);
  const read = async (pinned: number | null) =>
    pinned === null || pinned === epochId
      ? readPage(context, request, { board, ranked, ifCurrent: true }).catch(nullForCursor)
      : null;
  const page = await context.epochs.pinned(read, (found) => (found === null ? null : epochId));
  if (page === null) return null;
  recordSlice(context, { epochId, sliceId, version });
  return page;
}

/** A cursor that does not fit what is kept may fit the slice as it is now. */
function nullForCursor(error: unknown): null {
  if (error instanceof InferbenchError && error.code === 'BAD_CURSOR') return null;
  throw error;
}

interface ReadBoard {
  board: ScoredSlice;
  ranked: RankedBoard;
  ifCurrent?: boolean;
}

/** Null where nothing ranks, and under `ifCurrent` where no row comes. */
async function readPage(
  context: ApiContext,
  request: LeaderboardRequest,
  { board, ranked, ifCurrent = false }: ReadBoard,
): Promise<LeaderboardConnectionType | null> {
  const { metric, first } = request;
  const key = shownKey(metric, ranked.keyCounts);
  if (key === null) return null;
  const asked = isPlain(request) ? PLAIN : scopeOf([request.evidence, request.assumptions]);
  const scope = [board.epochId, board.sliceId, metric, key, asked].join(':');
  const after = request.after === null ? null : context.cursors.decode(request.after, scope);
  const rows = await ranked.page({ metric, comparabilityKey: key, after, limit: first + 1, ifCurrent });
  if (ifCurrent && rows.length === 0) return null;
  const page = rows.slice(0, first);
  const cells = onDemand(() => ranked.cells(page.map(({ row }) => row.systemId)));
  const shown = {
    metric,
    cells: async (systemId: string) => (await cells()).filter((cell) => cell.systemId === systemId),
    reference: onDemand(async () => {
      const known = page[0]?.row.reference;
      return known === undefined ? ranked.reference({ metric, comparabilityKey: key }) : known;
    }),
    normalising: onDemand(() =>
      normalisingOf(context, { board, metric, key, assumed: request.assumptions !== null }),
    ),
    keyCounts: board.keyCounts,
    cursorOf: (row: BoardRow) => context.cursors.encode(positionOf(row), scope),
  };
  const edges = page.map(({ row, point }) => toEdge({ row, point, page: shown }));
  return toLeaderboard({
    metric,
    board,
    narrowed: !isPlain(request),
    assumptions: request.assumptions,
    edges,
    hasNextPage: rows.length > first,
    hasPreviousPage: after !== null,
  });
}

interface Normalising {
  board: ScoredSlice;
  metric: Metric;
  key: string;
  assumed: boolean;
}

async function normalisingOf(
  context: ApiContext,
  { board, metric, key, assumed }: Normalising,
): Promise<BoardReference> {
  if (assumed && METRIC_DEFINITIONS[metric].keyed === 'costBasis') return ASSUMED_COST;
  const simulated = await keptReference(context, board.slice);
  return normalisingReference(simulated, { metric, comparabilityKey: key });
}

const ASSUMED_COST: BoardReference = {
  present: false,
  reason: 'NOT_COMPUTED',
  detail: "the reference's cost is the policy's, these are under other assumptions",
};

const PLAIN = scopeOf([null, null]);

const positionOf = (row: BoardRow) => ({ sortValue: row.sortValue, systemId: row.systemId });

function emptyPage(
  { metric, evidence, assumptions }: LeaderboardRequest,
  board: BoardSlice | null,
): LeaderboardConnectionType {
  return toLeaderboard({
    metric,
    board,
    narrowed: evidence !== null || assumptions !== null,
    assumptions,
    edges: [],
    hasNextPage: false,
    hasPreviousPage: false,
  });
}

/** Read when the first row is asked for it, for all rows at once. */
function onDemand<T>(read: () => Promise<T>): () => Promise<T> {
  let all: Promise<T> | undefined;
  return () => (all ??= read());
}
