import type { WorkloadRequest } from '@inferbench/domain/workload-ranking';
import { ChipNames } from '@inferbench/graphql-documents/catalogue-names';
import { LanguageModels } from '@inferbench/graphql-documents/language-models';
import { YourWorkload } from '@inferbench/graphql-documents/workload';
import { allPages, mapAnswer } from '../api/all-pages.ts';
import { ask, askBeside } from '../api/answer.ts';
import type { Named, WorkloadNames } from './names.ts';
import { type RankedAnswer, rankedAnswer } from './ranked-answer.ts';
import { workloadInput } from '@inferbench/domain/workload-input';

export async function loadWorkload(request: WorkloadRequest): Promise<RankedAnswer> {
  const answer = await ask(YourWorkload, { workload: workloadInput(request) });
  if (answer.state === 'DATA') return rankedAnswer(answer.value.rankForWorkload, request);
  return {
    state: 'LOST',
    message: answer.state === 'FAILED' ? answer.trouble.message : 'The API has no answer.',
  };
}

/** Kinds that read a prompt and write an answer. */
const LANGUAGE_KINDS: ReadonlySet<string> = new Set(['DENSE', 'MOE']);

export async function loadWorkloadNames(): Promise<WorkloadNames> {
  const [models, chips] = await Promise.all([
    allPages(async (after) => mapAnswer(await askBeside(LanguageModels, { after }), (data) => data.models)),
    allPages(async (after) => mapAnswer(await askBeside(ChipNames, { after }), (data) => data.chips)),
  ]);
  const named = ({ slug, name }: Named): Named => ({ slug, name });
  return {
    models:
      models.state === 'DATA'
        ? models.value
            .filter(({ kind }) => LANGUAGE_KINDS.has(kind))
            .map(named)
            .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        : [],
    chips: chips.state === 'DATA' ? chips.value.map(named) : [],
  };
}
