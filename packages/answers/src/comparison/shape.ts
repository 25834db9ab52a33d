import { z } from 'zod';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { Verdict } from '../duel/shape.ts';
import { Kind } from '@inferbench/domain/terms/kind';
import { SystemVerdict, Versus } from '../verdict/shape.ts';
import { SideBySide } from '../side-by-side/shape.ts';
import { ChartChoices, ChartSlice, ShownFigure } from '../load/shape.ts';
import { figure, wholeFigure, word } from '@inferbench/domain/terms/figure';

export const ChipNeed = z
  .strictObject({
    chips: wholeFigure('Chips that hold the model with one user; null where none do.'),
    words: z.string().describe('The sum, or why nothing is known.'),
  })
  .describe('How many of a chip a model needs.');

export const ComparedChip = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name.'),
    longName: z.string().describe('Name in full.'),
    shortSlug: z.string().describe('Slug of the short name: as an address names it.'),
    vendor: z.string().describe('Vendor.'),
    older: z.boolean().describe("Before its vendor's current generation."),
    calibrated: z.boolean().describe('Its family has constants fitted to measurements.'),
    needs: ChipNeed.describe('Chips that the model needs.'),
  })
  .describe('A chip of a comparison.');
export type ComparedChip = z.infer<typeof ComparedChip>;

export const ComparedMetric = z.enum(['OUTPUT', 'PRICE', 'ENERGY', 'FLEXIBILITY']);
export type ComparedMetric = z.infer<typeof ComparedMetric>;

export const MetricVerdict = z
  .strictObject({
    metric: ComparedMetric.describe('The metric.'),
    title: z.string().describe('Its name.'),
    unit: z.string().describe('What the values are of.'),
    higherIsBetter: z.boolean().describe('Whether more is better.'),
    figures: z
      .array(ShownFigure)
      .describe('Values in the order of the chips, or the words of their absence.'),
    verdict: Verdict.describe('What can be said.'),
  })
  .describe('One metric of the chips, each with its interval, and what can be said.');
export type MetricVerdict = z.infer<typeof MetricVerdict>;

export const SpecCell = z
  .strictObject({
    words: word('The figure; null where it is not published.'),
    toFirst: figure('It ÷ that of the first chip; null where either is missing, or where it says nothing.'),
  })
  .describe('One specification of one chip.');

export const ComparedSpec = z
  .strictObject({
    title: z.string().describe('What is specified.'),
    cells: z.array(SpecCell).describe('In the order of the chips.'),
    difference: word('Of two chips the larger ÷ the smaller: "MI355X 1.72 ×"; null where it says nothing.'),
  })
  .describe('A row of the specifications side by side.');
export type ComparedSpec = z.infer<typeof ComparedSpec>;

export const BasisCell = z
  .strictObject({
    kind: Kind.nullable().describe('Kind of the figure; null where there is none.'),
    words: z.string().describe('The figure and where it is from, or why there is none.'),
  })
  .describe('What one figure of one chip rests on.');

export const BasisRow = z
  .strictObject({
    title: z.string().describe('The figure.'),
    cells: z.array(BasisCell).describe('In the order of the chips.'),
  })
  .describe('What a figure rests on, chip by chip.');
export type BasisRow = z.infer<typeof BasisRow>;

export const ComparedVerdict = SystemVerdict.pick({
  kind: true,
  footing: true,
  leader: true,
  low: true,
  high: true,
  text: true,
  reasons: true,
}).describe('What may be said of the two on the model, by observed runs.');

export const ComparedVersus = Versus.omit({ models: true }).describe(
  'The two over all models that both ran.',
);

export const ChipComparison = z
  .strictObject({
    title: z.string().describe('What may be said of them, over all models where none was asked for.'),
    lede: z.string().describe('The same with its slice, its numbers and what bounds it.'),
    said: ComparedVerdict.nullable().describe(
      'Verdict of observed runs on the model; null of more than two chips.',
    ),
    versus: ComparedVersus.nullable().describe(
      'The answer over all models; null where a model was asked for, and of more than two chips.',
    ),
    slice: ChartSlice.describe('What is compared, every wish settled.'),
    changed: z.array(z.string()).describe('What was asked for and is not shown, a sentence each.'),
    choices: ChartChoices.describe('What can be chosen.'),
    shared: z.boolean().describe('All have published points in this slice.'),
    users: z.int().describe('Users at once of duel and peak.'),
    chips: z.array(ComparedChip).describe('The chips in the order asked for.'),
    head: ChartHead.describe('Of the metrics.'),
    metrics: z.array(MetricVerdict).describe('Output, price, energy and flexibility.'),
    sideBySide: SideBySide.nullable().describe(
      'Three or four chips in one table, one user on as many of each as hold the model; null of two.',
    ),
    specs: z
      .array(ComparedSpec)
      .describe('Specifications side by side; rows in which nobody has a value are left out.'),
    basis: z.array(BasisRow).describe('What is measured, published and simulated, per figure and side.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe(
    'Two to four chips side by side at one work: four verdicts, specifications, and what they rest on.',
  );
export type ChipComparison = z.infer<typeof ChipComparison>;
