import { z } from 'zod';
import { MeasurementRow } from './measurement-list.ts';

/** What a published figure is about. */
export const Quantity = z.enum(['latency', 'power', 'energy']);
export type Quantity = z.infer<typeof Quantity>;

/** A published figure beside what the simulator expects of it. */
export const AccuracyRow = z.strictObject({
  rowId: MeasurementRow.shape.id,
  document: z.string(),
  grade: MeasurementRow.shape.grade,
  quantity: Quantity,
  metric: MeasurementRow.shape.metric,
  phase: z.enum(['prefill', 'decode', 'generate', 'serving', 'image', 'op']),
  chip: z.string(),
  hardwareFamily: z.string(),
  framework: z.string(),
  version: z.string().nullable(),
  model: z.string(),
  measured: z.number(),
  /** By constants that never saw this model on this hardware family; of families that are not calibrated by defaults. */
  heldOut: z.number(),
  /** By the committed constants. */
  fitted: z.number(),
});
export type AccuracyRow = z.infer<typeof AccuracyRow>;

/** Why published figures are not compared. */
export const ExclusionReason = z.enum([
  'NO_CHIP',
  'NO_MODEL',
  'NO_BATCH',
  'NO_LENGTHS',
  'NO_PRECISION',
  'NO_SHAPE',
  'GRADE_C',
  'BOUNDARY',
  'REFUSED',
]);
export type ExclusionReason = z.infer<typeof ExclusionReason>;

export const ExcludedRow = z.strictObject({
  rowId: MeasurementRow.shape.id,
  document: z.string(),
  chip: z.string(),
  model: z.string(),
  metric: MeasurementRow.shape.metric,
  reason: ExclusionReason,
});
export type ExcludedRow = z.infer<typeof ExcludedRow>;

/** What `inferbench accuracy` commits. */
export const AccuracyReport = z.strictObject({
  schema: z.literal('inferbench.accuracy/1'),
  date: z.iso.date(),
  rows: z.array(AccuracyRow),
  excluded: z.array(ExcludedRow),
});
export type AccuracyReport = z.infer<typeof AccuracyReport>;
