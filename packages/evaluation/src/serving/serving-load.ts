import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MOST_SERVED_REQUESTS, type ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type { ServingSystem } from '@inferbench/serving/system';
import { eventCount } from '@inferbench/serving/event-count';
import type { Arrivals, ServingLoad } from '@inferbench/serving/load';

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

/** Null, or TOO_LONG: what the runs of a request would take together, without running them. */
export function tooLong(system: ServingSystem, runs: readonly ServingLoad[]): InferbenchError | null {
  const events = runs.reduce((sum, run) => sum + eventCount(system, run), 0);
  if (events <= MOST_EVENTS) return null;
  const requests = runs.reduce((sum, run) => sum + run.requests, 0);
  const most = Math.max(1, Math.floor((requests * MOST_EVENTS) / events));
  return new InferbenchError(
    'TOO_LONG',
    `${requests} requests of this shape are about ${events} events, more than ${MOST_EVENTS}.`,
    {
      path: 'requests',
      value: String(requests),
      expected: `at most ${most} requests of this shape, over all loads`,
      fix: 'Ask for fewer requests or fewer loads, or give a step a larger budget of tokens.',
    },
  );
}
