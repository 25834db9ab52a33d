import type { Refused } from '@inferbench/domain/errors/outcome';
import type { AnswerDocument } from '@inferbench/graphql-documents/whole-answer';
import type { TestApi } from './api.ts';
import { documentText } from './document-text.ts';

/** Gives what the API answers to a whole document, or why it refuses. */
export async function outcomeFor<Value>(
  api: TestApi,
  document: AnswerDocument<never, Value>,
  request: object,
): Promise<Value | Refused> {
  const { data, errors } = await api.post(documentText(document), { request });
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data?.['answer'] as Value | Refused; // its fields are those of the document
}

/** The same where it is not refused. */
export async function answerFor<Value extends object>(
  api: TestApi,
  document: AnswerDocument<never, Value>,
  request: object,
): Promise<Value> {
  const outcome = await outcomeFor(api, document, request);
  if ('code' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome;
}
