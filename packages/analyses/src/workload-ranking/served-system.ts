import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { PRECISION_FORMATS, type PrecisionClass, PrecisionWord } from '@inferbench/domain/terms/precision';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import { IN_FLIGHT_AT_A_RATE } from '@inferbench/domain/simulation/serve-request';
import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { simulate } from '@inferbench/evaluation/simulate';
import { Memo } from '@inferbench/units/memo';
import type { RankedSystem } from './option.ts';
import type { RankedWorkload } from './ranking-input.ts';
import { closedLoad, lengthsOf, servedLoad } from './asked-load.ts';

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
          result: closedLoad({ ...shared, ...lengths }, concurrency ?? workload.concurrency ?? 1, catalogue),
          systems: 1,
        }
      : atRate({ ...shared, ...lengths }, rate, catalogue);
  if (outcome?.result == null) return null;
  const { result, systems } = outcome;
  return { ...on, result, systems, word };
}

/** Takes as many systems as carry the rate below their capacity, and one of them at its part of it. */
function atRate(shared: object, rate: number, catalogue: CatalogueView) {
  // As many in flight as a rate is divided for, so that both questions are of one system and its capacity is looked for once.
  const alone = servedLoad(
    { ...shared, arrivals: 'closed', batch: IN_FLIGHT_AT_A_RATE, requests: IN_FLIGHT_AT_A_RATE },
    catalogue,
    true,
  );
  const capacity = alone?.capacity?.requestsPerSec ?? 0;
  if (capacity === 0) return null;
  const systems = Math.max(1, Math.ceil(rate / (OFFERED_SHARE * capacity)));
  return {
    systems,
    result: servedLoad({ ...shared, arrivals: 'poisson', rate: rate / systems }, catalogue, true),
  };
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
