import { z } from 'zod';
import { EvidenceGrade } from './score.ts';
import { Metric } from './metric.ts';
import { Slice } from './slice.ts';

/** Most systems of a slice that are drawn; each pair of them is compared. */
export const MAX_DRAWN_SYSTEMS = 12;

/** Value of one system at one context, with the error bar of the simulator. */
export const CurveSample = z.strictObject({
  context: z.number(),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  /** 1 + curves that are better at this context. */
  rank: z.int(),
});
export type CurveSample = z.infer<typeof CurveSample>;

/** A simulated curve over context at the slice's batch and shape: at most one a system. */
export const ContextCurve = z.strictObject({
  /** Slug of the system: chip, number of chips, framework. */
  system: z.string(),
  label: z.string(),
  chip: z.string(),
  chipName: z.string(),
  family: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
  /** The difference between measured and simulated time per step at this point is kept over all contexts. */
  anchor: z.strictObject({ pointId: z.string(), context: z.number() }).nullable(),
  /** In the table of the slice, or drawn as the one representative of its family. */
  role: z.enum(['RANKED', 'REPRESENTATIVE']),
  /** The family has no constants fitted to measurements. */
  uncalibrated: z.boolean(),
  /** At least 64 contexts, growing. */
  samples: z.array(CurveSample),
  /** Where memory is full; null where the curve reaches the last context. */
  endsAtContext: z.number().nullable(),
});
export type ContextCurve = z.infer<typeof ContextCurve>;

/** A measured or reported point of the same model, phase, shape, batch and precision at any context. */
export const ContextMark = z.strictObject({
  system: z.string(),
  label: z.string(),
  chip: z.string(),
  pointId: z.string(),
  kind: z.enum(['MEASURED', 'REPORTED']),
  evidenceGrade: EvidenceGrade,
  context: z.number(),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  /** False for points that are shown and never ranked. */
  ranks: z.boolean(),
});
export type ContextMark = z.infer<typeof ContextMark>;

/** Two systems change places: `riser` is better at longer contexts. */
export const Crossing = z.strictObject({
  kind: z.enum(['MEASURED', 'SIMULATED']),
  riser: z.string(),
  riserLabel: z.string(),
  faller: z.string(),
  fallerLabel: z.string(),
  context: z.number(),
  /** Interval from the points' intervals or the simulator's error bars, inside the common range. */
  low: z.number(),
  high: z.number(),
  /** Past the maximum context of the model: the same shapes, not the same model. */
  beyondModelContext: z.boolean(),
  sentence: z.string(),
});
export type Crossing = z.infer<typeof Crossing>;

/** A pair that was compared and does not cross. */
export const NoCrossing = z.strictObject({
  kind: z.enum(['MEASURED', 'SIMULATED']),
  a: z.string(),
  b: z.string(),
  fromContext: z.number(),
  toContext: z.number(),
  sentence: z.string(),
});
export type NoCrossing = z.infer<typeof NoCrossing>;

/** Value and rank over context around a slice: everything that varies is the context (docs/metrics.md#crossovers). */
export const ContextAnalysis = z.strictObject({
  slice: Slice,
  metric: Metric,
  unit: z.string(),
  higherIsBetter: z.boolean(),
  modelMaxContext: z.number(),
  curves: z.array(ContextCurve),
  marks: z.array(ContextMark),
  crossings: z.array(Crossing),
  noCrossings: z.array(NoCrossing),
  /** The finding in one sentence. */
  sentence: z.string(),
});
export type ContextAnalysis = z.infer<typeof ContextAnalysis>;
