import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import type { NearOutcome, NearResult } from '@inferbench/graphql-documents/workload';
import { fieldOfRefusal } from './field-problems.ts';

export type RankedAnswer =
  | { state: 'RANKED'; result: NearResult; request: WorkloadRequest }
  /** The API knows better than the schema: a model that nobody has, a model without prompts. */
  | { state: 'REFUSED'; field: string | null; message: string }
  | { state: 'LOST'; message: string };

export function rankedAnswer(outcome: NearOutcome, request: WorkloadRequest): RankedAnswer {
  if (!('code' in outcome)) return { state: 'RANKED', result: outcome, request };
  const { message, path, fix } = outcome;
  return {
    state: 'REFUSED',
    field: fieldOfRefusal(path),
    message: fix === null ? message : `${message} ${fix}`,
  };
}
