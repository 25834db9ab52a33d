import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { getClient } from '../api-client.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export type Answer<T> =
  | { state: 'DATA'; value: T }
  /** The address names nothing. */
  | { state: 'MISSING' }
  | { state: 'FAILED'; trouble: Trouble };

/** Asks the API; a refusal and a lost connection are values. */
export async function ask<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const { data, error } = await getClient().query(document, variables);
  return data !== undefined && data !== null
    ? { state: 'DATA', value: data }
    : { state: 'FAILED', trouble: troubleOf(error) };
}
