import { createHash } from 'node:crypto';
import type { BoardRow } from '@inferbench/db/board-reader';
import type { BoardSlice, ScoredSlice } from '@inferbench/domain/board-slice';
import type { EvidenceFilter } from '@inferbench/db/evidence-filter';
import type { Assumptions } from '@inferbench/domain/assumptions';
import { shownKey } from '@inferbench/domain/comparability';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { Metric } from '@inferbench/domain/metric';
import type { ApiContext } from '../graphql/context.ts';
import type { LeaderboardConnectionType, SliceInput } from './leaderboard.type.ts';
import { assumedRankedBoard } from './assumed-ranked-board.ts';
import { toEdge } from './board-edge.ts';
import { readSlice } from './read-slice.ts';
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

/** One page of a slice: the slice, its rows, their points, and what of these is not kept yet. Errors: BAD_PAGE_SIZE, BAD_CURSOR, NOT_FOUND, INVALID. */
export async function readLeaderboard(
  context: ApiContext,
  request: LeaderboardRequest,
): Promise<LeaderboardConnectionType> {
  const { metric, first, evidence } = request;
  if (first < 1 || first > MAX_PAGE) {
    throw new InferbenchError('BAD_PAGE_SIZE', `first: expected 1 to ${MAX_PAGE}, found ${first}.`, {
      path: 'first',
    });
  }
  const found = await readSlice(context, request);
  if (found === null || found.sliceId === null) return emptyPage(request, found);
  const ranked = await rankedBoard(context, { ...found, sliceId: found.sliceId }, request);
  const board = { ...found, keyCounts: ranked.keyCounts };
  const key = shownKey(metric, ranked.keyCounts);
  if (key === null) return emptyPage(request, board);

  const asked = scopeOf([evidence, request.assumptions]);
  const scope = [board.epochId, board.sliceId, metric, key, asked].join(':');
  const after = request.after === null ? null : context.cursors.decode(request.after, scope);
  const rows = await ranked.page({ metric, comparabilityKey: key, after, limit: first + 1 });
  const page = rows.slice(0, first);
  const cells = onDemand(() => ranked.cells(page.map(({ row }) => row.systemId)));
  const shown = {
    metric,
    cells: async (systemId: string) => (await cells()).filter((cell) => cell.systemId === systemId),
    reference: onDemand(() => ranked.reference({ metric, comparabilityKey: key })),
    keyCounts: board.keyCounts,
    cursorOf: (row: BoardRow) => context.cursors.encode(positionOf(row), scope),
  };
  const edges = page.map(({ row, point }) => toEdge({ row, point, page: shown }));
  return toLeaderboard({
    metric,
    board,
    narrowed: evidence !== null || request.assumptions !== null,
    assumptions: request.assumptions,
    edges,
    hasNextPage: rows.length > first,
    hasPreviousPage: after !== null,
  });
}

/** Short, so that cursors are, whatever is assumed. */
function scopeOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}

const positionOf = (row: BoardRow) => ({ sortValue: row.sortValue, systemId: row.systemId });

function rankedBoard(
  context: ApiContext,
  board: ScoredSlice,
  { evidence, assumptions }: LeaderboardRequest,
): RankedBoard | Promise<RankedBoard> {
  return assumptions === null
    ? storedBoard(context, board, evidence)
    : assumedRankedBoard(context, board, { assumptions, evidence });
}

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
