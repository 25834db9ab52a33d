import type { Outcome } from '@inferbench/domain/errors/outcome';
import { WorkloadBoard, type WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { DefaultModel } from '@inferbench/graphql-documents/default-model';
import { type LeaderboardView, readLeaderboard } from '../address/leaderboard-request.ts';
import { resolveIn, type SiteNames } from '../address/names/site-names.ts';
import { visitorNamesAnswer } from '../address/names/visitor-names.ts';
import { firstText, type SearchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import { askAnswer } from '../api/ask-answer.ts';

export interface LeaderboardPage {
  names: SiteNames;
  view: LeaderboardView;
  outcome: Outcome<WorkloadBoardAnswer>;
}

/** The board that an address names: by its path, else by the fields of the form. */
export async function loadLeaderboard(
  [model, workload]: readonly string[],
  parameters: SearchParameters,
): Promise<Answer<LeaderboardPage>> {
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const names = known.value;
  const asked = model ?? firstText(parameters, 'model') ?? '';
  const found = asked === '' ? null : resolveIn(names, 'models', asked);
  const slug = found?.kind === 'one' ? found.entry.slug : await usualModel();
  if (typeof slug !== 'string') return slug;
  const view = readLeaderboard({ model: slug, workload }, parameters);
  if (found !== null && found.kind !== 'one')
    view.problems.unshift(`model: no model, or several, are called "${asked.slice(0, 60)}".`);
  return mapAnswer(await askAnswer(WorkloadBoard, view.request), (outcome) => ({ names, view, outcome }));
}

/** Slug of the model that is shown where nobody asks for one, or why it is not known. */
async function usualModel(): Promise<string | Exclude<Answer<never>, { state: 'DATA' }>> {
  const answer = await ask(DefaultModel, {});
  return answer.state === 'DATA' ? answer.value.defaultModel : answer;
}
