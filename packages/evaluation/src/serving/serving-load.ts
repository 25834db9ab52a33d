import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { MOST_SERVED_REQUESTS, type ServeRequest } from '@inferbench/domain/serve-request';
import type { Arrivals, ServingLoad } from '@inferbench/serving/load';
import type { SchedulerSetting } from '@inferbench/domain/scheduler';

/** Requests of a run that says none: for each in flight, and at a rate. */
const FOR_EACH_CLIENT = 10;
const AT_A_RATE = 1000;

/** The load of a request, its defaults filled in. */
export function servingLoad(request: ServeRequest): ServingLoad {
  const { inputTokens, outputTokens, lengthSpread, seed, techniques } = request;
  const requests = request.requests ?? defaultRequests(request);
  return {
    arrivals: arrivalsOf(request),
    inputTokens,
    outputTokens,
    spread: lengthSpread,
    prefixHit: techniques?.prefixCacheHitRate ?? 0,
    requests,
    window: request.window ?? defaultWindow(request, requests),
    seed,
  };
}

function arrivalsOf({ arrivals: kind, rate = 1, batch }: ServeRequest): Arrivals {
  return kind === 'poisson' || kind === 'constant' ? { kind, rate } : { kind, clients: batch };
}

function defaultRequests({ arrivals, batch }: ServeRequest): number {
  const wanted = arrivals === 'closed' || arrivals === 'burst' ? FOR_EACH_CLIENT * batch : AT_A_RATE;
  return Math.min(MOST_SERVED_REQUESTS, wanted);
}

/** The start and the end of a run are about a round of its clients each: of fewer rounds nothing would be left. */
const STEADY_FROM_ROUNDS = 4;

function defaultWindow({ arrivals, batch }: ServeRequest, requests: number): ServingLoad['window'] {
  const isShort = arrivals === 'closed' && requests < STEADY_FROM_ROUNDS * batch;
  return arrivals === 'burst' || isShort ? 'whole run' : 'steady';
}

/** Most events of one run: what a request may ask for. */
const MOST_EVENTS = 2_000_000;

/** Null, or TOO_LONG: each prompt is a step for each piece of it, each answer begins and ends. */
export function tooLong(
  runs: readonly Pick<ServingLoad, 'inputTokens' | 'requests'>[],
  { chunked, tokenBudget }: SchedulerSetting,
): InferbenchError | null {
  const requests = runs.reduce((sum, run) => sum + run.requests, 0);
  const longest = runs.reduce((most, run) => Math.max(most, run.inputTokens), 1);
  const pieces = chunked ? Math.ceil(longest / tokenBudget) : 1;
  const each = pieces + 2;
  if (requests * each <= MOST_EVENTS) return null;
  const most = Math.max(1, Math.floor(MOST_EVENTS / each));
  return new InferbenchError(
    'TOO_LONG',
    `${requests} requests, their prompts in ${pieces} pieces each, are more than ${MOST_EVENTS} events.`,
    {
      path: 'requests',
      value: String(requests),
      expected: `at most ${most} requests with steps of ${tokenBudget} tokens, over all loads`,
      fix: 'Ask for fewer requests or fewer loads, or give a step a larger budget of tokens.',
    },
  );
}
