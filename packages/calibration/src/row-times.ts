import { exp } from '@inferbench/units/exact-math';
import { DEFAULT_CONSTANTS } from '@inferbench/simulator/default-constants';
import { type FitRows, termIndex, TERMS } from './fit-rows.ts';
import { foundWaiting } from './found-waiting.ts';
import { priorFactor } from './prior.ts';
import type { RowFeatures } from './row-features.ts';

const AT = {
  compute: termIndex('compute'),
  memory: termIndex('memory'),
  cache: termIndex('cacheBandwidthShare'),
  expansion: termIndex('expansionShare'),
  sum: termIndex('allReduceSec'),
  exchange: termIndex('allToAllSec'),
  sumLink: termIndex('sumLinkShare'),
  exchangeLink: termIndex('exchangeLinkShare'),
  hostStep: termIndex('hostStepSec'),
  hostSequence: termIndex('hostSequenceSec'),
  prompt: termIndex('prefillFixedSec'),
  ingest: termIndex('ingestSec'),
  share: termIndex('promptShare'),
} as const;

/** Most of the prompts of a closed loop that can fall between two tokens. */
const MOST_SHARE = 1.5;

/** Seconds of rows under some parameters (of all, or of some only), and how they grow with the logarithm of each term. */
export interface RowTimes {
  seconds: Float64Array;
  /** How long compute units are busy in them. */
  busy: Float64Array;
  /** Row · terms + term. */
  slopes: Float64Array;
}

/** What a term multiplies before anything is fitted: the prior, or for chips without constants of their own the defaults. */
function baseFactors({ observation }: RowFeatures): Float64Array {
  if (observation.resolved.chip.family === 'simt') return Float64Array.from(TERMS, priorFactor);
  return Float64Array.from(TERMS, (term) => {
    if (term === 'allReduceSec' || term === 'allToAllSec') return DEFAULT_CONSTANTS[term];
    return term === 'ingestSec' || term === 'promptShare' ? priorFactor(term) : 1;
  });
}

const bases = new WeakMap<RowFeatures, Float64Array>();

function baseOf(row: RowFeatures): Float64Array {
  const known = bases.get(row) ?? baseFactors(row);
  bases.set(row, known);
  return known;
}

/** Seconds that each term of a row multiplies under the parameters. */
export function rowFactors(fit: FitRows, row: number, theta: Float64Array, factors: Float64Array): void {
  const features = fit.rows[row];
  const parameters = fit.parametersOf[row];
  if (features === undefined || parameters === undefined) return;
  const base = baseOf(features);
  for (let term = 0; term < TERMS.length; term += 1) {
    let ln = 0;
    for (const index of parameters[term] ?? []) ln += theta[index] ?? 0;
    factors[term] = (base[term] ?? 1) * (ln === 0 ? 1 : exp(ln));
  }
}

export function rowTimes(fit: FitRows, theta: Float64Array, only?: Uint8Array): RowTimes {
  const count = fit.rows.length;
  const terms = TERMS.length;
  const seconds = new Float64Array(count);
  const busy = new Float64Array(count);
  const slopes = new Float64Array(count * terms);
  const factors = new Float64Array(terms);
  for (let row = 0; row < count; row += 1) {
    if (only !== undefined && only[row] === 0) continue;
    rowFactors(fit, row, theta, factors);
    seconds[row] = rowSeconds(fit, row, factors, { slopes, busy });
  }
  return { seconds, busy, slopes };
}

/**
 * Σ times · (max(compute, memory + cache) + kernels + expansion + collectives) + host, as the walk of a step adds it up
 * (docs/model.md#three-times); of a closed loop's time per token the prompts count by their share, of its first token what waits.
 */
// oxlint-disable-next-line eslint/complexity -- the inner loop of a fit: a call for each term doubles its time
function rowSeconds(
  fit: FitRows,
  row: number,
  factors: Float64Array,
  { slopes, busy }: Pick<RowTimes, 'slopes' | 'busy'>,
): number {
  const features = fit.rows[row];
  if (features === undefined) return 0;
  const { operators: of, starts } = fit;
  const at = row * TERMS.length;
  const f = (term: number) => factors[term] ?? 1;
  const add = (term: number, seconds: number) => {
    slopes[at + term] = (slopes[at + term] ?? 0) + seconds;
  };
  const share = features.betweenTokens ? Math.min(f(AT.share), MOST_SHARE) : 1;
  const [compute, memory] = [f(AT.compute), f(AT.memory)];
  let [total, prompts] = [0, 0];
  for (let op = starts[row] ?? 0; op < (starts[row + 1] ?? 0); op += 1) {
    const isPrompt = of.prompt[op] === 1;
    const times = (of.times[op] ?? 0) * (isPrompt ? share : 1);
    const [computeTerm, memoryTerm, kernelTerm] = [
      of.computeTerm[op] ?? 0,
      of.memoryTerm[op] ?? 0,
      of.kernelTerm[op] ?? 0,
    ];
    const computeSec = times * (of.computeSec[op] ?? 0) * f(computeTerm) * compute;
    busy[row] = (busy[row] ?? 0) + computeSec;
    const weightSec = times * (of.memorySec[op] ?? 0) * f(memoryTerm) * memory;
    const cacheSec = times * (of.cacheSec[op] ?? 0) * f(AT.cache) * memory;
    const kernelSec = times * (of.kernels[op] ?? 0) * f(kernelTerm) * memory;
    const expansionSec = times * (of.expansionSec[op] ?? 0) * f(AT.expansion);
    const exchanged = of.exchanged[op] === 1;
    const [latencyTerm, linkTerm] = exchanged ? [AT.exchange, AT.exchangeLink] : [AT.sum, AT.sumLink];
    const latencySec = times * (of.collectives[op] ?? 0) * f(latencyTerm);
    const linkSec = times * (of.linkSec[op] ?? 0) * f(linkTerm);
    if (computeSec > weightSec + cacheSec) {
      add(computeTerm, computeSec);
      add(AT.compute, computeSec);
    } else {
      add(memoryTerm, weightSec);
      add(AT.cache, cacheSec);
      add(AT.memory, weightSec + cacheSec);
    }
    add(kernelTerm, kernelSec);
    add(AT.memory, kernelSec);
    add(AT.expansion, expansionSec);
    add(latencyTerm, latencySec);
    add(linkTerm, linkSec);
    const sec = Math.max(computeSec, weightSec + cacheSec) + kernelSec + expansionSec + latencySec + linkSec;
    total += sec;
    if (isPrompt) prompts += sec;
  }
  const { host, promptHost } = features;
  const hostOf = (term: number, ofAnswers: number, ofPrompts: number) => {
    const sec = (ofAnswers + share * ofPrompts) * f(term);
    add(term, sec);
    prompts += share * ofPrompts * f(term);
    return sec;
  };
  total += hostOf(AT.hostStep, host.steps, promptHost.steps);
  total += hostOf(AT.hostSequence, host.sequences, promptHost.sequences);
  total += hostOf(AT.prompt, host.prompts, promptHost.prompts);
  if (features.betweenTokens) add(AT.share, prompts);
  return features.observation.metric === 'ttft_ms'
    ? waited(features, { total, at, ingest: f(AT.ingest) }, slopes)
    : total;
}

/** A first token of a closed loop: ingest, its own prompt, the prompts that it finds before it, and one step of the answers. */
function waited(
  { observation }: RowFeatures,
  { total, at, ingest }: { total: number; at: number; ingest: number },
  slopes: Float64Array,
): number {
  const { perCycle, round } = foundWaiting(observation);
  const found = 0.5 * perCycle * total * total + round * total;
  // What waits is of the same prompts: every term of them counts again.
  const again = 1 + perCycle * total + round;
  for (let term = 0; term < TERMS.length; term += 1) slopes[at + term] = (slopes[at + term] ?? 0) * again;
  slopes[at + AT.ingest] = ingest;
  return total + found + ingest + (observation.loop?.stepSec ?? 0);
}
