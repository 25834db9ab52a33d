import { z } from 'zod';
import { MeasurementRow } from '../runs/measurement-list.ts';
import { PrecisionWord } from '../terms/precision.ts';

/** Set of a prediction, by why a figure tests it or does not: the sets are counted apart. */
export const LedgerSet = z.enum(['GRID', 'NEW_POINTS', 'SECOND_TABLE', 'NEW_CHIPS']);
export type LedgerSet = z.infer<typeof LedgerSet>;

/** Sets of which the engine had not seen a figure when it spoke. */
export const BLIND_SETS: readonly LedgerSet[] = ['GRID', 'NEW_POINTS'];

/** State of a prediction: open, held, missed or set aside. */
export const LedgerState = z.enum(['MISSED', 'HELD', 'OPEN', 'SET_ASIDE']);
export type LedgerState = z.infer<typeof LedgerState>;

/** Metric that is predicted, with its unit; the tokens of a server are divided by its chips. */
export const LedgerMetric = z.enum([
  'output_tokens_per_s_per_chip',
  'tpot_ms',
  'ttft_ms',
  'request_latency_s',
  'requests_per_s',
  'prefill_latency_ms',
  'decode_tokens_per_s',
  'prompt_tokens_per_s',
]);
export type LedgerMetric = z.infer<typeof LedgerMetric>;

export const LedgerFigure = z
  .strictObject({
    metric: LedgerMetric.describe('The metric, with the unit of all its values.'),
    statistic: z
      .string()
      .describe('Mean, a percentile, or derived by the source from others of its figures.'),
    value: z.number().positive().describe('What the engine said.'),
    low: z
      .number()
      .positive()
      .describe('Lower end of its band, in which two of three published figures should lie.'),
    high: z.number().positive().describe('Upper end.'),
    state: LedgerState.describe('What became of it.'),
    published: z
      .number()
      .positive()
      .nullable()
      .describe('The figure that was published; null while there is none.'),
    ratio: z.number().positive().nullable().describe('Published ÷ said; null while there is none.'),
    document: z.string().nullable().describe('Where it was published.'),
    row: MeasurementRow.shape.id.nullable().describe('Its row of the tables of published points.'),
    why: z.string().nullable().describe('The arithmetic for which it is set aside; null for all others.'),
  })
  .describe('One figure that was predicted, and what was published of it.');
export type LedgerFigure = z.infer<typeof LedgerFigure>;

export const LedgerPoint = z
  .strictObject({
    id: z.string().describe('Its id in the file of its prediction.'),
    set: LedgerSet.describe('Why it tests the engine, or does not.'),
    engine: z.string().describe('Version of the engine that spoke.'),
    said: z.iso.date().describe('Day on which it was said.'),
    chip: z.string().describe('Slug of the chip.'),
    chips: z.int().positive().describe('Number of chips.'),
    model: z.string().describe('Slug of the model.'),
    weights: PrecisionWord.describe('Precision of the weights.'),
    framework: z.string().describe('Framework as the catalogue spells it.'),
    inputTokens: z.number().nonnegative().describe('Prompt tokens.'),
    outputTokens: z.number().nonnegative().describe('Answer tokens.'),
    inFlight: z.number().positive().describe('Requests in flight; 1 of a single stream.'),
    figures: z.array(LedgerFigure).min(1).describe('What was said of it.'),
  })
  .describe('A load on a system of which the engine said figures before it had seen them.');
export type LedgerPoint = z.infer<typeof LedgerPoint>;

/** A kept prediction before it is scored: of a point that a table names, or of any that is like it. */
export interface KeptPoint extends LedgerPoint {
  point: string | null;
}

export const LedgerUnasked = z
  .strictObject({
    set: LedgerSet.describe('The set.'),
    reason: z.string().describe('The reason as a code.'),
    figures: z.int().positive().describe('Number of figures.'),
  })
  .describe('Figures of a table that the engine could not be asked for.');
export type LedgerUnasked = z.infer<typeof LedgerUnasked>;

const LedgerCounts = z.strictObject({
  points: z.int().nonnegative().describe('Loads of which something was said.'),
  figures: z.int().nonnegative().describe('Figures that were said.'),
  held: z.int().nonnegative().describe('Of them those whose published figure lies in its band.'),
  missed: z.int().nonnegative().describe('Those whose published figure lies outside.'),
  open: z.int().nonnegative().describe('Those of which nothing is published yet.'),
  setAside: z
    .int()
    .nonnegative()
    .describe('Those that test nothing, by the arithmetic of the published figures alone.'),
  inside: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Held ÷ (held + missed); null where nothing is scored.'),
  typicalMiss: z
    .number()
    .min(1)
    .nullable()
    .describe(
      'Factor by which the middle was off, in either direction, in the median; null where nothing is scored.',
    ),
});

/** Predictions of which the engine had seen no figure, of all sets together. */
export const LedgerHeadline = LedgerCounts.describe(
  'What became of the predictions of which the engine had seen no figure when it spoke.',
);
export type LedgerHeadline = z.infer<typeof LedgerHeadline>;

export const LedgerCoverage = LedgerCounts.extend({ set: LedgerSet.describe('The set.') }).describe(
  'What became of the predictions of one set.',
);
export type LedgerCoverage = z.infer<typeof LedgerCoverage>;

export const LedgerGroup = z
  .strictObject({
    ...LedgerPoint.pick({ set: true, engine: true, said: true, chip: true, chips: true, model: true }).shape,
    metric: LedgerMetric.describe('The metric.'),
    held: z.int().nonnegative().describe('Figures inside their bands.'),
    missed: z.int().nonnegative().describe('Figures outside.'),
    ratio: z.number().positive().describe('Published ÷ said, in the median.'),
    low: z.number().positive().describe('Lower end of a band ÷ what was said, in the median.'),
    high: z.number().positive().describe('Upper end.'),
    heldRatios: z
      .array(z.number().positive())
      .describe('Published ÷ said of each figure that held, in order.'),
    missedRatios: z.array(z.number().positive()).describe('The same of each that missed.'),
    farthest: LedgerPoint.describe('The load whose figure was farthest off, with that figure alone.'),
  })
  .describe('Scored predictions of one metric of one model on one number of a chip.');
export type LedgerGroup = z.infer<typeof LedgerGroup>;

export const LedgerOpen = z
  .strictObject({
    ...LedgerPoint.pick({ engine: true, said: true, chip: true, chips: true, model: true }).shape,
    loads: z.int().positive().describe('Loads of which nothing is published yet.'),
    least: z.number().positive().describe('Least output of a chip that was said of them, tokens/s.'),
    most: z.number().positive().describe('Most of it.'),
  })
  .describe('Predictions of one model on one number of a chip that nobody has published a figure of.');
export type LedgerOpen = z.infer<typeof LedgerOpen>;

export const LedgerAside = z
  .strictObject({
    ...LedgerPoint.pick({ set: true, chip: true, model: true }).shape,
    figures: z.int().positive().describe('Number of figures.'),
    outside: z
      .int()
      .nonnegative()
      .describe('Of them those that lie outside the band of what was said: none is set aside for that.'),
    why: z.string().describe('The arithmetic.'),
  })
  .describe('Published figures that test nothing, whatever was said of them.');
export type LedgerAside = z.infer<typeof LedgerAside>;

/** All that was kept, beside what is published today. */
export const LedgerReport = z.strictObject({
  schema: z.literal('inferbench.ledger/1'),
  points: z.array(LedgerPoint),
  unasked: z.array(LedgerUnasked),
});
export type LedgerReport = z.infer<typeof LedgerReport>;
