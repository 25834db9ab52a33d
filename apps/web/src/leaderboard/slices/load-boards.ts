import { MOST_BOARDS } from '@inferbench/answers/boards/request';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { WorkloadBoards, type WorkloadBoardsAnswer } from '@inferbench/graphql-documents/answers';
import { type BoardsView, readBoardsView } from '../../address/boards-request.ts';
import { visitorNamesAnswer } from '../../address/names/visitor-names.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import { askAnswer } from '../../api/ask-answer.ts';

export interface BoardsPage {
  view: BoardsView;
  outcome: Outcome<WorkloadBoardsAnswer>;
}

/** The boards that an address lists; `all`: as many as a file holds, not a page. */
export async function loadBoards(parameters: SearchParameters, all = false): Promise<Answer<BoardsPage>> {
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const view = readBoardsView(parameters, known.value);
  const request = all ? { ...view.request, first: MOST_BOARDS } : view.request;
  return mapAnswer(await askAnswer(WorkloadBoards, request), (outcome) => ({ view, outcome }));
}
