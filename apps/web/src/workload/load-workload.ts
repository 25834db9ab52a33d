import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { NearWorkload } from '@inferbench/graphql-documents/workload';
import { ask } from '../api/answer.ts';
import { loadSuggestedNames } from '../address/names/suggested-names.ts';
import type { Named, WorkloadNames } from './names.ts';
import { type RankedAnswer, rankedAnswer } from './ranked-answer.ts';

export async function loadWorkload(request: WorkloadRequest): Promise<RankedAnswer> {
  const answer = await ask(NearWorkload, { request });
  if (answer.state === 'DATA') return rankedAnswer(answer.value.answer, request);
  return {
    state: 'LOST',
    message: answer.state === 'FAILED' ? answer.trouble.message : 'The API has no answer.',
  };
}

/** Kinds that read a prompt and write an answer. */
const LANGUAGE_KINDS: ReadonlySet<string> = new Set(['DENSE', 'MOE']);

export async function loadWorkloadNames(): Promise<WorkloadNames> {
  const { models, chips } = await loadSuggestedNames(null);
  const named = ({ slug, name }: Named): Named => ({ slug, name });
  return {
    models: models
      .filter(({ kind }) => LANGUAGE_KINDS.has(kind))
      .map(named)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    chips: chips.map(named),
  };
}
