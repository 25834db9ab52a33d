import type { WorkloadBoardRequest } from '@inferbench/answers/board/request';
import type { BoardRow, WorkloadBoard } from '@inferbench/answers/board/shape';
import { boardStanding } from '@inferbench/db/board/board-version';
import { readModelRuns, readRunFigures } from '@inferbench/db/board/model-run-reader';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { BoardRun } from '@inferbench/domain/board/board-run';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';
import { keptFlexibility } from '../chip/kept-computations.ts';
import { withPointId } from '../graphql/global-id.ts';
import type { ApiContext } from '../graphql/context.ts';
import { flexibilityFigure } from './flexibility-figure.ts';

/** A whole answer is some hundred kilobytes. */
const MAX_KEPT_BOARDS = 128;

const boardsOf = onceFor((_catalogue: CatalogueView) => new LruMap<WorkloadBoard>(MAX_KEPT_BOARDS));

/** A board: the state of all slices, the runs of the model and the figures of those on the board; the first alone for what was asked before. */
export async function readBoard(
  context: ApiContext,
  request: WorkloadBoardRequest,
): Promise<Result<WorkloadBoard, InferbenchError>> {
  const { catalogue, compute, database, epochs } = context;
  context.reads.catalogue(context.catalogueVersion);
  const state = await epochs.pinned(
    (epochId) => boardStanding(database.pool, epochId),
    (found) => found?.epochId,
  );
  if (state !== null) context.reads.epoch(state.epochId);
  const boards = boardsOf(catalogue);
  const key = JSON.stringify([state, request]);
  const known = boards.get(key);
  if (known !== undefined) return ok(known);
  const runs =
    state === null || !catalogue.models.has(request.model)
      ? []
      : await keptRuns(context, { model: request.model, ...state });
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
    const { pointId } = row;
    return pointId === null ? row : { ...row, ...withPointId({ pointId }) };
  };
  return { ...board, groups: board.groups.map((group) => ({ ...group, rows: group.rows.map(named) })) };
}

/** Some thousand narrow rows each. */
const MAX_KEPT_MODELS = 8;

const runsOf = onceFor((_database: ApiContext['database']) => new LruMap<BoardRun[]>(MAX_KEPT_MODELS));

/** Runs of a model as long as no slice changes: a change of field reads none again. */
async function keptRuns(
  { database }: ApiContext,
  { model, epochId, standing }: { model: string; epochId: number; standing: string },
): Promise<BoardRun[]> {
  const kept = runsOf(database);
  const key = JSON.stringify([epochId, standing, model]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const runs = await readModelRuns(database.pool, { model, epochId });
  kept.set(key, runs);
  return runs;
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
