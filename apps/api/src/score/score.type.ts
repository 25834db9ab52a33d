import { presentValue } from '@inferbench/domain/metric';
import type { Score, Split } from '@inferbench/domain/score';
import type { LimitingResource } from '@inferbench/domain/simulation';
import { TERA } from '@inferbench/units/si';
import { Field, Float, ObjectType } from 'type-graphql';
import { LimitingResourceEnum } from '../graphql/enums.ts';
import { CostType } from './cost.type.ts';
import { EnergyType } from './energy.type.ts';
import { GoodputType } from './goodput.type.ts';
import { ScoredMetricType, scoredMetrics } from './scored-metric.type.ts';

@ObjectType('Scores', {
  description: 'Metrics of a point, computed by the server under one engine and policy version.',
})
export class ScoresType {
  @Field(() => Float, { nullable: true, description: 'Useful TOPS per chip.' })
  usefulTops!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Useful rate ÷ dense peak of all chips; null without a time or an operator graph.',
  })
  utilisation!: number | null;

  @Field(() => Float, { nullable: true, description: 'Useful TOPS per USD/h; null without a price.' })
  costEfficiency!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Useful TOPS per watt at the power boundary of the point; null without power.',
  })
  energyEfficiency!: number | null;

  @Field(() => Float, { nullable: true, description: 'USD per million output tokens.' })
  usdPerMillionOutputTokens!: number | null;

  @Field(() => Float, { nullable: true, description: 'Price of the whole system, USD per hour.' })
  usdPerHour!: number | null;

  @Field(() => Float, { nullable: true, description: 'Energy per output token, prompt included, joules.' })
  joulesPerOutputToken!: number | null;

  @Field(() => Float, { nullable: true, description: '1 ÷ mean TPOT.' })
  tokensPerSecPerUser!: number | null;

  @Field(() => Float, { nullable: true, description: 'Output tokens per second and chip.' })
  tokensPerSecPerChip!: number | null;

  @Field(() => Float, { nullable: true, description: 'Flexibility of the chips, simulated: share of cells.' })
  flexibility!: number | null;

  @Field(() => [CostType], { description: 'Costs, one entry a basis; they never mix.' })
  costs!: CostType[];

  @Field(() => [EnergyType], { description: 'Energy, one entry a power boundary.' })
  energy!: EnergyType[];

  @Field(() => [ScoredMetricType], { description: 'Every metric with its interval, or why it is missing.' })
  metrics!: ScoredMetricType[];

  @Field(() => GoodputType, {
    nullable: true,
    description: 'Goodput under the preset CHATBOT; null without latencies of requests.',
  })
  goodput!: GoodputType | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Characters a second that one user reads; null where the tokenizer is not known.',
  })
  textCharactersPerSecPerUser!: number | null;

  @Field(() => Float, { nullable: true, description: 'Images per second and chip.' })
  imagesPerSecPerChip!: number | null;

  @Field(() => Float, { description: 'Dense rate of all chips at the precision that computes, TOPS.' })
  peakTops!: number;

  @Field(() => String, { description: 'Precision that computes.' })
  peakPrecision!: string;

  @Field(() => Float, { nullable: true, description: 'Wall time of the scored work, seconds.' })
  workSeconds!: number | null;

  @Field(() => Float, { nullable: true, description: 'FLOPs that this work requires of the model.' })
  workFlops!: number | null;

  @Field(() => Float, { nullable: true, description: 'Of these, the FLOPs of prompts, or of images.' })
  prefillFlops!: number | null;

  @Field(() => Float, { nullable: true, description: 'Of these, the FLOPs of answer tokens.' })
  decodeFlops!: number | null;

  @Field(() => String, { description: 'Version of simulator, checks and scoring.' })
  engineVersion!: string;

  @Field(() => String, { description: 'Version of the scoring policy.' })
  policyVersion!: string;

  @Field(() => String, { description: 'SHA-256 of everything the score depends on.' })
  inputHash!: string;
}

@ObjectType('Split', {
  description: 'measured useful TOPS = peak × workload × technique × hardware × software, exactly.',
})
export class SplitType {
  @Field(() => Float, { description: 'workload × technique.' })
  algorithm!: number;

  @Field(() => Float, {
    description: 'Share of peak that the workload allows on this chip without the declared techniques.',
  })
  workload!: number;

  @Field(() => Float, {
    description:
      'What the declared techniques multiply that by: ideal time without ÷ with them; 1 without any.',
  })
  technique!: number;

  @Field(() => Float, { description: 'Share of that which the architecture realises.' })
  hardware!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Lower end of `hardware`, by the error bar of the attainable time.',
  })
  hardwareLow!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Upper end of `hardware`.',
  })
  hardwareHigh!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of that which the stack delivers; null without a measurement.',
  })
  software!: number | null;

  @Field(() => LimitingResourceEnum, { description: 'What most of the attainable time goes into.' })
  limitedBy!: LimitingResource;

  @Field(() => String, { description: 'The split in one sentence.' })
  sentence!: string;
}

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
  const { ln: _, errorBarShare, ...factors }: Split = split.value;
  const { hardware } = factors;
  // Ideal ÷ attainable: a longer attainable time is a smaller share.
  const ends = { hardwareLow: hardware / (1 + errorBarShare), hardwareHigh: hardware / (1 - errorBarShare) };
  return { ...factors, ...ends };
}
