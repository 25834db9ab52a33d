import { keysOf } from '@inferbench/units/keys-of';
import { z } from 'zod';

/** Names of what can go wrong with one request, and what each says. */
export const REQUEST_FAILURES = {
  REFUSED: 'No connection.',
  TIMEOUT: 'No answer, or no end of one, within the time that is allowed.',
  STREAM_CUT: 'The connection ended before the answer did.',
  HTTP_STATUS: 'The server answered with a status that is no success.',
  RATE_LIMITED: 'The server answered 429.',
  USAGE_CONTRADICTS: 'The count of tokens contradicts what was sent or what was asked for.',
  NO_USAGE: 'The answer has no count of its tokens.',
  NOT_SSE: 'The answer is no stream of events.',
  NOT_JSON: 'The answer, asked for whole, is no JSON of one.',
  EMPTY: 'The answer ended without a token.',
  CANCELLED: 'The client took the request back.',
} as const;

export const RequestFailure = z.enum(keysOf(REQUEST_FAILURES));
export type RequestFailure = z.infer<typeof RequestFailure>;

export const RequestOutcome = z.enum(['completed', ...RequestFailure.options]);
export type RequestOutcome = z.infer<typeof RequestOutcome>;
