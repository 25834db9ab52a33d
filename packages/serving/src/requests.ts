import { ln } from '@inferbench/units/exact-math';
import type { AnswerSteps } from './answer-steps.ts';
import { streamKey, STREAM, uniform } from './counter-random.ts';
import { type Arrivals, type FrontEnd, isOpen, type ServingLoad } from './load.ts';

/** Where a request is. */
export const STATE = { waiting: 0, prefilling: 1, decoding: 2, done: 3, dropped: 4, moving: 5 } as const;

/** Every request of a run, a column each. Times in seconds from the start of the run; NaN until they come. */
export interface Requests {
  count: number;
  inputTokens: Int32Array;
  outputTokens: Int32Array;
  /** Tokens of the prompt that the prefix cache holds. */
  cachedTokens: Int32Array;
  /** Decode steps after the first token. */
  steps: Int32Array;
  arrivalSec: Float64Array;
  /** Time from which on a scheduler sees it. */
  visibleSec: Float64Array;
  /** Time at which its prompt first enters a step. */
  admittedSec: Float64Array;
  firstTokenSec: Float64Array;
  /**
   * Time at which its keys and values have moved to engines that decode, and when it is admitted there; NaN where
   * nothing moves.
   */
  movedSec: Float64Array;
  resumedSec: Float64Array;
  /** End of its last token. */
  endSec: Float64Array;
  state: Uint8Array;
}

/** Draws all requests of a load: lengths and arrivals by request, whatever serves them. Arrivals of clients come as answers end. */
export function drawRequests(load: ServingLoad, answers: AnswerSteps): Requests {
  const { requests: count, seed } = load;
  const times = () => new Float64Array(count).fill(Number.NaN);
  const requests: Requests = {
    count,
    inputTokens: lengths(load.inputTokens, load, STREAM.input),
    outputTokens: lengths(load.outputTokens, load, STREAM.output),
    cachedTokens: new Int32Array(count),
    steps: new Int32Array(count),
    arrivalSec: isOpen(load.arrivals) ? openArrivals(load.arrivals, count, seed) : times(),
    visibleSec: times(),
    admittedSec: times(),
    firstTokenSec: times(),
    movedSec: times(),
    resumedSec: times(),
    endSec: times(),
    state: new Uint8Array(count),
  };
  for (let i = 0; i < count; i += 1) {
    const inputTokens = requests.inputTokens[i] ?? 0;
    requests.cachedTokens[i] = Math.min(inputTokens - 1, Math.floor(load.prefixHit * inputTokens));
    requests.steps[i] = answers.stepsOf(i, requests.outputTokens[i] ?? 0);
  }
  return requests;
}

/** Delay of a request before a scheduler sees it. */
export function ingestSecOf({ ingestSec, ingestSecPerKiloToken }: FrontEnd, inputTokens: number): number {
  return ingestSec + (ingestSecPerKiloToken * inputTokens) / 1000;
}

function lengths(tokens: number, { spread, requests, seed }: ServingLoad, stream: 2 | 3): Int32Array {
  const drawn = new Int32Array(requests);
  if (spread === 1) return drawn.fill(tokens);
  const key = streamKey(seed, stream);
  for (let i = 0; i < requests; i += 1) {
    drawn[i] = Math.max(1, Math.round(tokens * (spread + (1 - spread) * uniform(key, i))));
  }
  return drawn;
}

function openArrivals(
  { kind, rate }: Extract<Arrivals, { rate: number }>,
  count: number,
  seed: number,
): Float64Array {
  const arrivals = new Float64Array(count);
  const key = streamKey(seed, STREAM.arrival);
  // In mean gaps first: at another rate the same requests come in the same order, closer together.
  let gaps = 0;
  for (let i = 0; i < count; i += 1) {
    gaps += kind === 'constant' ? 1 : -ln(uniform(key, i));
    arrivals[i] = gaps / rate;
  }
  return arrivals;
}
