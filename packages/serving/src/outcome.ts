import { PERCENTILES, type PercentileKey } from '@inferbench/domain/terms/distribution';
import { firstTokenParts, type FirstTokenParts } from './first-token.ts';
import { GapHistogram } from './gap-histogram.ts';
import type { ServingLoad } from './load.ts';
import { queueGrowth, type QueueGrowth } from './queue-growth.ts';
import { type Requests, STATE } from './requests.ts';
import type { KvMemory } from './scheduler.ts';
import type { ServeInput } from './system.ts';
import { ifEnough, latencyOf, type SimulatedLatency } from './statistics.ts';
import { warmUpOf, type Window } from './steady-window.ts';
import { type Tallies, WAITING_FOR } from './tallies.ts';

/** What a pool did over the whole run: times are of one engine after another. */
export interface PoolUse {
  engines: number;
  /** Engines × seconds of the run, and those of them in which a step ran. */
  engineSec: number;
  busySec: number;
  steps: number;
  promptSteps: number;
  promptSec: number;
  promptTokens: number;
  /** Answers in a decode step, on average over the busy time. */
  meanDecoding: number;
  /** Share of the blocks in use, on average over the busy time, and at most. */
  kvUse: { mean: number; peak: number };
  /** Seconds of steps during which the first of a queue waited for room, for a place, for the budget. */
  waitedForSec: { kv: number; sequences: number; budget: number };
}

export interface ServingOutcome {
  /** Every request of the run. */
  requests: Requests;
  /** Window of requests that the statistics are of. */
  window: Window;
  completed: number;
  /** Requests that no engine could ever hold. */
  dropped: number;
  preemptions: number;
  steps: number;
  /** Time from the first arrival to the last token. */
  spanSec: number;
  ttft: SimulatedLatency;
  tpot: SimulatedLatency;
  /** Gaps between tokens of all answers, from bins of 0.5 %. With drafts: between steps that deliver tokens. */
  itl: SimulatedLatency;
  e2e: SimulatedLatency;
  requestsPerSec: number;
  outputTokensPerSec: number;
  totalTokensPerSec: number;
  /** Requests sent and not yet answered, on average. */
  meanInFlight: number;
  queue: QueueGrowth;
  firstToken: FirstTokenParts | null;
  /** `prefill` does everything where `decode` is null. */
  pools: { prefill: PoolUse; decode: PoolUse | null };
}

interface RunEnd {
  input: ServeInput;
  load: ServingLoad;
  requests: Requests;
  tallies: { prefill: Tallies; decode: Tallies };
}

/** The statistics of a run that ended. */
export function outcomeOf({ input, load, requests, tallies }: RunEnd): ServingOutcome {
  const window = windowOf(load, requests);
  const spanSec = spanOf(requests);
  const isSplit = !('clock' in input);
  const prefillPool = isSplit ? input.prefill : input;
  const use = (pool: Tallies, memory: KvMemory, engines: number) => poolUse(pool, memory, engines, spanSec);
  return {
    requests,
    window,
    completed: countOf(requests, STATE.done),
    dropped: countOf(requests, STATE.dropped),
    preemptions: tallies.prefill.preemptions + tallies.decode.preemptions,
    steps: tallies.prefill.steps + tallies.decode.steps,
    spanSec,
    ttft: latencyOf(
      selected(requests, window, (i) => at(requests.firstTokenSec, i) - at(requests.arrivalSec, i)),
    ),
    tpot: latencyOf(selected(requests, window, (i) => tpotOf(requests, i))),
    itl: gapsOf(Object.values(tallies), window, requests.count),
    e2e: latencyOf(selected(requests, window, (i) => at(requests.endSec, i) - at(requests.arrivalSec, i))),
    ...ratesOf(requests, window, spanSec),
    queue: queueGrowth(
      [
        { from: requests.visibleSec, to: requests.admittedSec },
        { from: requests.movedSec, to: requests.resumedSec },
      ],
      requests.count,
      requests.arrivalSec,
    ),
    firstToken: firstTokenParts(prefillPool, requests, window, input.speculation ?? null),
    pools: {
      prefill: use(tallies.prefill, prefillPool.memory, prefillPool.replicas ?? 1),
      decode: isSplit ? use(tallies.decode, input.decode.memory, input.decode.replicas ?? 1) : null,
    },
  };
}

function at(column: ArrayLike<number>, i: number): number {
  return column[i] ?? Number.NaN;
}

/** Undefined for an answer of one token. */
function tpotOf({ firstTokenSec, endSec, outputTokens }: Requests, i: number): number {
  const gaps = at(outputTokens, i) - 1;
  return gaps > 0 ? (at(endSec, i) - at(firstTokenSec, i)) / gaps : Number.NaN;
}

/** Values of the window that exist. */
function selected({ state }: Requests, { from, to }: Window, valueOf: (i: number) => number): Float64Array {
  const values = new Float64Array(to - from);
  let n = 0;
  for (let i = from; i < to; i += 1) {
    if (state[i] !== STATE.done) continue;
    const value = valueOf(i);
    if (Number.isNaN(value)) continue;
    values[n] = value;
    n += 1;
  }
  return values.subarray(0, n);
}

/**
 * `steady` leaves out the start (what comes before the first answer is complete, or the first request of each client; from there on
 * MSER-5 of TTFT and of E2E, the longer) and, at the end, all from the first one on that was not answered when the last request came: they run with fewer beside them.
 */
function windowOf({ window, arrivals }: ServingLoad, requests: Requests): Window {
  const { count, arrivalSec, firstTokenSec, endSec } = requests;
  if (window === 'whole run') return { from: 0, to: count };
  const lastSec = at(arrivalSec, count - 1);
  let to = 0;
  while (to < count && !(at(endSec, to) > lastSec)) to += 1;
  const start = Math.min(
    to,
    'clients' in arrivals ? arrivals.clients : firstAfter(arrivalSec, at(endSec, 0)),
  );
  const ttft = selected(requests, { from: start, to }, (i) => at(firstTokenSec, i) - at(arrivalSec, i));
  const e2e = selected(requests, { from: start, to }, (i) => at(endSec, i) - at(arrivalSec, i));
  return { from: start + Math.max(warmUpOf(ttft, 0, ttft.length), warmUpOf(e2e, 0, e2e.length)), to };
}

function firstAfter(arrivalSec: Float64Array, sec: number): number {
  let i = 0;
  while (i < arrivalSec.length && at(arrivalSec, i) < sec) i += 1;
  return i;
}

function spanOf({ count, arrivalSec, endSec }: Requests): number {
  let last = 0;
  for (let i = 0; i < count; i += 1) last = Math.max(last, endSec[i] || 0);
  return Math.max(0, last - at(arrivalSec, 0));
}

function countOf({ state }: Requests, wanted: number): number {
  let count = 0;
  for (const one of state) if (one === wanted) count += 1;
  return count;
}

/** What ended between the arrival of the first request of the window and that of the first after it; of the whole run, its span. */
function ratesOf(requests: Requests, { from, to }: Window, spanSec: number) {
  const { count, arrivalSec, endSec, inputTokens, outputTokens, state } = requests;
  // A run too short for a steady part has the rates of the whole.
  const isWhole = to <= from || (from === 0 && to === count);
  const begin = isWhole ? Number.NEGATIVE_INFINITY : at(arrivalSec, from);
  const end = isWhole ? Number.POSITIVE_INFINITY : at(arrivalSec, Math.min(to, count - 1));
  const sec = isWhole ? spanSec : end - begin;
  let [ended, output, input, inFlightSec] = [0, 0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    if (state[i] !== STATE.done) continue;
    const endedSec = at(endSec, i);
    inFlightSec += Math.max(0, Math.min(endedSec, end) - Math.max(at(arrivalSec, i), begin));
    if (!(endedSec > begin && endedSec <= end)) continue;
    ended += 1;
    output += at(outputTokens, i);
    input += at(inputTokens, i);
  }
  const aSecond = (amount: number) => (sec > 0 ? amount / sec : 0);
  return {
    requestsPerSec: aSecond(ended),
    outputTokensPerSec: aSecond(output),
    totalTokensPerSec: aSecond(input + output),
    meanInFlight: aSecond(inFlightSec),
  };
}

function gapsOf(tallies: readonly Tallies[], { from, to }: Window, count: number): SimulatedLatency {
  const gaps = new GapHistogram();
  for (const pool of tallies) pool.addGaps(from / count, to / count, gaps);
  const n = gaps.count;
  const percentile = (key: PercentileKey) => ifEnough(n, key, gaps.percentileSec(PERCENTILES[key]));
  return {
    n,
    meanSec: n > 0 ? gaps.sumSec / n : null,
    p50Sec: percentile('p50Sec'),
    p95Sec: percentile('p95Sec'),
    p99Sec: percentile('p99Sec'),
  };
}

function poolUse(tallies: Tallies, { blocks }: KvMemory, engines: number, spanSec: number): PoolUse {
  const { busySec, waitingSec } = tallies;
  const mean = (sum: number) => (busySec > 0 ? sum / busySec : 0);
  return {
    engines,
    engineSec: engines * spanSec,
    busySec,
    steps: tallies.steps,
    promptSteps: tallies.promptSteps,
    promptSec: tallies.promptSec,
    promptTokens: tallies.promptTokens,
    meanDecoding: mean(tallies.decodingSec),
    kvUse: { mean: mean(tallies.blockSec) / blocks, peak: tallies.peakBlocks / blocks },
    waitedForSec: {
      kv: waitingSec[WAITING_FOR.kv] ?? 0,
      sequences: waitingSec[WAITING_FOR.sequences] ?? 0,
      budget: waitingSec[WAITING_FOR.budget] ?? 0,
    },
  };
}
