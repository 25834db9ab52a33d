import { boardStanding } from '@inferbench/db/board/board-version';
import type { FoundBoard } from '@inferbench/answers/boards/boards';
import { readModelRuns } from '@inferbench/db/board/model-run-reader';
import type { ModelRun } from '@inferbench/domain/workload/board-run';
import { everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';
import type { ApiContext } from '../graphql/context.ts';

/** State of the board, as a key of what is made of it; null before there is an epoch. */
export type ShownBoard = Awaited<ReturnType<typeof boardStanding>>;

/** Tells what the board holds, and that an answer is made of it. */
export async function shownBoard(context: ApiContext): Promise<ShownBoard> {
  const { database, epochs, reads, catalogueVersion } = context;
  reads.catalogue(catalogueVersion);
  const state = await epochs.pinned(
    (epochId) => boardStanding(database.pool, epochId),
    (found) => found?.epochId,
  );
  if (state !== null) reads.epoch(state.epochId);
  return state;
}

/** Some thousand narrow rows each. */
const MAX_KEPT_MODELS = 8;

const runsOf = onceFor(
  (_changes: ApiContext['database']['changes']) => new LruMap<ModelRun[]>(MAX_KEPT_MODELS),
);
/** Boards of every model, in the state that is shown now. */
const boardsOf = onceFor((_changes: ApiContext['database']['changes']) => new LruMap<FoundBoard[]>(1));

/** Runs of a model as long as nothing that is shown changes: a change of field reads none again. */
export async function keptRuns(context: ApiContext, model: string, board: ShownBoard): Promise<ModelRun[]> {
  if (board === null || !everyEntry(context.catalogue).models.has(model)) return [];
  return keptAs([board, model], {
    of: context,
    by: runsOf,
    make: () => runsOfModels(context, [model], board),
  });
}

/** Adds to them a run that is asked for by its id, where others stand for it. */
export async function keptRunsWith(
  context: ApiContext,
  { model, run }: { model: string; run: string | null },
  board: ShownBoard,
): Promise<ModelRun[]> {
  const runs = await keptRuns(context, model, board);
  if (run === null || board === null || runs.some(({ pointId }) => pointId === run)) return runs;
  const { epochId } = board;
  return [
    ...runs,
    ...(await readModelRuns(context.database.pool, { models: [model], epochId, pointId: run })),
  ];
}

/** Finds the boards of every model once, as long as nothing that is shown changes. */
export async function keptBoards(context: ApiContext, board: ShownBoard): Promise<FoundBoard[]> {
  if (board === null) return [];
  const models = [...everyEntry(context.catalogue).models.keys()];
  const make = async () => context.compute('boardsIn', await runsOfModels(context, models, board));
  return keptAs([board], { of: context, by: boardsOf, make });
}

function runsOfModels(
  { database }: ApiContext,
  models: readonly string[],
  { epochId }: NonNullable<ShownBoard>,
): Promise<ModelRun[]> {
  return readModelRuns(database.pool, { models, epochId });
}

interface Keeping<Value> {
  of: ApiContext;
  by: (changes: ApiContext['database']['changes']) => LruMap<Value>;
  make: () => Promise<Value>;
}

/** Value that is kept under a key, made where it is not; nothing is kept while the state of the database is not known. A request has a database of its own, the process one listener. */
async function keptAs<Value>(
  key: readonly unknown[],
  { of: { database }, by, make }: Keeping<Value>,
): Promise<Value> {
  // A review changes no slice, and what it publishes waits no more.
  const state = await database.state();
  if (state === null) return make();
  return by(database.changes).once([state, ...key], make);
}
