import { z } from 'zod';
import { ContextCurve, Crossing, NoCrossing } from '../board/context-analysis.ts';
import { Metric } from '../terms/metric.ts';
import { AskedWeights, PrecisionWord, WeightsFrom } from '../terms/precision.ts';
import { Placement } from '../scores/simulation.ts';
import { Phase } from '../terms/slice.ts';
import { Slug } from '../names/slug.ts';
import { figure, word } from '../terms/figure.ts';

/** What is the same of both systems. */
export const EqualBy = z.enum(['chips', 'owned-cost', 'power']);
export type EqualBy = z.infer<typeof EqualBy>;

/** Metrics that have a simulated curve. */
export const CrossoverMetric = Metric.extract([
  'TOKENS_PER_S_PER_USER',
  'TOKENS_PER_S_PER_CHIP',
  'USEFUL_TOPS',
  'COST_EFFICIENCY',
  'ENERGY_EFFICIENCY',
  'USD_PER_MTOK',
]);
export type CrossoverMetric = z.infer<typeof CrossoverMetric>;

export const CrossoverPhase = Phase.exclude(['IMAGE']);
export type CrossoverPhase = z.infer<typeof CrossoverPhase>;

/** Two chips over context, for a model, batch and precision. */
export const ChipCrossoverRequest = z
  .strictObject({
    a: Slug.describe('Chip slug.'),
    b: Slug.describe('Slug of the other chip.'),
    model: Slug.describe('Model slug.'),
    phase: CrossoverPhase.default('DECODE').describe('DECODE where left out; IMAGE has no context.'),
    metric: CrossoverMetric.default('TOKENS_PER_S_PER_USER').describe(
      'TOKENS_PER_S_PER_USER where left out; tails and flexibility have no curve.',
    ),
    equal: EqualBy.default('chips').describe('CHIPS where left out.'),
    batch: z.int().min(1).max(65_536).default(1).describe('Sequences of the whole system; 1 where left out.'),
    weightPrecision: AskedWeights,
    kvPrecision: PrecisionWord.optional().describe('Of the KV cache; 16 bits where left out.'),
    /** Number of chips, with `equal` = chips; missing: the smallest power of two on which both hold the batch. */
    chips: z.int().min(1).max(1024).optional().describe('Chips of each system, with CHIPS.'),
    context: z
      .int()
      .min(128)
      .max(131_072)
      .default(8192)
      .describe('Context at which both must hold the batch and the split is chosen; 8,192 where left out.'),
  })
  .describe('Two chips over context, in the words of `inferbench crossover`.');
export type ChipCrossoverRequest = z.infer<typeof ChipCrossoverRequest>;

/** One of both systems, and what makes it equal to the other. */
export const CrossoverSide = z
  .strictObject({
    system: z.string().describe('Name of the system in curves and crossings.'),
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Chip and number.'),
    chips: z.int().describe('Number of chips.'),
    placement: Placement.describe('The split with the shortest step.'),
    usdPerHour: figure('OWNED, at the power limit, USD; null where no purchase price is published.'),
    priceSource: word('The price behind it, with how sure it is.'),
    provisionedWatts: figure(
      'Power limits of the chips and watts of their hosts; null where no limit is published.',
    ),
  })
  .describe('One of both systems.');
export type CrossoverSide = z.infer<typeof CrossoverSide>;

export const ChipCrossover = z
  .strictObject({
    request: ChipCrossoverRequest,
    weightsFrom: WeightsFrom.describe('Who says the format of the weights.'),
    a: CrossoverSide.describe('The first.'),
    b: CrossoverSide.describe('The other.'),
    ratio: z.number().describe('How near both are in what shall be equal: b ÷ a.'),
    equalSentence: z.string().describe('What is equal, with both figures.'),
    unit: z.string().describe('Unit of the metric.'),
    higherIsBetter: z.boolean().describe('Whether more is better.'),
    modelMaxContext: z.int().describe('Maximum context of the model, tokens.'),
    curves: z.array(ContextCurve).describe('Both curves.'),
    crossings: z.array(Crossing).describe('Where they change places, by context.'),
    noCrossings: z.array(NoCrossing).describe('The range in which they do not.'),
    sentence: z.string().describe('The finding in words.'),
    engineVersion: z.string().describe('Version of the simulator.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
  })
  .describe('A metric of two chips over context, simulated.');
export type ChipCrossover = z.infer<typeof ChipCrossover>;
