import type { WorkloadBoardRequest } from '@inferbench/answers/board/request';
import type { BoardRow, WorkloadBoard } from '@inferbench/answers/board/shape';
import { readRunFigures } from '@inferbench/db/board/model-run-reader';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';
import { keptFlexibility } from '../chip/kept-computations.ts';
import { withPointId } from '../graphql/global-id.ts';
import type { ApiContext } from '../graphql/context.ts';
import { keptRuns, shownBoard } from './kept-runs.ts';
import { flexibilityFigure } from './flexibility-figure.ts';

/** A whole answer is some hundred kilobytes. */
const MAX_KEPT_BOARDS = 128;

const boardsOf = onceFor((_catalogue: CatalogueView) => new LruMap<WorkloadBoard>(MAX_KEPT_BOARDS));

/** A board: the state of all slices, the runs of the model and the figures of those on the board; the first alone for what was asked before. */
export async function readBoard(
  context: ApiContext,
  request: WorkloadBoardRequest,
): Promise<Result<WorkloadBoard, InferbenchError>> {
  const { catalogue, compute, database } = context;
  const state = await shownBoard(context);
  const boards = boardsOf(catalogue);
  const key = JSON.stringify([state, request]);
  const known = boards.get(key);
  if (known !== undefined) return ok(known);
  const runs = await keptRuns(context, request.model, state);
  const settled = await compute('settleBoard', { request, runs });
  if (!settled.ok) return settled;
  const { here } = settled.value;
  const figures =
    state === null || here.length === 0
      ? []
      : await readRunFigures(database.pool, {
          pointIds: here.map(({ run }) => run.pointId),
          epochId: state.epochId,
        });
  const flexibility = await flexibilityOf(context, new Set(here.map(({ run }) => run.chip)));
  const board = withGlobalIds(
    await compute('workloadBoard', { request, settled: settled.value, figures, flexibility }),
  );
  boards.set(key, board);
  return ok(board);
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

async function flexibilityOf({ catalogue, compute }: ApiContext, chips: ReadonlySet<string>) {
  const found = await Promise.all(
    [...chips].map(async (slug) => {
      const chip = catalogue.chips.get(slug);
      return [
        slug,
        flexibilityFigure(chip === undefined ? null : await keptFlexibility(chip, compute)),
      ] as const;
    }),
  );
  return Object.fromEntries(found);
}
