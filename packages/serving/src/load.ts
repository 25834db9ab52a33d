/** Who sends requests, and when. */
export type Arrivals =
  /** Independent of each other, or one as long after the other, `rate` a second: nobody waits for an answer. */
  | { kind: 'poisson' | 'constant'; rate: number }
  /**
   * Clients, each with one request at a time. `burst`: all send their first at once, as most load generators do;
   * `closed`: the first ones are spread evenly over the time that one request takes.
   */
  | { kind: 'closed' | 'burst'; clients: number; thinkSec?: number };

export interface ServingLoad {
  arrivals: Arrivals;
  inputTokens: number;
  outputTokens: number;
  /** Shortest share of both lengths: each is drawn evenly from [spread, 1] of its own. 1: all are equal. */
  spread: number;
  /** Share of a prompt's tokens that the prefix cache holds, stated. The last token is always computed. */
  prefixHit: number;
  /** Requests of the run. */
  requests: number;
  /** `steady`: start-up and running dry are cut off. `whole run`: all requests count, as in a published run. */
  window: 'steady' | 'whole run';
  seed: number;
}

/** Drafts of a speculative decoder, and the share of them that are accepted, each if those before it were. */
export interface Speculation {
  draftTokens: number;
  acceptance: number;
}

/** Work of the front end that delays a request before any scheduler sees it. */
export interface FrontEnd {
  ingestSec: number;
  ingestSecPerKiloToken: number;
}

export function isOpen(arrivals: Arrivals): arrivals is Extract<Arrivals, { rate: number }> {
  return arrivals.kind === 'poisson' || arrivals.kind === 'constant';
}
