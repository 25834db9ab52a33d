import {
  EnergyEntry,
  CostItem,
  Cost,
  type Score,
  type Split,
  SplitLoad,
} from '@inferbench/domain/scores/score';
import { rangedByTime } from '@inferbench/domain/terms/ranged';
import { objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { LimitingResource } from '@inferbench/domain/scores/simulation';
import { Goodput } from '@inferbench/domain/terms/slo';
import { z } from 'zod';
import {
  presentValue,
  Metric,
  Interval,
  MissingReason,
  METRIC_DEFINITIONS,
} from '@inferbench/domain/terms/metric';
import { TERA } from '@inferbench/units/si';
import { figure } from '@inferbench/domain/terms/figure';

const ScoredMetricType = objectType(
  'ScoredMetric',
  'One metric of a point: its value, or why it is missing.',
  {
    metric: Metric.describe('Metric.'),
    unit: z.string().describe('Unit of the value.'),
    value: z.number().nullable().describe('Value; null where missing.'),
    interval: Interval.nullable().describe('Range in which it is known.'),
    missing: MissingReason.nullable().describe('Why the value is missing.'),
    missingText: z.string().nullable().describe('The reason in words.'),
  },
);
type ScoredMetricType = InstanceType<typeof ScoredMetricType>;

function scoredMetrics({ metrics }: Score): ScoredMetricType[] {
  return Metric.options.map((metric) => {
    const { unit } = METRIC_DEFINITIONS[metric];
    const own = metrics[metric];
    return own.present
      ? { metric, unit, value: own.value, interval: own.interval, missing: null, missingText: null }
      : { metric, unit, value: null, interval: null, missing: own.reason, missingText: own.detail };
  });
}

objectTypeOf(EnergyEntry, 'Energy');
objectTypeOf(CostItem, 'CostItem');
objectTypeOf(Cost, 'Cost');
objectTypeOf(SplitLoad, 'SplitLoad');

export const ScoresType = objectType(
  'Scores',
  'Metrics of a point, computed by the server under one engine and policy version.',
  {
    usefulTops: figure('Useful TOPS per chip.'),
    utilisation: figure('Useful rate ÷ dense peak of all chips; null without a time or an operator graph.'),
    costEfficiency: figure('Useful TOPS per USD/h; null without a price.'),
    energyEfficiency: figure('Useful TOPS per watt at the power boundary of the point; null without power.'),
    usdPerMillionOutputTokens: figure('USD per million output tokens.'),
    usdPerHour: figure('Price of the whole system, USD per hour.'),
    joulesPerOutputToken: figure('Energy per output token, prompt included, joules.'),
    tokensPerSecPerUser: figure('1 ÷ TPOT: its mean, or its median where a source states no mean.'),
    tokensPerSecPerChip: figure('Output tokens per second and chip.'),
    flexibility: figure('Flexibility of the chips, simulated: share of cells.'),
    costs: z.array(Cost).describe('Costs, one entry a basis; they never mix.'),
    energy: z.array(EnergyEntry).describe('Energy, one entry a power boundary.'),
    metrics: z
      .array(instanceOf(ScoredMetricType))
      .describe('Every metric with its interval, or why it is missing.'),
    goodput: Goodput.nullable().describe(
      'Goodput under the preset CHATBOT; null without latencies of requests.',
    ),
    textCharactersPerSecPerUser: figure(
      'Characters a second that one user reads; null where the tokenizer is not known.',
    ),
    imagesPerSecPerChip: figure('Images per second and chip.'),
    peakTops: z.number().describe('Dense rate of all chips at the precision that computes, TOPS.'),
    peakPrecision: z.string().describe('Precision that computes.'),
    workSeconds: figure('Wall time of the scored work, seconds.'),
    workFlops: figure('FLOPs that this work requires of the model.'),
    prefillFlops: figure('Of these, the FLOPs of prompts, or of images.'),
    decodeFlops: figure('Of these, the FLOPs of answer tokens.'),
    engineVersion: z.string().describe('Version of simulator, checks and scoring.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
    inputHash: z.string().describe('SHA-256 of everything the score depends on.'),
  },
);
export type ScoresType = InstanceType<typeof ScoresType>;

export const SplitType = objectType(
  'Split',
  'measured useful TOPS = peak × workload × technique × hardware × software, exactly.',
  {
    algorithm: z.number().describe('workload × technique.'),
    workload: z
      .number()
      .describe('Share of peak that the workload allows on this chip without the declared techniques.'),
    technique: z
      .number()
      .describe(
        'What the declared techniques multiply that by: ideal time without ÷ with them; 1 without any.',
      ),
    hardware: z.number().describe('Share of that which the architecture realises.'),
    hardwareLow: figure('Lower end of `hardware`, by the error bar of the attainable time.'),
    hardwareHigh: figure('Upper end of `hardware`.'),
    software: figure('Share of that which the stack delivers; null without a measurement.'),
    load: SplitLoad.nullable().describe(
      '`software` as stack × share of the load; null for what has no arrivals, and for scores of engines before 0.6.0.',
    ),
    limitedBy: LimitingResource.describe('What most of the attainable time goes into.'),
    sentence: z.string().describe('The split in one sentence.'),
  },
);
export type SplitType = InstanceType<typeof SplitType>;

export function toScoresType(score: Score): ScoresType {
  const { metrics, costs, energy } = score;
  const [cost] = costs;
  return {
    usefulTops: presentValue(metrics.USEFUL_TOPS),
    utilisation: score.utilisation,
    costEfficiency: presentValue(metrics.COST_EFFICIENCY),
    energyEfficiency: presentValue(metrics.ENERGY_EFFICIENCY),
    flexibility: presentValue(metrics.FLEXIBILITY),
    usdPerMillionOutputTokens: cost?.usdPerMillionOutputTokens ?? null,
    usdPerHour: cost?.usdPerHour ?? null,
    costs,
    energy,
    joulesPerOutputToken: energy[0]?.joulesPerOutputToken ?? null,
    tokensPerSecPerUser: presentValue(metrics.TOKENS_PER_S_PER_USER),
    tokensPerSecPerChip: presentValue(metrics.TOKENS_PER_S_PER_CHIP),
    peakTops: score.peakOpsPerSec / TERA,
    peakPrecision: score.peakPrecision,
    metrics: scoredMetrics(score),
    goodput: score.goodput,
    textCharactersPerSecPerUser: presentValue(score.textCharactersPerSecPerUser),
    imagesPerSecPerChip: imagesPerSecPerChip(score),
    workSeconds: score.work?.durationSec ?? null,
    workFlops: score.flops?.total ?? null,
    prefillFlops: score.flops?.prefill ?? null,
    decodeFlops: score.flops?.decode ?? null,
    engineVersion: score.engineVersion,
    policyVersion: score.policyVersion,
    inputHash: score.inputHash,
  };
}

function imagesPerSecPerChip({ work, placement: { chips } }: Score): number | null {
  return work === null || work.images === 0 ? null : work.images / work.durationSec / chips;
}

export function toSplitType(split: Score['split']): SplitType | null {
  if (!split.present) return null;
  const { ln: _, errorBarShare, load, ...factors }: Split = split.value;
  const { hardware } = factors;
  // Ideal ÷ attainable: a longer attainable time is a smaller share.
  const { low, high } = rangedByTime(hardware, errorBarShare);
  return { ...factors, load: load ?? null, hardwareLow: low, hardwareHigh: high };
}
