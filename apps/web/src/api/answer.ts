import { ERROR_CATALOGUE, ErrorCode } from '@inferbench/domain/error-code';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import { getClient } from '../api-client.ts';

/** What went wrong and what the visitor can do. */
export interface Trouble {
  title: string;
  message: string;
  action: string;
  href: string | null;
  /** Whether it may be gone after a while, and why: the page says so to machines, too. */
  passing: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE' | null;
}

export type Answer<T> =
  | { state: 'DATA'; value: T }
  /** The address names nothing. */
  | { state: 'MISSING' }
  | { state: 'FAILED'; trouble: Trouble };

const UNREACHABLE: Trouble = {
  title: 'The API did not answer',
  message:
    'The results are safe; the page could not reach the server that holds them. If you run it yourself, check that `npm start` is still running.',
  action: 'Try again',
  href: null,
  passing: 'UNAVAILABLE',
};

const TOO_MANY: Trouble = {
  title: 'Too many pages in a minute',
  message: 'Your address asked for more in this minute than one visitor may. The next minute begins soon.',
  action: 'Try again',
  href: null,
  passing: 'TOO_MANY_REQUESTS',
};

/** Whether the API understood the question and says no; anything else is its own fault and may pass. */
function isRefusal(code: unknown): boolean {
  const known = ErrorCode.safeParse(code).data;
  return known !== undefined && ERROR_CATALOGUE[known].httpStatus < 429;
}

/** Asks the API; a refusal and a lost connection are values. */
export async function ask<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const { data, error } = await getClient().query(document, variables);
  if (data !== undefined && data !== null) return { state: 'DATA', value: data };
  const [first] = error?.graphQLErrors ?? [];
  if (!first) return { state: 'FAILED', trouble: UNREACHABLE };
  if (first.extensions['code'] === 'RATE_LIMITED') return { state: 'FAILED', trouble: TOO_MANY };
  if (!isRefusal(first.extensions['code']))
    return { state: 'FAILED', trouble: { ...UNREACHABLE, title: 'The API failed', message: first.message } };
  return {
    state: 'FAILED',
    trouble: {
      title: 'This view cannot be shown',
      message: first.message,
      action: 'Open the default board',
      href: '/',
      passing: null,
    },
  };
}
