import { MOST_BOARDS } from '@inferbench/answers/boards/request';
import { WorkloadBoards, type WorkloadBoardsAnswer } from '@inferbench/graphql-documents/answers';
import { type BoardsView, readBoardsView } from '../../address/boards-request.ts';
import type { SiteNames } from '../../address/names/site-names.ts';
import { visitorNamesAnswer } from '../../address/names/visitor-names.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import { askAnswer } from '../../api/ask-answer.ts';
import type { ViewPage } from '../../address/names/view-page.ts';
import { usualModel } from '../load-leaderboard.ts';

export type BoardsPage = ViewPage<BoardsView, WorkloadBoardsAnswer>;

/** The boards that an address lists; `all`: as many as a file holds, not a page. Where those of every model are too many at once, those of the usual one, which is said. */
export async function loadBoards(parameters: SearchParameters, all = false): Promise<Answer<BoardsPage>> {
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const names = known.value;
  const view = readBoardsView(parameters, names);
  const ask = (of: BoardsView) => askBoards(of, names, all);
  const answer = await ask(view);
  if (answer.state !== 'DATA' || answer.value.outcome.ok) return answer;
  if (answer.value.outcome.refused.code !== 'QUERY_TOO_COSTLY' || view.request.model !== undefined)
    return answer;
  const model = await usualModel();
  if (typeof model !== 'string') return model;
  const problems = [...view.problems, 'model: the boards of all models are too many to list at once.'];
  return ask({ request: { ...view.request, model }, problems });
}

async function askBoards(view: BoardsView, names: SiteNames, all: boolean): Promise<Answer<BoardsPage>> {
  const request = all ? { ...view.request, first: MOST_BOARDS } : view.request;
  return mapAnswer(await askAnswer(WorkloadBoards, request), (outcome) => ({ names, view, outcome }));
}
