import type { ServingLoad } from './load.ts';
import type { PoolUse, ServingOutcome } from './outcome.ts';
import { type Requests, STATE } from './requests.ts';
import { hasTrend } from './queue-growth.ts';
import { serveLoad } from './serve-load.ts';
import type { ServingSystem } from './system.ts';

/** What keeps a system from serving more: room for keys and values, places, the budget of a step, the engines that compute prompts. */
export type CapacityLimit = 'kv' | 'sequences' | 'budget' | 'prompts';

/** The fastest that requests can come for ever. */
export interface Capacity {
  requestsPerSec: number;
  outputTokensPerSec: number;
  limit: CapacityLimit;
}

/** Requests of the run that looks for it, at first and at most. */
const FIRST_REQUESTS = 1200;
const MOST_REQUESTS = 20_000;
/** Times over that the engines must have been full. */
const GENERATIONS = 6;
/** Share of the rate of a backlog at which a stable queue has no trend. */
const CHECKED_AT = 0.95;
/** Bisection ends here. */
const RESOLUTION = 0.02;

/**
 * How many requests of this shape a second the system can serve. With all of them waiting from the start, engines do as much as
 * they can: the rate of admissions, from the start of one wave to that of the last, is what they keep up. Then a little less is
 * offered at random times; should its queue grow all the same, the rate is bisected until none does.
 */
export function capacityOf(system: ServingSystem, load: ServingLoad): Capacity | null {
  const backlog = backlogOf(system, load);
  const rate = serviceRate(backlog);
  if (rate === null) return null;
  const stable = stableRate(system, load, rate);
  const meanOutput = meanOf(backlog.requests.outputTokens);
  return {
    requestsPerSec: stable,
    outputTokensPerSec: stable * meanOutput,
    limit: limitOf(backlog),
  };
}

/** A run in which every request waits from the start, long enough for the engines to be full several times over. */
function backlogOf(system: ServingSystem, load: ServingLoad): ServingOutcome {
  let requests = FIRST_REQUESTS;
  for (;;) {
    const arrivals = { kind: 'burst', clients: requests } as const;
    const outcome = serveLoad({ ...system, load: { ...load, arrivals, requests, window: 'whole run' } });
    const wanted = Math.min(MOST_REQUESTS, GENERATIONS * mostAtOnce(outcome.requests));
    if (wanted <= requests) return outcome;
    requests = wanted;
  }
}

function stableRate(system: ServingSystem, load: ServingLoad, rate: number): number {
  const grows = (at: number) => {
    const requests = 2 * FIRST_REQUESTS;
    const arrivals = { kind: 'poisson', rate: CHECKED_AT * at } as const;
    const outcome = serveLoad({ ...system, load: { ...load, arrivals, requests, window: 'whole run' } });
    return hasTrend(outcome.queue, requests);
  };
  if (!grows(rate)) return rate;
  let [low, high] = [0, rate];
  while (high - low > RESOLUTION * high) {
    const middle = (low + high) / 2;
    if (grows(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/** Times at which each request last entered an engine: those that decode, where prompts are computed elsewhere. */
function admissions({ count, state, admittedSec, resumedSec }: Requests): Float64Array {
  const times = new Float64Array(count);
  let n = 0;
  for (let i = 0; i < count; i += 1) {
    if (state[i] !== STATE.done) continue;
    const resumed = resumedSec[i] ?? Number.NaN;
    times[n] = Number.isNaN(resumed) ? (admittedSec[i] ?? 0) : resumed;
    n += 1;
  }
  return times.subarray(0, n).toSorted();
}

/** Admissions a second, from the first wave after a third of them to the last wave. Null if nothing was served. */
function serviceRate({ requests, spanSec, completed }: ServingOutcome): number | null {
  const times = admissions(requests);
  const n = times.length;
  const last = times[n - 1] ?? 0;
  let from = Math.floor(n / 3);
  const before = times[from] ?? 0;
  while (from < n && (times[from] ?? 0) <= before) from += 1;
  let to = n;
  while (to > from && (times[to - 1] ?? 0) >= last) to -= 1;
  const begin = times[from] ?? last;
  if (last > begin && to > from) return (to - from) / (last - begin);
  return completed > 0 && spanSec > 0 ? completed / spanSec : null;
}

/** Most requests that had entered engines and were not answered. */
function mostAtOnce(requests: Requests): number {
  const entered = admissions(requests);
  const ended = Float64Array.from(requests.endSec)
    .filter((sec) => !Number.isNaN(sec))
    .toSorted();
  let [most, done] = [0, 0];
  for (let i = 0; i < entered.length; i += 1) {
    while (done < ended.length && (ended[done] ?? 0) <= (entered[i] ?? 0)) done += 1;
    most = Math.max(most, i + 1 - done);
  }
  return most;
}

/** What the first of the queue waited for most of the time; engines for prompts limit if those for answers had to wait for them. */
function limitOf({ pools: { prefill, decode } }: ServingOutcome): CapacityLimit {
  if (decode === null) return mostWaitedFor(prefill);
  const share = (pool: PoolUse) => pool.busySec / pool.engineSec;
  return share(prefill) > share(decode) && waited(decode) < decode.busySec / 2
    ? 'prompts'
    : mostWaitedFor(decode);
}

function waited({ waitedForSec }: PoolUse): number {
  return waitedForSec.kv + waitedForSec.sequences + waitedForSec.budget;
}

function mostWaitedFor({ waitedForSec }: PoolUse): CapacityLimit {
  const { kv, sequences, budget } = waitedForSec;
  if (kv >= sequences && kv >= budget) return 'kv';
  return sequences >= budget ? 'sequences' : 'budget';
}

function meanOf(values: Int32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
