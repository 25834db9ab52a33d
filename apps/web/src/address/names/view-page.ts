import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { AnswerDocument } from '@inferbench/graphql-documents/whole-answer';
import type { SiteNames } from './site-names.ts';
import { visitorNamesAnswer } from './visitor-names.ts';
import { mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import { askAnswer } from '../../api/ask-answer.ts';

/** View that an address asks for, with its answer and the names that both use. */
export interface ViewPage<View, Value> {
  names: SiteNames;
  view: View;
  outcome: Outcome<Value>;
}

/** Reads an address by the names of the catalogue, and asks for what it wants. */
export async function loadView<Request, View extends { request: Request }, Value extends object>(
  document: AnswerDocument<Request, Value>,
  viewOf: (names: SiteNames) => View,
): Promise<Answer<ViewPage<View, Value>>> {
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const names = known.value;
  const view = viewOf(names);
  return mapAnswer(await askAnswer(document, view.request), (outcome) => ({ names, view, outcome }));
}
