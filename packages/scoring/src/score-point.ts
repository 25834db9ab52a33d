import type { Chip } from '@inferbench/domain/chips/chip';
import type { MetricValue } from '@inferbench/domain/terms/metric';
import type { Point } from '@inferbench/domain/runs/point';
import type { Result } from '@inferbench/domain/errors/result';
import type { Score, Work } from '@inferbench/domain/scores/score';
import type { LimitingResource, Placement } from '@inferbench/domain/scores/simulation';
import { SLO_PRESETS } from '@inferbench/domain/terms/slo';
import { isPositive } from '@inferbench/units/numeric-guards';
import { OWNERSHIP } from '@inferbench/domain/terms/ownership';
import { countedPower } from './counted-power.ts';
import { powerInput, pricesOf, type SimulatedWatts } from './cost-inputs.ts';
import { costMetrics, energyEfficiency, NO_ANSWER, NO_GRAPH } from './cost-metrics.ts';
import { costsOf } from './cost.ts';
import { measuredEnergy, type SimulatedEnergy } from './energy.ts';
import { goodputMetric, goodputOf } from './goodput.ts';
import { pointLatency } from './latency.ts';
import { missing, withInterval } from './metric-value.ts';
import { POLICY_VERSION } from './policy.ts';
import { type LoadShare, threeWaySplit } from './split.ts';
import { textSpeed, type Tokenized } from './text-speed.ts';
import { type RequiredFlops, usefulTopsPerChip } from './useful-tops.ts';
import type { NoWork } from './work.ts';

/** Times in which the point's own work would be done, or why the simulator gives none. */
export type SimulatedWork =
  | {
      present: true;
      /** Time at the bound, without the techniques that the run declares. */
      plainIdealSec: number;
      idealSec: number;
      attainableSec: number;
      limitedBy: LimitingResource;
      /** Half-width of the attainable time's error bar as a share. */
      errorBarShare: number;
      /** Power of all chips at the time that the named stack is expected to take; null without a power model. */
      watts: SimulatedWatts;
      energy: SimulatedEnergy | null;
    }
  | {
      present: false;
      reason: 'DOES_NOT_FIT' | 'NOT_REPORTED' | 'NOT_COMPUTED' | 'UNSUPPORTED_PRECISION';
      detail: string;
    };

export interface ScoreInput {
  point: Point;
  /** Somebody published the figures; nobody submitted them. */
  isReported: boolean;
  chip: Chip;
  placement: Placement;
  peak: { denseOpsPerSec: number; precision: string };
  work: Result<Work, NoWork>;
  /** Operations, or why there are none: no work, no graph of the model, lengths that nobody stated. */
  flops: Result<RequiredFlops, NoWork>;
  simulated: SimulatedWork;
  /** Null where the phase has no arrivals. */
  load: LoadShare | null;
  flexibility: MetricValue;
  model: Tokenized;
  /** Half-width of the interval of rates as a share, from replicates of the point; null without any. */
  replicateShare: number | null;
  engineVersion: string;
  inputHash: string;
}

/** All metrics of one point under policy v1. Pure: the same input gives the same bytes. */
export function scorePoint(input: ScoreInput): Score {
  const { point, chip, placement, simulated } = input;
  const { chips } = placement;
  const peakOpsPerSec = input.peak.denseOpsPerSec * chips;
  const work = input.work.ok ? input.work.value : null;
  const { power, refused } = countedPower(point, input.isReported);
  const energy = measuredEnergy(power, work, simulated.present ? simulated.energy : null);
  const costInputs = {
    ...pricesOf(chip),
    power: powerInput(energy[0], {
      chip,
      chips,
      simulatedWatts: simulated.present ? simulated.watts : null,
    }),
  };
  const costs = work === null ? [] : costsOf(costInputs, { chips, work, ownership: OWNERSHIP });
  const flops = work === null || !input.flops.ok ? null : input.flops.value;
  const total = flops === null ? null : flops.prefill + flops.decode;
  const latency = pointLatency(point);
  const goodput = goodputOf(point, chips, SLO_PRESETS.CHATBOT);
  const perUser = tokensPerUser(input);

  return {
    engineVersion: input.engineVersion,
    policyVersion: POLICY_VERSION,
    inputHash: input.inputHash,
    metrics: {
      ...rates(input, { costs, costInputs, energy, noPower: refused ?? NO_POWER }),
      FLEXIBILITY: input.flexibility,
      TOKENS_PER_S_PER_USER: perUser,
      TTFT_P95: latency.ttft.p95Ms,
      TPOT_P95: latency.tpot.p95Ms,
      GOODPUT: goodputMetric(goodput, durationShare(point)),
    },
    flops: flops === null || total === null ? null : { ...flops, total },
    work,
    peakOpsPerSec,
    peakPrecision: input.peak.precision,
    utilisation: work === null || total === null ? null : total / work.durationSec / peakOpsPerSec,
    placement,
    split: splitOf(input, total, peakOpsPerSec),
    latency,
    goodput,
    textCharactersPerSecPerUser: textSpeed(perUser, input.model),
    energy,
    costs,
    costInputs,
    replicateShare: input.replicateShare,
    ...(durationShare(point) > 0 ? { durationShare: durationShare(point) } : {}),
  };
}

const NO_POWER: NoWork = { reason: 'NO_POWER', detail: 'not measured in this run' };

/** Metrics that divide the work done; without timed work there is none of them, rather than 0. */
function rates(
  { point, work, flops, placement: { chips }, replicateShare }: ScoreInput,
  {
    costs,
    costInputs,
    energy,
    noPower,
  }: Pick<Score, 'costs' | 'costInputs' | 'energy'> & { noPower: NoWork },
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
  const tops = flops.ok ? usefulTopsPerChip(flops.value, durationSec, chips) : null;
  const noFlops = flops.ok ? NO_GRAPH : missing(flops.error.reason, flops.error.detail);
  const uncertain = durationShare(point);
  const of = { tops, chips, replicateShare, durationShare: uncertain };
  return {
    USEFUL_TOPS: tops === null ? noFlops : withInterval(tops, replicateShare, uncertain),
    ...costMetrics(of, { costs, inputs: costInputs, noFlops }),
    ENERGY_EFFICIENCY:
      energyEfficiency(of, energy[0]) ??
      (energy.length > 0 ? noFlops : missing(noPower.reason, noPower.detail)),
    TOKENS_PER_S_PER_CHIP:
      outputTokens > 0
        ? withInterval(outputTokens / durationSec / chips, replicateShare, uncertain)
        : NO_ANSWER,
  };
}

/** Speed that one user sees while the answer streams: 1 ÷ mean TPOT, or the median that stands for it. */
function tokensPerUser({ point, replicateShare }: ScoreInput): MetricValue {
  if (['PREFILL', 'IMAGE', 'SAMPLES'].includes(point.phase)) return NO_ANSWER;
  const tpotSec = point.measurement === 'requests' ? (point.latency.tpot?.meanSec ?? null) : point.tpotSec;
  return isPositive(tpotSec)
    ? withInterval(1 / tpotSec, replicateShare)
    : missing('NOT_REPORTED', 'the source has no mean TPOT');
}

function splitOf(
  { work, simulated, load }: ScoreInput,
  flops: number | null,
  peakOpsPerSec: number,
): Score['split'] {
  if (!simulated.present) return simulated;
  if (!work.ok || flops === null) {
    return { present: false, reason: 'NOT_REPORTED', detail: 'the source has no time of this work' };
  }
  const measuredSec = work.value.durationSec;
  return { present: true, value: threeWaySplit({ ...simulated, flops, peakOpsPerSec, measuredSec, load }) };
}

/** How far the duration can be off, as a share of it; 0 where the tool states it. */
function durationShare(point: Point): number {
  if (point.measurement === 'summary' || point.durationRange === undefined) return 0;
  const { durationSec, durationRange } = point;
  return Math.max(durationSec - durationRange.lowerSec, durationRange.upperSec - durationSec) / durationSec;
}
