import type { TechniquesRequest } from '@inferbench/answers/techniques/request';
import type { Techniques } from '@inferbench/answers/techniques/shape';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import { withPointId } from '../graphql/global-id.ts';
import type { ApiContext } from '../graphql/context.ts';
import { keptRuns, shownBoard } from './kept-runs.ts';

/** Gains of techniques: the state of all slices and the runs of the model. */
export async function readTechniques(
  context: ApiContext,
  request: TechniquesRequest,
): Promise<Result<Techniques, InferbenchError>> {
  const runs = await keptRuns(context, request.model, await shownBoard(context));
  return context.compute('techniques', { request, runs: runs.map(withPointId) });
}
