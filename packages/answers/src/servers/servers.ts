import { servedCosts } from '@inferbench/analyses/workload-ranking/served-costs';
import { closedLoad, lengthsOf, servedLoad } from '@inferbench/analyses/workload-ranking/asked-load';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SourcedApiPrice } from '@inferbench/domain/models/api-price';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { weightsOf } from '@inferbench/domain/models/own-precision';
import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { PRECISION_FORMATS, type PrecisionClass } from '@inferbench/domain/terms/precision';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { ownershipUnder } from '@inferbench/scoring/policy';
import { HOURS_PER_MONTH, MS_PER_SEC } from '@inferbench/units/si';
import { absent, priceWords } from '../load/figures.ts';
import { chipIdentity } from '../load/identity.ts';
import { usualChips, type Offered } from '../load/offers.ts';
import { PAY_WORDS } from '../load/pay-words.ts';
import { precisionWordOf } from '../load/workload.ts';
import { apiPriceOf } from './api-price.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { fewest, keepsLimits, type ServedBy } from './fewest.ts';
import { headOf } from './head.ts';
import { modelTooLong, noServerHolds } from './refusals.ts';
import type { ServersRequest } from './request.ts';
import { errorWords, latencyWords, sentenceOf, serversWords } from './sentence.ts';
import type { Servers, ServersOut, ServersSystem } from './shape.ts';

export interface ServersInput {
  request: ServersRequest;
  /** List prices of APIs that serve the model. */
  apiPrices: readonly SourcedApiPrice[];
  catalogue: CatalogueView;
}

/**
 * Servers that carry a service within its limits, each kind in the fewest: the load is shared evenly, one server is simulated request by request
 * (docs/serving.md), and their number is the smallest with which p95 keeps every limit. Errors: NOT_FOUND, NOT_SIMULATED.
 */
export function serversNeeded({
  request,
  apiPrices,
  catalogue,
}: ServersInput): Result<Servers, InferbenchError> {
  const found = languageModelIn(request.model, catalogue);
  if (!found.ok) return found;
  const model = found.value;
  const { inputTokens, outputTokens, pay } = request;
  if (inputTokens + outputTokens > model.maxContextTokens) return fail(modelTooLong(request, model));
  const precision = request.precision ?? PRECISION_FORMATS[weightsOf(undefined, model).weights].boardClass;
  const lengths = { inputTokens, outputTokens };
  const offered: Offered = { model: model.slug, slices: [], catalogue };
  const chipsEach = usualChips(offered, { lengths, precision });
  if (chipsEach === null) return fail(noServerHolds(model));
  const workload = { model: model.slug, lengths, precision };
  const speed = MS_PER_SEC / request.tpotMs;
  const candidates = candidatesOf({ workload, chipsEach, speed, pay, prices: request.prices, catalogue });
  const asked = { request, model, precision, chipsEach, catalogue };
  const outcomes = candidates.asked.map((candidate) => systemOf(candidate, asked));
  const systems = outcomes.flatMap((one) => ('servers' in one ? [one] : []));
  const priced = systems.filter(({ usdPerMonth }) => usdPerMonth.value !== null).toSorted(byCost);
  const unpriced = systems
    .filter(({ usdPerMonth }) => usdPerMonth.value === null)
    .toSorted((a, b) => a.servers - b.servers || (a.chip < b.chip ? -1 : 1));
  const out = [...outcomes.flatMap((one) => ('servers' in one ? [] : [one])), ...candidates.out];
  const first = priced[0] ?? unpriced[0] ?? null;
  const told = { request, priced, unpriced, simulated: outcomes.length, more: candidates.more };
  const shown = { ...told, modelName: model.name, precision };
  return ok({
    head: headOf(shown),
    model: model.slug,
    modelName: model.name,
    precision,
    answer: first?.name ?? null,
    sentence: sentenceOf(told),
    priced,
    unpriced,
    out,
    api: first === null ? null : apiPriceOf(apiPrices, request, first),
    engineVersion: ENGINE_VERSION,
  });
}

const byCost = (a: ServersSystem, b: ServersSystem) =>
  (a.usdPerMonth.value ?? 0) - (b.usdPerMonth.value ?? 0) || (a.chip < b.chip ? -1 : 1);

interface Asked {
  request: ServersRequest;
  model: LanguageModel;
  precision: PrecisionClass;
  chipsEach: number;
  catalogue: CatalogueView;
}

const NEVER = 'keeps the limits in no number';

/** Most servers that are counted: beyond them a load is a fleet, and nobody's to buy. */
const MOST_SERVERS = 100_000;

/** One kind of server in the fewest that keep the limits; out where it keeps them in no number. */
function systemOf({ chip, usersEach }: Candidate, asked: Asked): ServersSystem | ServersOut {
  const { request, catalogue, chipsEach } = asked;
  const identity = chipIdentity(chip.slug, catalogue);
  const served = servedBy(chip.slug, asked);
  const most = Math.min(MOST_SERVERS, request.users ?? MOST_SERVERS);
  const guess = Math.round(usersOf(request) / usersEach);
  const counted = fewest((servers) => keepsLimits(served(servers), request, 'value'), guess, most);
  const result = counted === null ? null : served(counted);
  if (counted === null || result === null) return { ...identity, reason: NEVER, words: NEVER };
  const high = fewest((servers) => keepsLimits(served(servers), request, 'high'), counted, most);
  const low = fewest((servers) => keepsLimits(served(servers), request, 'low'), counted, counted) ?? counted;
  const number = { servers: counted, serversLow: low, serversHigh: high };
  const times = {
    ttft: rangedLatency(result.ttftMs.p95, result.band.ttftMs.p95),
    speed: speedOf(result),
  };
  return {
    ...identity,
    name: serversWords({ servers: counted, chipsEach, label: identity.label }),
    chipsEach,
    ...number,
    error: errorWords(number),
    usdPerMonth: monthlyOf(result, { low, value: counted, high }, { chip, chipsEach, request }),
    ...times,
    latency: latencyWords(times),
    requestsPerSec: result.requestsPerSec,
    promptShare: promptShareOf(result),
    basis: result.basis.words,
  };
}

/** Share of a server's time in which it reads prompts: at most all of it; null where nothing was answered. */
function promptShareOf({ firstToken, requestsPerSec }: ServeResult): number | null {
  return firstToken === null ? null : Math.min(1, (requestsPerSec * firstToken.prefillMs) / MS_PER_SEC);
}

/** Users at once of the load; of a rate as many as its answers take to write, and the longest wait before them. */
function usersOf({ users, requestsPerSec, outputTokens, ttftMs, tpotMs }: ServersRequest): number {
  if (users !== null) return users;
  return ((requestsPerSec ?? 0) * (ttftMs + outputTokens * tpotMs)) / MS_PER_SEC;
}

/** One of so many servers under its even part of the load; each number is simulated once. */
function servedBy(chip: string, { request, model, precision, chipsEach, catalogue }: Asked): ServedBy {
  const { users, requestsPerSec, cachedShare } = request;
  const shared = {
    chip,
    chips: chipsEach,
    model: model.slug,
    weightPrecision: precisionWordOf(precision, model),
    ...lengthsOf(request, model.maxContextTokens),
    ...(cachedShare === 0 ? {} : { techniques: { prefixCacheHitRate: cachedShare } }),
  };
  const known = new Map<number, ServeResult | null>();
  return (servers) => {
    const before = known.get(servers);
    if (before !== undefined) return before;
    const result =
      users === null
        ? servedLoad(
            { ...shared, arrivals: 'poisson', rate: (requestsPerSec ?? 0) / servers },
            catalogue,
            true,
          )
        : closedLoad(shared, Math.ceil(users / servers), catalogue);
    known.set(servers, result);
    return result;
  };
}

interface Counted {
  low: number;
  value: number;
  high: number | null;
}

/** USD a month of so many servers, with the fewest and the most that the bands allow. */
function monthlyOf(
  result: ServeResult,
  { low, value, high }: Counted,
  { chip, chipsEach, request }: Pick<Candidate, 'chip'> & Pick<Asked, 'chipsEach' | 'request'>,
): ServersSystem['usdPerMonth'] {
  const { pay, prices } = request;
  const assumed = { prices, ownership: ownershipUnder(request.ownership) };
  const costs = servedCosts(result, { chip, chips: chipsEach }, assumed);
  const cost = costs.find(({ basis }) => basis === pay);
  if (cost === undefined) return absent(PAY_WORDS[pay].none);
  const of = (servers: number) => cost.usdPerHour * HOURS_PER_MONTH * servers;
  return {
    value: of(value),
    low: of(low),
    high: high === null ? null : of(high),
    kind: 'SIMULATED',
    words: priceWords(chip, pay, prices),
  };
}

function rangedLatency(p95: number | null, { low, high }: { low: number; high: number }) {
  if (p95 === null) return absent('too few requests');
  return { value: p95, low: p95 * low, high: p95 * high, kind: 'SIMULATED' as const, words: 'p95' };
}

/** Speed of a user: the other way round than the time of a token. */
function speedOf({ tpotMs: { mean }, band }: ServeResult) {
  if (mean === null) return absent('too few requests');
  const { low, high } = band.tpotMs.mean;
  const value = MS_PER_SEC / mean;
  return { value, low: value / high, high: value / low, kind: 'SIMULATED' as const, words: 'mean' };
}
