import {
  type BoardRow,
  type BoardSlice,
  boardCells,
  boardPage,
  type CellRow,
} from '@inferbench/db/board-reader';
import type { EvidenceFilter } from '@inferbench/db/evidence-filter';
import { readPoints } from '@inferbench/db/point-reader';
import { shownKey } from '@inferbench/domain/comparability';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { Metric } from '@inferbench/domain/metric';
import type { ApiContext } from '../graphql/context.ts';
import type { LeaderboardConnectionType, SliceInput } from './leaderboard.type.ts';
import { toEdge } from './board-edge.ts';
import { namedSlice, openingSlice, underFilter } from './choose-slice.ts';
import { toLeaderboard } from './leaderboard-view.ts';

const MAX_PAGE = 100;

interface LeaderboardRequest {
  slice: SliceInput | null;
  /** Null: all that the default board shows. */
  evidence: EvidenceFilter | null;
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
  const board = await filteredSlice(context, request);
  if (board === null) return emptyPage(request, null);
  context.reads.epoch(board.epochId);
  context.reads.catalogue(context.catalogueVersion);
  if (board.sliceId !== null) context.reads.slice(board.sliceId, board.version);
  const key = shownKey(metric, board.keyCounts);
  if (board.sliceId === null || key === null) return emptyPage(request, board);

  const { pool } = context.database;
  const ranked = { ...board, sliceId: board.sliceId };
  const scope = [board.epochId, board.sliceId, metric, key, JSON.stringify(evidence)].join(':');
  const after = request.after === null ? null : context.cursors.decode(request.after, scope);
  const rows = await boardPage(pool, {
    board: ranked,
    evidence,
    metric,
    comparabilityKey: key,
    after,
    limit: first + 1,
  });
  const page = rows.slice(0, first);
  const points = await readPoints(
    pool,
    page.map((row) => row.point_id),
    board.epochId,
  );
  const pointsById = new Map(points.map((point) => [point.id, point]));
  const cells = cellsOnDemand(pool, ranked, { evidence, systemIds: page.map((row) => row.system_id) });
  const shown = {
    metric,
    cells,
    keyCounts: board.keyCounts,
    cursorOf: (row: BoardRow) => context.cursors.encode(positionOf(row), scope),
  };
  const edges = page.flatMap((row) => {
    const point = pointsById.get(row.point_id);
    return point === undefined ? [] : [toEdge({ row, point, page: shown })];
  });
  return toLeaderboard({
    metric,
    board,
    narrowed: evidence !== null,
    edges,
    hasNextPage: rows.length > first,
    hasPreviousPage: after !== null,
  });
}

const positionOf = (row: BoardRow) => ({ sortValue: row.sort_value, systemId: row.system_id });

/** The slice with the keys that rank under the filter; null for an empty board. */
async function filteredSlice(
  context: ApiContext,
  { slice, evidence }: LeaderboardRequest,
): Promise<BoardSlice | null> {
  const board = slice === null ? await openingSlice(context) : await namedSlice(context, slice);
  return board === null ? null : underFilter(context, board, evidence);
}

function emptyPage(
  { metric, evidence }: LeaderboardRequest,
  board: BoardSlice | null,
): LeaderboardConnectionType {
  return toLeaderboard({
    metric,
    board,
    narrowed: evidence !== null,
    edges: [],
    hasNextPage: false,
    hasPreviousPage: false,
  });
}

/** Cells of a page's systems, read when the first row is asked for its metrics, for all rows at once. */
function cellsOnDemand(
  pool: ApiContext['database']['pool'],
  board: BoardSlice & { sliceId: number },
  wanted: { systemIds: readonly string[]; evidence: EvidenceFilter | null },
): (systemId: string) => Promise<CellRow[]> {
  let all: Promise<CellRow[]> | undefined;
  return async (systemId) => {
    const cells = await (all ??= boardCells(pool, board, wanted));
    return cells.filter((cell) => cell.system_id === systemId);
  };
}
