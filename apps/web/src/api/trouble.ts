import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';
import { ErrorCode } from '@inferbench/domain/errors/error-code';
import type { CombinedError } from '@urql/core';
import { readEnvironment } from '../environment.ts';

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
  message: 'The results are safe; the page could not reach the server that holds them.',
  action: 'Try again',
  href: null,
  passing: 'UNAVAILABLE',
};

/** The same where nothing listens, on the machine of whoever started it. */
const NOT_STARTED: Trouble = {
  ...UNREACHABLE,
  message: `${UNREACHABLE.message} You run it yourself: check that \`npm start\` is still running.`,
};

const TOO_SLOW: Trouble = {
  ...UNREACHABLE,
  title: 'This took too long',
  message:
    'The answer was not ready in the time that a page waits for it. Nothing is lost; while fewer people ask it is usually there at once.',
};

export const NOT_READ: Trouble = {
  ...UNREACHABLE,
  title: 'This could not be read just now',
  message:
    'The database is away or has too much to do. Nothing is lost: what was submitted and acknowledged is stored. It usually answers again within a minute.',
};

const TOO_MANY: Trouble = {
  ...UNREACHABLE,
  title: 'Too many pages in a minute',
  message: 'Your address asked for more in this minute than one visitor may. The next minute begins soon.',
  passing: 'TOO_MANY_REQUESTS',
};

/** Statuses of whoever answers in place of an API that has no room, with a body that is no answer. */
const NO_ROOM: ReadonlySet<unknown> = new Set([502, 503, 504]);

/** Why no answer came: nobody took the question, somebody had no room for it, or the page waited long enough. */
function unanswered({ networkError, response }: Partial<CombinedError>): Trouble {
  if (networkError?.name === 'TimeoutError') return TOO_SLOW;
  const status = response instanceof Response ? response.status : null;
  if (status === 429) return TOO_MANY;
  if (NO_ROOM.has(status)) return NOT_READ;
  return isRefused(networkError) && readEnvironment().INFERBENCH_DEMO === '1' ? NOT_STARTED : UNREACHABLE;
}

/** Whether nothing listens where the API is asked; fetch tells in the cause. */
function isRefused(error: Error | undefined): boolean {
  const cause = error?.cause;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED';
}

/** Whether the API understood the question and says no; anything else is its own fault and may pass. */
function isRefusal(code: unknown): boolean {
  const known = ErrorCode.safeParse(code).data;
  return known !== undefined && ERROR_CATALOGUE[known].httpStatus < 429;
}

export function troubleOf(error: CombinedError | undefined): Trouble {
  const errors = error?.graphQLErrors ?? [];
  const [first] = errors;
  if (!first) return unanswered(error ?? {});
  if (first.extensions['code'] === 'RATE_LIMITED') return TOO_MANY;
  // One that says that nothing is known comes before all others: what was not read is not known to be missing.
  if (errors.some(({ extensions }) => extensions['code'] === 'UNAVAILABLE' || extensions['code'] === 'BUSY'))
    return NOT_READ;
  if (first.extensions['code'] === 'DEADLINE_EXCEEDED') return TOO_SLOW;
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
