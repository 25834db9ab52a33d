import type { Chip } from '@inferbench/domain/chip';
import type { MetricValue } from '@inferbench/domain/metric';
import type { Point } from '@inferbench/domain/point';
import type { Result } from '@inferbench/domain/result';
import type { Cost, EnergyEntry, Score } from '@inferbench/domain/score';
import type { LimitingResource, Placement } from '@inferbench/domain/simulation';
import { isPositive } from '@inferbench/units/numeric-guards';
import { costsOf, measuredWall } from './cost.ts';
import { measuredEnergy } from './energy.ts';
import { pointLatency } from './latency.ts';
import { missing, withAssumedInterval } from './metric-value.ts';
import { POLICY_VERSION } from './policy.ts';
import { threeWaySplit } from './split.ts';
import { type RequiredFlops, usefulTopsPerChip } from './useful-tops.ts';
import type { NoWork, Work } from './work.ts';

/** Times in which the point's own work would be done, or why the simulator gives none. */
export type SimulatedWork =
  | { present: true; idealSec: number; attainableSec: number; limitedBy: LimitingResource }
  | { present: false; reason: 'DOES_NOT_FIT' | 'NOT_REPORTED' | 'NOT_COMPUTED'; detail: string };

export interface ScoreInput {
  point: Point;
  chip: Chip;
  placement: Placement;
  peak: { denseOpsPerSec: number; precision: string };
  work: Result<Work, NoWork>;
  /** Null where there is no work or no graph of the model. */
  flops: RequiredFlops | null;
  simulated: SimulatedWork;
  flexibility: MetricValue;
  engineVersion: string;
  inputHash: string;
}

/** All metrics of one point under policy v1. Pure: the same input gives the same bytes. */
export function scorePoint(input: ScoreInput): Score {
  const { point, chip, placement } = input;
  const { chips } = placement;
  const peakOpsPerSec = input.peak.denseOpsPerSec * chips;
  const work = input.work.ok ? input.work.value : null;
  const energy = measuredEnergy(point, work);
  const costs = work === null ? [] : costsOf({ chip, chips, work, wall: measuredWall(energy[0], chips) });
  const flops = work === null ? null : input.flops;
  const total = flops === null ? null : flops.prefill + flops.decode;
  const latency = pointLatency(point);

  return {
    engineVersion: input.engineVersion,
    policyVersion: POLICY_VERSION,
    inputHash: input.inputHash,
    metrics: {
      ...rates(input, { costs, energy: energy[0] }),
      FLEXIBILITY: input.flexibility,
      TOKENS_PER_S_PER_USER: perUser(point),
      TTFT_P95: latency.ttft.p95Ms,
      TPOT_P95: latency.tpot.p95Ms,
    },
    flops: flops === null || total === null ? null : { ...flops, total },
    durationSec: work?.durationSec ?? null,
    peakOpsPerSec,
    peakPrecision: input.peak.precision,
    utilisation: work === null || total === null ? null : total / work.durationSec / peakOpsPerSec,
    placement,
    split: splitOf(input, total, peakOpsPerSec),
    latency,
    energy,
    costs,
  };
}

/** Metrics that divide the work done; without timed work there is none of them, rather than 0. */
function rates(
  { work, flops, placement: { chips } }: ScoreInput,
  { costs, energy }: { costs: readonly Cost[]; energy: EnergyEntry | undefined },
) {
  if (!work.ok) {
    const none = missing(work.error.reason, work.error.detail);
    return {
      USEFUL_TOPS: none,
      COST_EFFICIENCY: none,
      ENERGY_EFFICIENCY: none,
      TOKENS_PER_S_PER_CHIP: none,
      USD_PER_MTOK: none,
    };
  }
  const { durationSec, outputTokens } = work.value;
  const tops = flops === null ? null : usefulTopsPerChip(flops, durationSec, chips);
  const [cost] = costs;
  const noGraph = missing('NOT_COMPUTED', 'this engine has no operator graph of the model');
  const noPrice = missing('NO_PRICE', 'no public price of this chip');
  return {
    USEFUL_TOPS: tops === null ? noGraph : withAssumedInterval(tops),
    COST_EFFICIENCY: costEfficiency(tops, cost, chips) ?? (tops === null ? noGraph : noPrice),
    ENERGY_EFFICIENCY:
      energyEfficiency(tops, energy, chips) ?? missing('NO_POWER', 'not measured in this run'),
    TOKENS_PER_S_PER_CHIP:
      outputTokens > 0
        ? withAssumedInterval(outputTokens / durationSec / chips)
        : missing('NOT_APPLICABLE', 'prefill produces no answer tokens'),
    USD_PER_MTOK: usdPerMtok(cost) ?? noPrice,
  };
}

/** Useful TOPS ÷ USD per hour; both of all chips. */
export function costEfficiency(
  tops: number | null,
  cost: Cost | undefined,
  chips: number,
): MetricValue | null {
  return tops === null || cost === undefined ? null : withAssumedInterval((tops * chips) / cost.usdPerHour);
}

/** Useful TOPS ÷ watts; both of all chips. */
export function energyEfficiency(
  tops: number | null,
  energy: EnergyEntry | undefined,
  chips: number,
): MetricValue | null {
  return tops === null || energy === undefined
    ? null
    : withAssumedInterval((tops * chips) / energy.averageWatts);
}

export function usdPerMtok(cost: Cost | undefined): MetricValue | null {
  if (cost === undefined) return null;
  const usd = cost.usdPerMillionOutputTokens;
  return usd === null
    ? missing('NOT_APPLICABLE', 'prefill produces no answer tokens')
    : withAssumedInterval(usd);
}

/** Speed that one user sees while the answer streams: 1 ÷ mean TPOT. */
function perUser(point: Point): MetricValue {
  if (point.phase === 'PREFILL') return missing('NOT_APPLICABLE', 'prefill produces no answer tokens');
  const tpotSec = point.measurement === 'requests' ? (point.latency.tpot?.meanSec ?? null) : point.tpotSec;
  return isPositive(tpotSec)
    ? withAssumedInterval(1 / tpotSec)
    : missing('NOT_REPORTED', 'the source has no mean TPOT');
}

function splitOf(
  { work, simulated }: ScoreInput,
  flops: number | null,
  peakOpsPerSec: number,
): Score['split'] {
  if (!simulated.present) return simulated;
  if (!work.ok || flops === null) {
    return { present: false, reason: 'NOT_REPORTED', detail: 'the source has no time of this work' };
  }
  const { idealSec, attainableSec, limitedBy } = simulated;
  const measuredSec = work.value.durationSec;
  return {
    present: true,
    value: threeWaySplit({ flops, peakOpsPerSec, idealSec, attainableSec, measuredSec, limitedBy }),
  };
}
