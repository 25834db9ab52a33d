import { z } from 'zod';
import { EvidenceGrade } from '../scores/score.ts';
import { Metric } from '../terms/metric.ts';
import { Slice } from '../terms/slice.ts';
import { figure, word } from '../terms/figure.ts';

/** Most systems of a slice that are drawn; each pair of them is compared. */
export const MAX_DRAWN_SYSTEMS = 12;

export const CurveSample = z
  .strictObject({
    context: z.number().describe('Context, tokens.'),
    value: z.number().describe('Value of the metric.'),
    low: z.number().describe('Lower end of its interval.'),
    high: z.number().describe('Upper end of its interval.'),
    rank: z.int().describe('1 + curves that are better at this context.'),
  })
  .describe('Value of one system at one context, with the error bar of the simulator.');
export type CurveSample = z.infer<typeof CurveSample>;

/** A simulated curve over context at the slice's batch and shape: at most one a system. */
export const ContextCurve = z
  .strictObject({
    /** Chip, number of chips, framework. */
    system: z.string().describe('Slug of the system.'),
    label: z.string().describe('Chip, number and framework.'),
    chip: z.string().describe('Slug of the chip.'),
    chipName: z.string().describe('Name of the chip.'),
    family: z.string().describe('Architecture family.'),
    chips: z.int().describe('Number of chips.'),
    framework: word('Serving framework.'),
    anchor: z
      .strictObject({ pointId: z.string(), context: z.number().describe('Its context, tokens.') })
      .describe('The point that a curve goes through.')
      .nullable()
      .describe(
        'The point whose difference to the simulation is kept over all contexts; null where the system has none.',
      ),
    role: z
      .enum(['RANKED', 'REPRESENTATIVE'])
      .describe('In the table of the slice, or one that stands for its family.'),
    uncalibrated: z.boolean().describe('The family has no constants fitted to measurements.'),
    samples: z.array(CurveSample).describe('At least 64 contexts, growing.'),
    endsAtContext: figure('Context at which memory is full; null where the curve reaches the last one.'),
  })
  .describe('A simulated curve over context at the batch and shape of a slice.');
export type ContextCurve = z.infer<typeof ContextCurve>;

/** A measured or reported point of the same model, phase, shape, batch and precision at any context. */
export const ContextMark = z
  .strictObject({
    system: z.string().describe('Slug of the system.'),
    label: z.string().describe('Chip, number and framework.'),
    chip: z.string().describe('Slug of the chip.'),
    pointId: z.string(),
    kind: z.enum(['MEASURED', 'REPORTED']).describe('Measured here or reported by a publication.'),
    evidenceGrade: EvidenceGrade.describe('How strongly it is backed.'),
    context: z.number().describe('Exact context, tokens.'),
    value: z.number().describe('Value of the metric.'),
    low: z.number().describe('Lower end of its interval.'),
    high: z.number().describe('Upper end of its interval.'),
    ranks: z.boolean().describe('False for points that are shown and never ranked.'),
  })
  .describe('A measured or reported point of the same model, phase, shape, batch and precision.');
export type ContextMark = z.infer<typeof ContextMark>;

/** Two systems change places: `riser` is better at longer contexts. */
export const Crossing = z
  .strictObject({
    kind: z.enum(['MEASURED', 'SIMULATED']).describe('Measured curves, or simulated ones.'),
    riser: z.string().describe('Slug of the system that is better beyond.'),
    riserLabel: z.string().describe('Its label.'),
    faller: z.string().describe('Slug of the other.'),
    fallerLabel: z.string().describe('Its label.'),
    context: z.number().describe('Where they cross, tokens.'),
    low: z.number().describe('Lower end of its interval.'),
    high: z.number().describe('Upper end of its interval.'),
    beyondModelContext: z
      .boolean()
      .describe('Past the maximum context of the model: the same shapes, not the same model.'),
    sentence: z.string().describe('The crossing in one sentence.'),
  })
  .describe('Two systems change places: the riser is better at longer contexts.');
export type Crossing = z.infer<typeof Crossing>;

export const NoCrossing = z
  .strictObject({
    kind: z.enum(['MEASURED', 'SIMULATED']).describe('Measured curves, or simulated ones.'),
    a: z.string().describe('Slug of one system.'),
    b: z.string().describe('Slug of the other.'),
    fromContext: z.number().describe('Start of the common range, tokens.'),
    toContext: z.number().describe('End of the common range, tokens.'),
    sentence: z.string().describe('The finding in one sentence.'),
  })
  .describe('A pair that was compared and does not cross.');
export type NoCrossing = z.infer<typeof NoCrossing>;

/** Value and rank over context around a slice: everything that varies is the context (docs/metrics.md#crossovers). */
export const ContextAnalysis = z
  .strictObject({
    slice: Slice,
    metric: Metric.describe('Metric that is drawn.'),
    unit: z.string().describe('Its unit.'),
    higherIsBetter: z.boolean().describe('Whether more is better.'),
    modelMaxContext: z.number().describe('Maximum context of the model, tokens.'),
    curves: z.array(ContextCurve).describe('Simulated curves, in the order of the table.'),
    marks: z.array(ContextMark).describe('Measured and reported points at any context.'),
    crossings: z.array(Crossing).describe('Crossovers by context: measured, then simulated.'),
    noCrossings: z.array(NoCrossing).describe('Pairs that do not cross.'),
    sentence: z.string().describe('The finding in one sentence.'),
  })
  .describe(
    'Value and rank over context around a slice, with every crossover that is measured or simulated.',
  );
export type ContextAnalysis = z.infer<typeof ContextAnalysis>;
