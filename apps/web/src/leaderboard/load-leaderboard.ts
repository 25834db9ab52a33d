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
import type { ViewPage } from '../address/names/view-page.ts';

export type LeaderboardPage = ViewPage<LeaderboardView, WorkloadBoardAnswer>;

/** The board that an address names: by its path, else by the fields of the form. */
export async function loadLeaderboard(
  [model, workload]: readonly string[],
  parameters: SearchParameters,
): Promise<Answer<LeaderboardPage>> {
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const names = known.value;
  const asked = model ?? firstText(parameters, 'model') ?? '';
  const named = slugOf(names, asked);
  const slug = named ?? (await usualModel());
  if (typeof slug !== 'string') return slug;
  const view = readLeaderboard({ model: slug, workload }, parameters);
  if (named === null && asked !== '')
    view.problems.unshift(`model: no model, or several, are called "${asked.slice(0, 60)}".`);
  return mapAnswer(await askBoard(view), (outcome) => ({ names, view, outcome }));
}

/** Slug of the one model that a word names, or that nobody reviewed and has no other name; null for any other word. */
function slugOf(names: SiteNames, asked: string): string | null {
  if (asked === '') return null;
  if (names.declared.models.includes(asked)) return asked;
  const found = resolveIn(names, 'models', asked);
  return found.kind === 'one' ? found.entry.slug : null;
}

/** The board of a view; of a run that stands on none the usual one, which is said. */
async function askBoard({
  request,
  problems,
}: LeaderboardView): Promise<Answer<Outcome<WorkloadBoardAnswer>>> {
  const answer = await askAnswer(WorkloadBoard, request);
  const { run, ...others } = request;
  if (run === undefined || answer.state !== 'DATA' || answer.value.ok) return answer;
  problems.push('run: that result stands on no board of this model; its own page says why.');
  return askAnswer(WorkloadBoard, others);
}

/** Slug of the model that is shown where nobody asks for one, or why it is not known. */
export async function usualModel(): Promise<string | Exclude<Answer<never>, { state: 'DATA' }>> {
  const answer = await ask(DefaultModel, {});
  return answer.state === 'DATA' ? answer.value.defaultModel : answer;
}
