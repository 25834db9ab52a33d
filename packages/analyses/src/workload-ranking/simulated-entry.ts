import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import type { Interval } from '@inferbench/domain/terms/metric';
import type { Cost, CostBasis } from '@inferbench/domain/scores/score';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { ServedLatency, ServeResult, ServingBand } from '@inferbench/domain/simulation/serve-result';
import type {
  LimitCheck,
  SimulatedLatencyBand,
  SimulatedWorkloadEntry,
} from '@inferbench/domain/workload/workload-ranking';
import { MS_PER_SEC, TERA } from '@inferbench/units/si';
import type { RankedWorkload } from './ranking-input.ts';
import { servedCosts } from './served-costs.ts';
import { flopsPerToken, type ServedSystem } from './served-system.ts';
import { distanceTo } from './workload.ts';

interface Asked {
  input: RankedWorkload;
  assumptions: Assumptions;
  basis: CostBasis | null;
}

/** A served workload as an entry of the simulated group; null where the metric cannot be told of it. */
export function simulatedEntry(
  served: ServedSystem,
  { input, assumptions, basis }: Asked,
): SimulatedWorkloadEntry | null {
  const { system, precision, result, systems } = served;
  const { request, workload } = input;
  const chip = input.catalogue.chips.get(system.chip);
  const costs = chip === undefined ? [] : servedCosts(result, { chip, chips: system.chips }, assumptions);
  const cost = costs.find((each) => each.basis === basis) ?? null;
  const value = valueOf(served, input, cost);
  if (value === null) return null;
  const bands = {
    ttft: latencyBand(result.ttftMs, result.band.ttftMs.p95),
    tpot: latencyBand(result.tpotMs, result.band.tpotMs.p95),
    e2e: latencyBand(result.e2eMs, result.band.e2eMs.p95),
  };
  const limits = [
    ...checked('TTFT', request.limits.ttftMs, bands.ttft),
    ...checked('TPOT', request.limits.tpotMs, bands.tpot),
    ...checked('E2E', request.limits.e2eMs, bands.e2e),
  ];
  const over = limits.flatMap(({ valueMs, limitMs }) => (valueMs === null ? [] : [valueMs / limitMs]));
  return {
    system: system.slug,
    label: system.label,
    chip: system.chip,
    chips: system.chips,
    framework: system.framework,
    precision,
    phase: 'SERVING',
    kind: 'SIMULATED',
    evidenceGrade: 'E0',
    pointIds: [],
    systems,
    value,
    interval: intervalOf(value, request.metric, result.band.tpotMs.mean),
    outputTokensPerSec: result.outputTokensPerSec,
    usdPerHour: cost === null ? null : cost.usdPerHour * systems,
    usdPerMillionOutputTokens: cost?.usdPerMillionOutputTokens ?? null,
    costBasis: cost?.basis ?? null,
    powerBoundary: request.metric === 'ENERGY_EFFICIENCY' ? 'simulated' : null,
    distance: distanceTo(workload, {
      ...workload,
      batch: workload.concurrency ?? Math.max(1, result.meanInFlight),
    }),
    limits,
    verdict: limits.some(({ verdict }) => verdict === 'MISSED')
      ? 'MISSED'
      : limits.every(({ verdict }) => verdict === 'KEPT')
        ? 'KEPT'
        : 'WITHIN',
    ...bands,
    inFlight: result.meanInFlight,
    basis: basisWords(result, precision),
    validated: result.band.ttftMs.p95.validated,
    furthestOver: over.length === 0 ? null : Math.max(...over),
    keepsAtConcurrency: null,
  };
}

/** Words for what the times rest on; of a format that the chip does not compute also in which it does. */
function basisWords(
  { basis, precision: { computed } }: Pick<ServeResult, 'basis' | 'precision'>,
  precision: PrecisionClass,
): string {
  const isNarrow = precision === 'FP8' || precision === 'FP4';
  const isComputed = computed.includes(precision.toLowerCase());
  return isNarrow && !isComputed
    ? `${basis.words}; the chip computes ${precision} in ${computed}`
    : basis.words;
}

function latencyBand({ p50, p95 }: ServedLatency, { low, high }: ServingBand): SimulatedLatencyBand {
  return {
    p50Ms: p50,
    p95Ms: p95,
    p95LowMs: p95 === null ? null : p95 * low,
    p95HighMs: p95 === null ? null : p95 * high,
  };
}

/** Kept only by the far end of the band, missed only by its near end. */
function checked(
  limit: LimitCheck['limit'],
  limitMs: number | null,
  band: SimulatedLatencyBand,
): LimitCheck[] {
  if (limitMs === null) return [];
  const { p95Ms: valueMs, p95LowMs, p95HighMs } = band;
  const verdict =
    p95HighMs !== null && p95HighMs <= limitMs
      ? 'KEPT'
      : p95LowMs !== null && p95LowMs > limitMs
        ? 'MISSED'
        : 'UNKNOWN';
  return [{ limit, limitMs, valueMs, statistic: 'SIMULATED_P95', verdict }];
}

/** What ranks, of one system. */
function valueOf(served: ServedSystem, input: RankedWorkload, cost: Cost | null): number | null {
  const { system, result } = served;
  const { outputTokensPerSec, tpotMs, power } = result;
  const tops = () => {
    const flops = flopsPerToken(served, input);
    return flops === null ? null : (flops * outputTokensPerSec) / TERA;
  };
  switch (input.request.metric) {
    case 'USD_PER_MTOK':
      return cost?.usdPerMillionOutputTokens ?? null;
    case 'COST_EFFICIENCY':
      return ratio(tops(), cost?.usdPerHour ?? null);
    case 'ENERGY_EFFICIENCY':
      return ratio(tops(), power?.acceleratorWatts ?? null);
    case 'TOKENS_PER_S_PER_CHIP':
      return outputTokensPerSec / system.chips;
    case 'TOKENS_PER_S_PER_USER':
      return ratio(MS_PER_SEC, tpotMs.mean);
    case 'USEFUL_TOPS':
      return ratio(tops(), system.chips);
  }
}

function ratio(of: number | null, to: number | null): number | null {
  return of === null || to === null || to === 0 ? null : of / to;
}

/** A rate is off by as much as the time of a token is, the other way round. */
function intervalOf(value: number, metric: string, { low, high }: ServingBand): Interval {
  return metric === 'USD_PER_MTOK'
    ? { low: value * low, high: value * high, assumed: false }
    : { low: value / high, high: value / low, assumed: false };
}
