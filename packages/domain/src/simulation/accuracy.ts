import { z } from 'zod';
import { ChipRelation, RatioError } from '../scores/calibration.ts';
import { MeasurementRow } from '../runs/measurement-list.ts';

/** What a published figure is about. */
export const Quantity = z.enum(['latency', 'power', 'energy']);
export type Quantity = z.infer<typeof Quantity>;

export const AccuracyRow = z
  .strictObject({
    rowId: MeasurementRow.shape.id.describe(
      'Its row of the catalogue, for example m0001 (docs/measurements.md).',
    ),
    document: z.string().describe('Where it was published.'),
    grade: MeasurementRow.shape.grade.describe('How controlled it is.'),
    quantity: Quantity.describe('What it is about.'),
    metric: MeasurementRow.shape.metric.describe('The metric, with the unit of both values.'),
    phase: z.enum(['prefill', 'decode', 'generate', 'serving', 'image', 'op']).describe('Part of inference.'),
    chip: z.string().describe('Slug of the chip.'),
    hardwareFamily: z
      .string()
      .describe(
        'What is held out with it: chips of one die generation; a chip without one stands for itself.',
      ),
    framework: z.string().describe('Framework as the catalogue spells it.'),
    version: z.string().nullable().describe('Its version; null where the source states none.'),
    model: z.string().describe('Slug of the model or network, or the kind of kernel.'),
    measured: z.number().describe('What was published, in the unit of the metric.'),
    heldOut: z
      .number()
      .describe(
        'What the simulator expects with constants that never saw this model on this hardware family; defaults for families that are not calibrated.',
      ),
    fitted: z.number().describe('The same with the constants in use.'),
  })
  .describe('A published figure beside what the simulator expects of it.');
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
  'TECHNIQUE',
  'LAYOUT',
  'OTHER_FIGURE',
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

/** Number of figures that one reason leaves out. */
export const ExclusionCount = z
  .strictObject({
    reason: ExclusionReason.describe('The reason.'),
    meaning: z.string().describe('The reason in words.'),
    rows: z.int().nonnegative().describe('Number of figures.'),
  })
  .describe('Published figures that are not compared for one reason.');
export type ExclusionCount = z.infer<typeof ExclusionCount>;

export const ErrorSummary = z
  .strictObject({
    name: z.string().describe('What the figures have in common.'),
    rows: z.int().positive().describe('Number of figures.'),
    meanError: z.number().nonnegative().describe('Mean of |predicted ÷ measured − 1|, held out.'),
    medianError: z.number().nonnegative().describe('Median of the same.'),
    bias: z
      .number()
      .positive()
      .describe('Median of predicted ÷ measured; below 1 the simulator predicts too little of the metric.'),
    low: z.number().describe('Tenth percentile of predicted ÷ measured.'),
    high: z.number().describe('Ninetieth percentile of predicted ÷ measured.'),
  })
  .describe('Errors of predictions over a set of published figures.');
export type ErrorSummary = z.infer<typeof ErrorSummary>;

export const GroupSummary = ErrorSummary.extend({
  barred: z
    .boolean()
    .describe(
      'All of its hardware is of the families A100, H100, H200 and B200, whose error has a bar; others are reported.',
    ),
}).describe('Errors over the figures of one group.');
export type GroupSummary = z.infer<typeof GroupSummary>;

export const QuantityReport = z
  .strictObject({
    quantity: Quantity.describe('What the figures are about.'),
    headline: ErrorSummary.nullable().describe(
      'Whole models and networks, of the four families whose error has a bar or of the one chip; null without any.',
    ),
    kernels: ErrorSummary.nullable().describe('Single kernels on the same hardware; null without any.'),
    groups: z
      .array(GroupSummary)
      .describe('Groups, most figures first; of a chip its phases. Kernels count by phase and metric alone.'),
  })
  .describe('Errors of times, watts or joules.');
export type QuantityReport = z.infer<typeof QuantityReport>;

const ErrorFigures = z.strictObject({
  rows: z.int().positive().describe('Figures behind it.'),
  meanError: z.number().describe('Mean of |expected ÷ measured − 1|, held out.'),
  medianError: z.number().describe('Its median.'),
  bias: z.number().describe('Median of expected ÷ measured.'),
  low: z.number().describe('Tenth percentile of expected ÷ measured.'),
  high: z.number().describe('Ninetieth percentile of expected ÷ measured.'),
});

/** What is left out together when figures are held out: each asks another question. */
export const Validation = z.enum(['family-and-model', 'stack-version', 'campaign']);
export type Validation = z.infer<typeof Validation>;

export const ValidatedRegime = ErrorFigures.extend({
  validation: Validation.describe(
    'Left out together: a model on a family of chips, a version of a stack, or a campaign of measurements.',
  ),
  population: z.string().describe('Which figures: of the lists, or of the tables of points.'),
  regime: z.string().describe('Phase and metric.'),
  inside: z
    .number()
    .min(0)
    .max(1)
    .describe('Share of the figures inside the error bars of their answers: two thirds should be.'),
}).describe('How far figures that were held out are from what the simulator expects, in one regime.');
export type ValidatedRegime = z.infer<typeof ValidatedRegime>;

export const AccuracyCell = ErrorFigures.extend({
  stack: z.string().describe('Framework and version.'),
  chip: z.string().describe('Slug of the chip.'),
  regime: z.string().describe('Phase and metric.'),
}).describe('Figures of one stack on one chip in one regime, held out by model and family of chips.');
export type AccuracyCell = z.infer<typeof AccuracyCell>;

/** Two published figures that are alike in all but the chip, and their ratio as constants expect it that saw neither group. */
export const AccuracyPair = z.strictObject({
  document: z.string(),
  rowIds: z.tuple([MeasurementRow.shape.id, MeasurementRow.shape.id]),
  chips: z.tuple([z.string(), z.string()]),
  metric: MeasurementRow.shape.metric,
  phase: RatioError.shape.phase,
  relation: ChipRelation,
  /** Ratio of the first to the second in the published metric. */
  measured: z.number(),
  heldOut: z.number(),
});
export type AccuracyPair = z.infer<typeof AccuracyPair>;

/** Report that `inferbench calibrate` commits beside its constants; of its pairs of chips a sample. */
export const AccuracyReport = z.strictObject({
  schema: z.literal('inferbench.accuracy/3'),
  date: z.iso.date(),
  rows: z.array(AccuracyRow),
  validations: z.array(ValidatedRegime),
  cells: z.array(AccuracyCell),
  pairs: z.array(AccuracyPair),
  excluded: z.array(ExcludedRow),
});
export type AccuracyReport = z.infer<typeof AccuracyReport>;
