import { z } from 'zod';
import { ServingMode } from '../terms/layout.ts';
import { Interval } from '../terms/metric.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';
import { PrecisionClass } from '../terms/precision.ts';
import { CostBasis } from '../scores/score.ts';
import { LatencyStatistic, TradeoffCurrency, TradeoffTarget } from './tradeoff-target.ts';
import { TechniqueClass, TradeoffPoint } from './tradeoff-point.ts';

/** Prompt and answer by which a slice is named; the means that were served can differ. */
export const TradeoffLengths = z
  .strictObject({
    inputTokens: z.int().min(1).max(1e7).describe('Prompt, tokens.'),
    outputTokens: z.int().min(1).max(1e7).describe('Answer, tokens.'),
  })
  .describe('Nominal lengths of prompt and answer.');
export type TradeoffLengths = z.infer<typeof TradeoffLengths>;

/** Chip × software × technique class × serving mode: what has one curve, and ranks once. */
export const TradeoffSystem = z
  .strictObject({
    system: z.string().describe('Chip, framework, version group, technique and mode.'),
    label: z.string().describe('The same in words.'),
    chip: z.string().describe('Slug of the chip.'),
    chipName: z.string().describe('Name of the chip.'),
    framework: z.string().nullable().describe('Framework.'),
    versionGroup: z.string().nullable().describe('Its versions that count as one.'),
    technique: TechniqueClass.describe('PLAIN or DRAFTING.'),
    mode: ServingMode.describe('AGGREGATED or DISAGGREGATED.'),
  })
  .describe('Chip, software, technique class and serving mode: what has one curve.');
export type TradeoffSystem = z.infer<typeof TradeoffSystem>;

export const CurvePoint = TradeoffPoint.extend({
  onFront: z.boolean().describe('No other point of the curve is as good on both axes and better on one.'),
}).describe('A point of a curve.');
export type CurvePoint = z.infer<typeof CurvePoint>;

export const TradeoffCurve = TradeoffSystem.extend({
  points: z.array(CurvePoint).describe('Its points, the slowest for one user first.'),
}).describe('All points of a system in a slice; they differ in layout and concurrency.');
export type TradeoffCurve = z.infer<typeof TradeoffCurve>;

export const TargetCheck = z
  .strictObject({
    limit: z.enum(['SPEED', 'TTFT', 'TPOT', 'E2E']).describe('Which part of the target.'),
    asked: z.number().describe('Tokens a second at least, or milliseconds at most.'),
    statistic: LatencyStatistic.nullable().describe('Statistic that was asked for; null of a speed.'),
    value: z.number().nullable().describe('What is known; null where nothing is.'),
    by: z.string().nullable().describe('Statistic that it is known by: MEAN, MEDIAN, P50, P90, P95 or P99.'),
    verdict: z
      .enum(['KEPT', 'TYPICAL_KEPT', 'MISSED', 'UNKNOWN'])
      .describe('TYPICAL_KEPT: a mean or lower percentile keeps it, the one asked for is unknown.'),
  })
  .describe('One part of the target against what is known of a point.');
export type TargetCheck = z.infer<typeof TargetCheck>;

/** The nearest point that misses the target: how coarse the step is. */
export const NextPoint = z
  .strictObject({
    pointId: z.string().describe('The point.'),
    tokensPerSecPerUser: z.number().describe('Its tokens a second of one user.'),
    value: z.number().nullable().describe('Its value of what ranks.'),
    missesBy: z.number().describe('By which factor it misses the target; 1.2 is by 20 %.'),
  })
  .describe('The nearest point of the front that misses the target.');
export type NextPoint = z.infer<typeof NextPoint>;

const Standing = TradeoffSystem.extend({
  point: TradeoffPoint.describe('The measured point that the system stands with.'),
  checks: z.array(TargetCheck).describe('Each part of the target.'),
});

export const TradeoffEntry = Standing.extend({
  value: z.number().describe('Value of what ranks.'),
  interval: Interval.describe('Its interval.'),
  next: NextPoint.nullable().describe('The nearest point that misses the target; null where none does.'),
}).describe('A system with its best measured point under a target.');
export type TradeoffEntry = z.infer<typeof TradeoffEntry>;

export const RankedTradeoffEntry = TradeoffEntry.extend({
  rank: z.int().describe('1 + systems that lead it by the rule of verdicts.'),
  tied: z.boolean().describe('The entry above does not lead it.'),
  place: z.int().describe('1, 2, 2, 4 by value: equal only where three digits are.'),
  overlapsFirst: z.boolean().describe('The first does not lead it: the two cannot be told apart.'),
}).describe('A system that keeps the target, and its place.');
export type RankedTradeoffEntry = z.infer<typeof RankedTradeoffEntry>;

export const UnrankedTradeoffEntry = Standing.extend({
  value: z.number().nullable().describe('Value of what ranks, where it has one.'),
  reason: z
    .enum(['MISSES_TARGET', 'LIMIT_UNKNOWN', 'NO_PRICE', 'NO_POWER', 'OTHER_BASIS'])
    .describe('Why it does not rank.'),
  detail: z.string().describe('The reason in words.'),
  missesBy: z.number().nullable().describe('By which factor it misses the target; null where it does not.'),
}).describe('A system that does not rank under a target, and why.');
export type UnrankedTradeoffEntry = z.infer<typeof UnrankedTradeoffEntry>;

/** Systems of a slice at a target (docs/metrics.md#trade-off-slices-curves-and-targets). */
export const TradeoffRanking = z
  .strictObject({
    currency: TradeoffCurrency.describe('What ranks.'),
    unit: z.string().describe('Its unit.'),
    costBasis: CostBasis.nullable().describe(
      'Basis on which cost is shown and ranks; null where nothing has one.',
    ),
    powerBoundary: PowerBoundary.nullable().describe(
      'Boundary at which energy is shown and ranks; null where nothing has one.',
    ),
    ranked: z.array(RankedTradeoffEntry).describe('Systems that keep the target, best first.'),
    typicalKept: z
      .array(TradeoffEntry)
      .describe(
        'Systems whose mean or lower percentile keeps a limit, the one asked for unknown: not ranked.',
      ),
    unknown: z.array(UnrankedTradeoffEntry).describe('Systems of which nothing is known about a limit.'),
    misses: z
      .array(UnrankedTradeoffEntry)
      .describe('Systems that never reach the target, with their nearest point.'),
    withoutValue: z
      .array(UnrankedTradeoffEntry)
      .describe('Systems that keep the target and have no value of what ranks, with the reason.'),
  })
  .describe('Systems of a slice at a target, in five groups.');
export type TradeoffRanking = z.infer<typeof TradeoffRanking>;

export const Tradeoff = z
  .strictObject({
    model: z.string().describe('Model slug.'),
    modelName: z.string().describe('Name of the model.'),
    lengths: TradeoffLengths.describe('Lengths that name the slice.'),
    precision: PrecisionClass.nullable().describe('Precision class; null: any, named on each row.'),
    technique: TechniqueClass.describe('Technique class.'),
    target: TradeoffTarget.describe('What was asked for.'),
    curves: z.array(TradeoffCurve).describe('Every curve of the slice, by system.'),
    ranking: TradeoffRanking.describe('Systems at the target.'),
    sentence: z.string().describe('The answer in one sentence.'),
  })
  .describe('Measured points of a model at given lengths: speed of one user against tokens of a chip.');
export type Tradeoff = z.infer<typeof Tradeoff>;

/** Where points state both axes, for pickers. */
export const SystemSize = z
  .strictObject({ chip: z.string().describe('Chip slug.'), chips: z.int().describe('Chips of the system.') })
  .describe('A kind and a number of chips.');
export type SystemSize = z.infer<typeof SystemSize>;

export const TradeoffSlice = z
  .strictObject({
    model: z.string().describe('Model slug.'),
    lengths: TradeoffLengths.describe('Lengths.'),
    precision: PrecisionClass.nullable().describe('Precision class; null: any.'),
    technique: TechniqueClass.describe('Technique class.'),
    points: z.int().describe('Points of it.'),
    chips: z.int().describe('Kinds of chips among them.'),
    chipSlugs: z.array(z.string()).describe('Their slugs.'),
    together: z
      .array(SystemSize)
      .describe('Systems among them whose chips do both, prompts and answers: each kind and number once.'),
    newest: z.string().nullable().describe('Newest date of a point; null where none is dated.'),
  })
  .describe('A trade-off slice with counts.');
export type TradeoffSlice = z.infer<typeof TradeoffSlice>;
