import type { BoardsRequest } from '@inferbench/answers/boards/request';
import type { Boards } from '@inferbench/answers/boards/shape';
import { keptTotal } from '@inferbench/db/points/point-totals';
import { everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import type { ApiContext } from '../graphql/context.ts';
import { keptBoards, keptRuns, shownBoard } from './kept-runs.ts';

/** Points on the site up to which the boards of all models are found at once, whenever anything changed. */
const MOST_POINTS = 25_000;

/** Boards of a model, or of all while they are few enough to read at once. Errors: NOT_FOUND, QUERY_TOO_COSTLY. */
export async function readBoards(
  context: ApiContext,
  request: BoardsRequest,
): Promise<Result<Boards, InferbenchError>> {
  const { catalogue, compute, database } = context;
  const { model } = request;
  if (model !== undefined && !everyEntry(catalogue).models.has(model))
    return fail(modelNotFound(model, catalogue.models));
  const board = await shownBoard(context);
  const points = (await keptTotal(database.pool, {})) ?? 0;
  const everyModel = points <= MOST_POINTS;
  if (everyModel)
    return ok(await compute('boardsOf', { request, everyModel, found: await keptBoards(context, board) }));
  if (model === undefined)
    return fail(
      new InferbenchError(
        'QUERY_TOO_COSTLY',
        `The boards of all models hold ${points} points; at most ${MOST_POINTS} are read at once.`,
        { fix: 'Ask for the boards of one model: state `model`.' },
      ),
    );
  const found = await compute('boardsIn', await keptRuns(context, model, board));
  return ok(await compute('boardsOf', { request, everyModel, found }));
}
