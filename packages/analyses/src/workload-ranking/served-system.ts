import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { PRECISION_FORMATS, type PrecisionClass, PrecisionWord } from '@inferbench/domain/terms/precision';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import { IN_FLIGHT_AT_A_RATE, ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { serve } from '@inferbench/evaluation/serve';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { simulate } from '@inferbench/evaluation/simulate';
import { Memo } from '@inferbench/units/memo';
import type { RankedSystem } from './option.ts';
import type { RankedWorkload } from './ranking-input.ts';
import type { Workload } from './workload.ts';

/** Who serves a workload, in which format. */
export interface ServedOn {
  system: RankedSystem;
  precision: PrecisionClass;
}

/** A workload under load on one system. */
export interface ServedSystem extends ServedOn {
  result: ServeResult;
  /** Systems side by side that the rate needs. */
  systems: number;
  /** Format of its weights: the first of the class that the chip computes and the model fits in. */
  word: PrecisionWord;
}

/** Requests of a run: as many rounds of the clients, and enough for a 95th percentile of what is left in the middle. */
const ROUNDS = 8;
const LEAST_REQUESTS = 300;
/** Requests that do for many clients, in fewer rounds: a percentile has its thousand requests. */
const ENOUGH_REQUESTS = 1200;
const LEAST_ROUNDS = 2;
/** Most clients that are simulated one by one. */
const MOST_CLIENTS = 2000;
/** Lengths differ by a fifth, as those of most public load tests do: the mean is that of the workload. */
const SPREAD = 0.8;
const MEAN_OF_SPREAD = (1 + SPREAD) / 2;
/** Share of its capacity at which a system is offered its part of a rate. */
const OFFERED_SHARE = 0.8;

const known = new Memo<CatalogueView, { served: ServedSystem | null }>();

/**
 * The load in the first format of a class that the chip computes and the model fits in; null where it cannot be served. Prices and
 * limits change nothing of it, so it is simulated once for a catalogue.
 */
export function servedSystem(on: ServedOn, input: RankedWorkload, concurrency?: number): ServedSystem | null {
  const { request, workload, catalogue } = input;
  const load = [
    workload.inputTokens,
    workload.outputTokens,
    concurrency ?? workload.concurrency,
    request.requestsPerSec,
  ];
  const key = JSON.stringify([request.model, on, load]);
  return known.get(catalogue, key, () => ({ served: servedAnew(on, input, concurrency) })).served;
}

function servedAnew(
  on: ServedOn,
  input: RankedWorkload,
  concurrency: number | undefined,
): ServedSystem | null {
  for (const word of wordsOf(on.precision, input)) {
    const served = servedIn(word, on, { input, concurrency });
    if (served !== null) return served;
  }
  return null;
}

/** Formats of a class in which a model is tried: that of its own checkpoint before others. */
export function wordsOf(
  precision: PrecisionClass,
  { request: { model }, catalogue }: Pick<RankedWorkload, 'request' | 'catalogue'>,
): PrecisionWord[] {
  const { weights, weightsFrom } = weightsOf(undefined, catalogue.models.get(model));
  const own = weightsFrom === 'checkpoint' ? [weights] : [];
  return [...new Set([...own, ...PrecisionWord.options])].filter(
    (word) => PRECISION_FORMATS[word].boardClass === precision,
  );
}

function servedIn(
  word: PrecisionWord,
  on: ServedOn,
  { input, concurrency }: { input: RankedWorkload; concurrency: number | undefined },
): ServedSystem | null {
  const { request, workload, catalogue } = input;
  const { chip, chips, framework } = on.system;
  const model = catalogue.models.get(request.model);
  const lengths = lengthsOf(workload, model && isLanguageModel(model) ? model.maxContextTokens : 0);
  const shared = {
    chip,
    chips,
    model: request.model,
    weightPrecision: word,
    ...(framework === null ? {} : { framework }),
  };
  const rate = request.requestsPerSec;
  const outcome =
    rate === null || concurrency !== undefined
      ? {
          result: closed({ ...shared, ...lengths }, concurrency ?? workload.concurrency ?? 1, catalogue),
          systems: 1,
        }
      : atRate({ ...shared, ...lengths }, rate, catalogue);
  if (outcome?.result == null) return null;
  const { result, systems } = outcome;
  return { ...on, result, systems, word };
}

/** Longest lengths, of which the workload's are the mean; all equal where the model's context leaves no room for longer ones. */
function lengthsOf({ inputTokens, outputTokens }: Workload, maxContextTokens: number) {
  const times = (factor: number) => ({
    inputTokens: Math.max(1, Math.round(inputTokens * factor)),
    outputTokens: Math.max(1, Math.round(outputTokens * factor)),
  });
  const longest = times(1 / MEAN_OF_SPREAD);
  return longest.inputTokens + longest.outputTokens <= maxContextTokens
    ? { ...longest, lengthSpread: SPREAD }
    : times(1);
}

function closed(shared: object, clients: number, catalogue: CatalogueView): ServeResult | null {
  const batch = Math.max(1, Math.round(clients));
  if (batch > MOST_CLIENTS) return null;
  return asked({ ...shared, arrivals: 'closed', batch, requests: requestsOf(batch) }, catalogue, false);
}

function requestsOf(clients: number): number {
  const rounds = Math.min(ROUNDS * clients, ENOUGH_REQUESTS);
  return Math.max(LEAST_REQUESTS, rounds, LEAST_ROUNDS * clients);
}

/** Takes as many systems as carry the rate below their capacity, and one of them at its part of it. */
function atRate(shared: object, rate: number, catalogue: CatalogueView) {
  // As many in flight as a rate is divided for, so that both questions are of one system and its capacity is looked for once.
  const alone = asked(
    { ...shared, arrivals: 'closed', batch: IN_FLIGHT_AT_A_RATE, requests: IN_FLIGHT_AT_A_RATE },
    catalogue,
    true,
  );
  const capacity = alone?.capacity?.requestsPerSec ?? 0;
  if (capacity === 0) return null;
  const systems = Math.max(1, Math.ceil(rate / (OFFERED_SHARE * capacity)));
  return {
    systems,
    result: asked({ ...shared, arrivals: 'poisson', rate: rate / systems }, catalogue, true),
  };
}

function asked(request: object, catalogue: CatalogueView, withCapacity: boolean): ServeResult | null {
  const parsed = ServeRequest.safeParse(request);
  if (!parsed.success) return null;
  const outcome = serve(parsed.data, catalogue, { withCapacity });
  return outcome.ok ? outcome.value : null;
}

/** FLOPs of one answer token with its share of the prompts, of one sequence alone: a token takes the same work beside others. */
export function flopsPerToken(
  { system: { chip, chips, framework }, word }: ServedSystem,
  { request: { model }, workload, catalogue }: RankedWorkload,
): number | null {
  const request = SimulateRequest.safeParse({
    chip,
    chips,
    model,
    weightPrecision: word,
    ...(framework === null ? {} : { framework }),
    phase: 'serving',
    inputTokens: Math.round(workload.inputTokens),
    outputTokens: Math.round(workload.outputTokens),
  });
  if (!request.success) return null;
  const outcome = simulate(request.data, catalogue);
  return outcome.ok ? outcome.value.flops : null;
}
