import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';
import { ErrorCode } from '@inferbench/domain/errors/error-code';
import type { CombinedError } from '@urql/core';

/** What went wrong and what the visitor can do. */
export interface Trouble {
  title: string;
  message: string;
  action: string;
  href: string | null;
  /** Whether it may be gone after a while, and why: the page says so to machines, too. */
  passing: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE' | null;
}

const UNREACHABLE: Trouble = {
  title: 'The API did not answer',
  message:
    'The results are safe; the page could not reach the server that holds them. If you run it yourself, check that `npm start` is still running.',
  action: 'Try again',
  href: null,
  passing: 'UNAVAILABLE',
};

export const NOT_READ: Trouble = {
  title: 'This could not be read just now',
  message:
    'The database is away or has too much to do. Nothing is lost: what was submitted and acknowledged is stored. It usually answers again within a minute.',
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

/** What a failed answer of the API means for a visitor. */
export function troubleOf(error: CombinedError | undefined): Trouble {
  const errors = error?.graphQLErrors ?? [];
  const [first] = errors;
  if (!first) return UNREACHABLE;
  if (first.extensions['code'] === 'RATE_LIMITED') return TOO_MANY;
  // One that says that nothing is known comes before all others: what was not read is not known to be missing.
  if (errors.some(({ extensions }) => extensions['code'] === 'UNAVAILABLE' || extensions['code'] === 'BUSY'))
    return NOT_READ;
  if (!isRefusal(first.extensions['code']))
    return { ...UNREACHABLE, title: 'The API failed', message: first.message };
  return refusedView(first.message);
}

/** What was asked for is none that there is. */
export function refusedView(message: string): Trouble {
  return {
    title: 'This view cannot be shown',
    message,
    action: 'Open the default board',
    href: '/',
    passing: null,
  };
}
