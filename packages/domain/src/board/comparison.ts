import { z } from 'zod';
import { BoardKeys } from './board-keys.ts';
import { Crossing, NoCrossing } from './context-analysis.ts';
import { Interval, Metric, MetricValue, MissingReason } from '../terms/metric.ts';

/** What has to be known of two results before their figures mean anything beside each other. */
export const AssumptionName = z.enum([
  'CHIP',
  'CHIPS',
  'FRAMEWORK',
  'FRAMEWORK_VERSION',
  'WEIGHT_PRECISION',
  'KV_PRECISION',
  'BATCH',
  'BATCH_BASIS',
  'INPUT_TOKENS',
  'OUTPUT_TOKENS',
  'CONTEXT',
  'POWER_BOUNDARY',
  'COST_BASIS',
  'EVIDENCE_GRADE',
  'KIND',
  'SOURCE_GRADE',
]);
export type AssumptionName = z.infer<typeof AssumptionName>;

export const Assumption = z
  .strictObject({
    what: AssumptionName.describe('What.'),
    a: z.string().nullable().describe('Of the first; null where it is not stated.'),
    b: z.string().nullable().describe('Of the second; null where it is not stated.'),
    differs: z.boolean().nullable().describe('Null where one of the two is not stated.'),
  })
  .describe('What the figures of two systems rest on, side by side.');
export type Assumption = z.infer<typeof Assumption>;

/** A metric of one of the two: its best value in the slice, or the reason why there is none. */
export const ComparedValue = z
  .strictObject({
    value: z.number().nullable().describe('The value; null where missing.'),
    interval: Interval.nullable().describe('Its interval.'),
    rank: z.int().nullable().describe('Rank among all systems of the slice under the same key.'),
    /** The point behind the value. */
    pointId: z.string().nullable(),
    comparabilityKey: z.string().nullable().describe('Key under which it ranks.'),
    missing: MissingReason.nullable().describe('Why there is no value.'),
    missingText: z.string().nullable().describe('The reason in words.'),
  })
  .describe('A metric of one of two systems: its best value in the slice.');
export type ComparedValue = z.infer<typeof ComparedValue>;

export const MetricComparison = z
  .strictObject({
    metric: Metric.describe('Metric.'),
    unit: z.string().describe('Unit of both values.'),
    higherIsBetter: z.boolean().describe('Whether more is better.'),
    a: ComparedValue.describe('Of the first.'),
    b: ComparedValue.describe('Of the second.'),
    ratio: z.number().nullable().describe('First ÷ second; null unless both have one key.'),
    better: z.enum(['A', 'B', 'TIED']).nullable().describe('Null where the two cannot be compared.'),
  })
  .describe('One metric of two systems.');
export type MetricComparison = z.infer<typeof MetricComparison>;

/** What a system keeps of its useful TOPS between the shortest and the longest context at which it has points of one batch. */
export const Retention = z.strictObject({
  metric: Metric,
  batch: z.number().nullable(),
  fromContext: z.number().nullable(),
  toContext: z.number().nullable(),
  retention: MetricValue,
});
export type Retention = z.infer<typeof Retention>;

export const ComparedSystem = z
  .strictObject({
    system: z.string().describe('Slug of the system.'),
    label: z.string().describe('Chip, number and framework.'),
    retention: Retention.describe('Its useful TOPS over context, from its own points.'),
  })
  .describe('One of two systems that are compared.');
export type ComparedSystem = z.infer<typeof ComparedSystem>;

/** Two systems of a slice side by side: what was assumed first, then every metric, then what to beware of. */
export const Comparison = z
  .strictObject({
    a: ComparedSystem.describe('The first.'),
    b: ComparedSystem.describe('The second.'),
    keys: BoardKeys.describe('Keys of the board; two that share another one are compared by it.'),
    assumptions: z
      .array(Assumption)
      .describe(
        'What the figures rest on: of the point with the best useful TOPS of each, else of its first metric.',
      ),
    metrics: z.array(MetricComparison).describe('Every metric.'),
    cautions: z.array(z.string()).describe('What to beware of, in sentences.'),
    crossings: z
      .array(Crossing)
      .describe('Contexts at which the two change places by useful TOPS: measured, then simulated.'),
    noCrossings: z.array(NoCrossing).describe('Ranges of context over which they do not.'),
    summary: z.string().describe('The finding in one sentence.'),
  })
  .describe('Two systems of a slice side by side. Read the assumptions first.');
export type Comparison = z.infer<typeof Comparison>;
