import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { getClient } from '../api-client.ts';
import { answerWithStatus } from './answer-status.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export type Answer<T> =
  | { state: 'DATA'; value: T }
  /** The address names nothing. */
  | { state: 'MISSING' }
  | { state: 'FAILED'; trouble: Trouble };

/**
 * Asks the API; a refusal and a lost connection are values. What fails for now, as a whole or in one field, makes the page that asks
 * one of status 503 or 429, whatever else it can say: it lacks what it promises.
 */
export async function ask<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const answer = await askBeside(document, variables);
  if (answer.state === 'FAILED' && answer.trouble.passing !== null)
    await answerWithStatus(answer.trouble.passing === 'UNAVAILABLE' ? 503 : 429);
  return answer;
}

/** Asks for what a page is whole without: names to suggest, a remark in its foot. Whoever shows it says when it is not known. */
export async function askBeside<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const { data, error } = await getClient().query(document, variables);
  const trouble = error === undefined ? null : troubleOf(error);
  return data === undefined || data === null || trouble?.passing != null
    ? { state: 'FAILED', trouble: trouble ?? troubleOf(undefined) }
    : { state: 'DATA', value: data };
}
