import type { Chip } from '@inferbench/domain/chip';
import type { MetricValue } from '@inferbench/domain/metric';
import type { Point } from '@inferbench/domain/point';
import type { Cost, EnergyEntry, Score } from '@inferbench/domain/score';
import type { LimitingResource, Placement } from '@inferbench/domain/simulation';
import { isPositive } from '@inferbench/units/numeric-guards';
import { rentedCost } from './cost.ts';
import { measuredEnergy } from './energy.ts';
import { percentileMs, scoredLatency } from './latency.ts';
import { missing, withAssumedInterval } from './metric-value.ts';
import { POLICY_VERSION } from './policy.ts';
import { threeWaySplit } from './split.ts';
import { type RequiredFlops, usefulTopsPerChip, utilisation } from './useful-tops.ts';

/** Times in which the run's own tokens would be served in steady state, or why the simulator gives none. */
export type SimulatedServing =
  | { present: true; idealSec: number; attainableSec: number; limitedBy: LimitingResource }
  | { present: false; reason: 'DOES_NOT_FIT' | 'NOT_REPORTED'; detail: string };

export interface ServingScoreInput {
  point: Point;
  chip: Chip;
  placement: Placement;
  peak: { denseOpsPerSec: number; precision: string };
  flops: RequiredFlops;
  simulated: SimulatedServing;
  engineVersion: string;
  inputHash: string;
}

/** All metrics of one SERVING point under policy v1. Pure: the same input gives the same bytes. */
export function scoreServingPoint(input: ServingScoreInput): Score {
  const { point, chip, placement, flops } = input;
  const { chips } = placement;
  const { durationSec, counts } = point;
  const peakOpsPerSec = input.peak.denseOpsPerSec * chips;
  const tops = usefulTopsPerChip(flops, durationSec, chips);
  const cost = rentedCost({
    chip,
    chips,
    durationSec,
    inputTokens: counts.inputTokens,
    outputTokens: counts.outputTokens,
  });
  const energy = measuredEnergy(point);
  const [strongest] = energy;
  const total = flops.prefill + flops.decode;

  return {
    engineVersion: input.engineVersion,
    policyVersion: POLICY_VERSION,
    inputHash: input.inputHash,
    metrics: {
      ...rates(input, { tops, cost, energy: strongest }),
      FLEXIBILITY: missing('NOT_COMPUTED', 'no flexibility grid yet'),
      TOKENS_PER_S_PER_USER: perUser(point),
      TTFT_P95: percentileMs(point.latency.ttft, 'p95Sec'),
      TPOT_P95: percentileMs(point.latency.tpot, 'p95Sec'),
    },
    flops: { ...flops, total },
    peakOpsPerSec,
    peakPrecision: input.peak.precision,
    utilisation: utilisation(flops, durationSec, peakOpsPerSec),
    placement,
    split: splitOf(input, total, peakOpsPerSec),
    latency: {
      ttft: scoredLatency(point.latency.ttft),
      tpot: scoredLatency(point.latency.tpot),
      e2e: scoredLatency(point.latency.e2e),
    },
    energy,
    cost,
  };
}

/** Metrics that divide the work served; a run that served nothing has none of them, rather than 0. */
function rates(
  { point, placement }: ServingScoreInput,
  { tops, cost, energy }: { tops: number; cost: Cost | null; energy: EnergyEntry | undefined },
) {
  const { chips } = placement;
  const { outputTokens } = point.counts;
  const served = (value: MetricValue) =>
    outputTokens > 0 ? value : missing('NOT_REPORTED', 'no completed request with an answer');
  const priced = (value: (cost: Cost) => number) =>
    cost ? withAssumedInterval(value(cost)) : missing('NO_PRICE', 'no dated on-demand price of this chip');
  return {
    USEFUL_TOPS: served(withAssumedInterval(tops)),
    COST_EFFICIENCY: served(priced(({ usdPerHour }) => (tops * chips) / usdPerHour)),
    ENERGY_EFFICIENCY: served(
      energy
        ? withAssumedInterval((tops * chips) / energy.averageWatts)
        : missing('NO_POWER', 'not measured in this run'),
    ),
    TOKENS_PER_S_PER_CHIP: served(withAssumedInterval(outputTokens / point.durationSec / chips)),
    USD_PER_MTOK: served(priced(({ usdPerMillionOutputTokens }) => usdPerMillionOutputTokens)),
  };
}

/** Speed that one user sees while the answer streams: 1 ÷ mean TPOT. */
function perUser(point: Point): MetricValue {
  const tpotSec = point.latency.tpot?.meanSec ?? null;
  return isPositive(tpotSec)
    ? withAssumedInterval(1 / tpotSec)
    : missing('NOT_REPORTED', 'the file has no mean TPOT');
}

function splitOf(
  { point, simulated }: ServingScoreInput,
  flops: number,
  peakOpsPerSec: number,
): Score['split'] {
  if (!simulated.present) return simulated;
  return {
    present: true,
    value: threeWaySplit({
      flops,
      peakOpsPerSec,
      idealSec: simulated.idealSec,
      attainableSec: simulated.attainableSec,
      measuredSec: point.durationSec,
      limitedBy: simulated.limitedBy,
    }),
  };
}
