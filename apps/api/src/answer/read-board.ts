import type { WorkloadBoardRequest } from '@inferbench/answers/board/request';
import type { BoardRow, WorkloadBoard } from '@inferbench/answers/board/shape';
import { readRunFigures } from '@inferbench/db/board/model-run-reader';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ok, type Result } from '@inferbench/domain/errors/result';
import { everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import { uuidOf, withPointId } from '../graphql/global-id.ts';
import type { ApiContext } from '../graphql/context.ts';
import { keptRunsWith, shownBoard } from './kept-runs.ts';
import { flexibilityOf } from './flexibility-figure.ts';

/** A board: the state of all slices, the runs of the model and the figures of those on the board. */
export async function readBoard(
  context: ApiContext,
  request: WorkloadBoardRequest,
): Promise<Result<WorkloadBoard, InferbenchError>> {
  const { compute, database } = context;
  const state = await shownBoard(context);
  const named = request.run === undefined ? null : uuidOf('Point', request.run);
  const runs = await keptRunsWith(context, { model: request.model, run: named }, state);
  const settled = await compute('settleBoard', { request: withOwnId(request, named), runs });
  if (!settled.ok) return settled;
  const { here, waiting } = settled.value;
  const standing = [...here, ...waiting];
  const figures =
    state === null || standing.length === 0
      ? []
      : await readRunFigures(database.pool, {
          pointIds: standing.map(({ run }) => run.pointId),
          epochId: state.epochId,
        });
  const catalogue = everyEntry(context.catalogue);
  const chips = [...new Set(standing.map(({ run }) => run.chip))];
  const flexibility = Object.fromEntries(
    await Promise.all(
      chips.map(async (slug) => [slug, await flexibilityOf({ ...context, catalogue }, slug)] as const),
    ),
  );
  return ok(
    withGlobalIds(await compute('workloadBoard', { request, settled: settled.value, figures, flexibility })),
  );
}

/** A request under the id that the named run has in the database; any other word names no run. */
function withOwnId(request: WorkloadBoardRequest, run: string | null): WorkloadBoardRequest {
  return request.run === undefined ? request : { ...request, run: run ?? 'none' };
}

/** Rows under the ids that points have outside of the database. */
function withGlobalIds(board: WorkloadBoard): WorkloadBoard {
  const named = (row: BoardRow): BoardRow => {
    if (row.pointId === null) return row;
    const { pointId } = withPointId({ pointId: row.pointId });
    return { ...row, key: pointId, pointId };
  };
  return { ...board, groups: board.groups.map((group) => ({ ...group, rows: group.rows.map(named) })) };
}
