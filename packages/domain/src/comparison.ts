import { z } from 'zod';
import { BoardKeys } from './board-keys.ts';
import { Crossing, NoCrossing } from './context-analysis.ts';
import { Interval, Metric, MetricValue, MissingReason } from './metric.ts';

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

export const Assumption = z.strictObject({
  what: AssumptionName,
  /** Words or a number; null where the source does not state it. */
  a: z.string().nullable(),
  b: z.string().nullable(),
  /** Null where one of the two is not stated, so that nobody can say. */
  differs: z.boolean().nullable(),
});
export type Assumption = z.infer<typeof Assumption>;

/** A metric of one of the two: its best value in the slice, or the reason why there is none. */
export const ComparedValue = z.strictObject({
  value: z.number().nullable(),
  interval: Interval.nullable(),
  /** Among all systems under the same key; null without a value. */
  rank: z.int().nullable(),
  /** The point behind the value. */
  pointId: z.string().nullable(),
  comparabilityKey: z.string().nullable(),
  missing: MissingReason.nullable(),
  missingText: z.string().nullable(),
});
export type ComparedValue = z.infer<typeof ComparedValue>;

export const MetricComparison = z.strictObject({
  metric: Metric,
  unit: z.string(),
  higherIsBetter: z.boolean(),
  a: ComparedValue,
  b: ComparedValue,
  /** a ÷ b; null unless both have a value under one key. */
  ratio: z.number().nullable(),
  /** Null where the two cannot be compared. */
  better: z.enum(['A', 'B', 'TIED']).nullable(),
});
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

export const ComparedSystem = z.strictObject({
  /** Slug. */
  system: z.string(),
  label: z.string(),
  retention: Retention,
});
export type ComparedSystem = z.infer<typeof ComparedSystem>;

/** Two systems of a slice side by side: what was assumed first, then every metric, then what to beware of. */
export const Comparison = z.strictObject({
  a: ComparedSystem,
  b: ComparedSystem,
  keys: BoardKeys,
  assumptions: z.array(Assumption),
  metrics: z.array(MetricComparison),
  cautions: z.array(z.string()),
  crossings: z.array(Crossing),
  noCrossings: z.array(NoCrossing),
  summary: z.string(),
});
export type Comparison = z.infer<typeof Comparison>;
