import { z } from 'zod';
import { ContextCurve, Crossing, NoCrossing } from './context-analysis.ts';
import { Metric } from './metric.ts';
import { PrecisionWord } from './precision.ts';
import { Placement } from './simulation.ts';
import { Phase } from './slice.ts';
import { Slug } from './slug.ts';

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
export const ChipCrossoverRequest = z.strictObject({
  a: Slug,
  b: Slug,
  model: Slug,
  phase: CrossoverPhase.default('DECODE'),
  metric: CrossoverMetric.default('TOKENS_PER_S_PER_USER'),
  equal: EqualBy.default('chips'),
  /** Sequences of the whole system. */
  batch: z.int().min(1).max(65_536).default(1),
  weightPrecision: PrecisionWord.default('fp16'),
  kvPrecision: PrecisionWord.optional(),
  /** Of each system, with `equal` = chips; missing: the smallest power of two on which both hold the batch. */
  chips: z.int().min(1).max(1024).optional(),
  /** Context at which both systems must hold the batch, and at which the split is chosen. */
  context: z.int().min(128).max(131_072).default(8192),
});
export type ChipCrossoverRequest = z.infer<typeof ChipCrossoverRequest>;

/** One of both systems, and what makes it equal to the other. */
export const CrossoverSide = z.strictObject({
  system: z.string(),
  chip: z.string(),
  label: z.string(),
  chips: z.int(),
  placement: Placement,
  /** OWNED, at the power limit; null where no price is published. */
  usdPerHour: z.number().nullable(),
  priceSource: z.string().nullable(),
  /** Power limit of the chips and watts of their hosts; null where no limit is published. */
  provisionedWatts: z.number().nullable(),
});
export type CrossoverSide = z.infer<typeof CrossoverSide>;

export const ChipCrossover = z.strictObject({
  request: ChipCrossoverRequest,
  a: CrossoverSide,
  b: CrossoverSide,
  /** How near both systems are in what shall be equal: b ÷ a. */
  ratio: z.number(),
  equalSentence: z.string(),
  unit: z.string(),
  higherIsBetter: z.boolean(),
  modelMaxContext: z.int(),
  curves: z.array(ContextCurve),
  crossings: z.array(Crossing),
  noCrossings: z.array(NoCrossing),
  sentence: z.string(),
  engineVersion: z.string(),
  policyVersion: z.string(),
});
export type ChipCrossover = z.infer<typeof ChipCrossover>;
