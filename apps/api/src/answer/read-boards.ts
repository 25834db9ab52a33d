import type { BoardsRequest } from '@inferbench/answers/boards/request';
import type { Boards } from '@inferbench/answers/boards/shape';
import { readModelRuns } from '@inferbench/db/board/model-run-reader';
import { everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import type { ApiContext } from '../graphql/context.ts';
import { shownBoard } from './kept-runs.ts';

/** Runs of one list at most, each a narrow row: so many are read in about a second. */
const MOST_RUNS = 60_000;

/** Boards of a model, or of all while they are few enough to read at once. Errors: NOT_FOUND, QUERY_TOO_COSTLY. */
export async function readBoards(
  context: ApiContext,
  request: BoardsRequest,
): Promise<Result<Boards, InferbenchError>> {
  const { models } = everyEntry(context.catalogue);
  const { model } = request;
  if (model !== undefined && !models.has(model)) return fail(modelNotFound(model, context.catalogue.models));
  const board = await shownBoard(context);
  const runs =
    board === null
      ? []
      : await readModelRuns(context.database.pool, {
          models: model === undefined ? [...models.keys()] : [model],
          epochId: board.epochId,
          most: MOST_RUNS + 1,
        });
  if (runs.length > MOST_RUNS)
    return fail(
      new InferbenchError('QUERY_TOO_COSTLY', `More than ${MOST_RUNS} runs stand on the boards asked for.`, {
        fix: 'Ask for the boards of one model: state `model`.',
      }),
    );
  return ok(await context.compute('boardsOf', { request, runs }));
}
