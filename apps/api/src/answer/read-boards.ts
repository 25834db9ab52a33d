import type { BoardsRequest } from '@inferbench/answers/boards/request';
import type { Boards } from '@inferbench/answers/boards/shape';
import { readModelRuns } from '@inferbench/db/board/model-run-reader';
import { keptTotal } from '@inferbench/db/points/point-totals';
import { everyEntry } from '@inferbench/domain/catalogue/catalogue-view';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import type { ApiContext } from '../graphql/context.ts';
import { keptRuns, shownBoard } from './kept-runs.ts';

/** Points on the site up to which the boards of all models are listed at once: each of their runs is read. */
const MOST_POINTS = 60_000;

/** Boards of a model, or of all while they are few enough to read at once. Errors: NOT_FOUND, QUERY_TOO_COSTLY. */
export async function readBoards(
  context: ApiContext,
  request: BoardsRequest,
): Promise<Result<Boards, InferbenchError>> {
  const { models } = everyEntry(context.catalogue);
  const { model } = request;
  if (model !== undefined && !models.has(model)) return fail(modelNotFound(model, context.catalogue.models));
  const board = await shownBoard(context);
  if (model !== undefined)
    return ok(await context.compute('boardsOf', { request, runs: await keptRuns(context, model, board) }));
  const { pool } = context.database;
  const points = (await keptTotal(pool, {})) ?? 0;
  if (points > MOST_POINTS)
    return fail(
      new InferbenchError(
        'QUERY_TOO_COSTLY',
        `The boards of all models hold ${points} points; at most ${MOST_POINTS} are read at once.`,
        { fix: 'Ask for the boards of one model: state `model`.' },
      ),
    );
  const runs =
    board === null ? [] : await readModelRuns(pool, { models: [...models.keys()], epochId: board.epochId });
  return ok(await context.compute('boardsOf', { request, runs }));
}
