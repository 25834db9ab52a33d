import type { ServerResponse } from 'node:http';
import { type LimitState, secondsLeft } from '../limits/request-limits.ts';
import type { Exchange } from './exchange.ts';

/** `RateLimit-*` on every answer; `Retry-After` where the window is used up. */
export function setLimitHeaders({ response, context }: Pick<Exchange, 'response' | 'context'>): void {
  const state = context.client.state();
  if (state === null) return;
  response.setHeader('ratelimit-limit', state.limit);
  response.setHeader('ratelimit-remaining', state.remaining);
  response.setHeader('ratelimit-reset', secondsLeft(state));
  if (state.remaining === 0) setRetryAfter(response, state);
}

/** Says when the next request is let in. */
export function setRetryAfter(response: ServerResponse, until: Pick<LimitState, 'resetAt'>): void {
  response.setHeader('retry-after', secondsLeft(until));
}
