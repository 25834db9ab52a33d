import { boardStanding } from '@inferbench/db/board/board-version';
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

const runsOf = onceFor((_database: ApiContext['database']) => new LruMap<ModelRun[]>(MAX_KEPT_MODELS));

/** Runs of a model as long as nothing that is shown changes: a change of field reads none again. */
export async function keptRuns(
  { database, catalogue }: ApiContext,
  model: string,
  board: ShownBoard,
): Promise<ModelRun[]> {
  if (board === null || !everyEntry(catalogue).models.has(model)) return [];
  const read = () => readModelRuns(database.pool, { models: [model], epochId: board.epochId });
  // A review changes no slice, and what it publishes waits no more.
  const state = await database.changes.state();
  if (state === null) return read();
  const kept = runsOf(database);
  const key = JSON.stringify([board, state, model]);
  const runs = kept.get(key) ?? (await read());
  kept.set(key, runs);
  return runs;
}
