import { z } from 'zod';
import { Extent } from '@inferbench/domain/board/system-class';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { ServingMode } from '@inferbench/domain/terms/layout';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { VerdictKind } from '../verdict/shape.ts';
import { figure, wholeFigure, word } from '@inferbench/domain/terms/figure';

export const VersusSide = z
  .strictObject({
    slug: z.string().describe('The side as an address has it: a chip, a framework or a precision.'),
    chip: word('Slug of the chip; null of a framework or a precision.'),
    label: z.string().describe('Short name.'),
    vendor: word('Vendor of the chip.'),
    older: z.boolean().describe('Its vendor sells a newer generation.'),
  })
  .describe('One of the two: the chip that stands for a side of chips, a framework, or a precision.');
export type VersusSide = z.infer<typeof VersusSide>;

export const VersusOn = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    slug: z.string().describe('The chip as an address has it.'),
    label: z.string().describe('Its short name.'),
    models: z.int().describe('Models on which both ran alike on it.'),
    chosen: z.boolean().describe('It is shown alone.'),
  })
  .describe('A chip on which both frameworks or precisions ran.');
export type VersusOn = z.infer<typeof VersusOn>;

export const VersusRun = z
  .strictObject({
    pointId: word('The run of the value; null where there is none.'),
    value: figure('Tokens a second and chip of its best run at the line or faster.'),
    upper: figure('What its next slower run gives.'),
    near: z.boolean().describe('Whether it was run near the line.'),
    words: z.string().describe('What ran, or why there is nothing at the line.'),
  })
  .describe('A side of a pair at the line.');
export type VersusRun = z.infer<typeof VersusRun>;

export const VersusBest = z
  .strictObject({
    leader: word('Vendor or generation that is ahead; null where neither is.'),
    low: figure('Lower end of b ÷ a; null where no ratio is known.'),
    high: figure('Upper end.'),
    isSamePair: z.boolean().describe('Both are the runs that are compared like for like.'),
    a: VersusRun.describe('Best system of the vendor or generation of a.'),
    b: VersusRun.describe('Best system of that of b.'),
    words: z.string().describe('Who makes how many times as much, and what ran.'),
    short: z.string().describe('The same in a few words.'),
  })
  .describe('Best systems of two vendors or generations at the line, whatever chip, size and layout.');
export type VersusBest = z.infer<typeof VersusBest>;

export const VersusSimulated = z
  .strictObject({
    ratio: z.number().describe('Simulated output of b ÷ that of a.'),
    low: z.number().describe('Lower end of the band of such ratios.'),
    high: z.number().describe('Upper end.'),
    chips: z.int().describe('Chips of either.'),
    words: z.string().describe('What it says.'),
  })
  .describe('Simulated ratio where nobody published a pair: no verdict.');
export type VersusSimulated = z.infer<typeof VersusSimulated>;

export const VersusRow = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Its name.'),
    precision: PrecisionClass.nullable().describe(
      'Precision class; null where no class was run by both, and of two precisions.',
    ),
    on: word('System that both ran on, of precisions with its framework; null of chips.'),
    kind: VerdictKind.describe('What may be said like for like, by runs alone.'),
    leader: word('Label of the side that leads; null unless one does.'),
    low: figure('Lower end of b ÷ a by the runs; null where no ratio is known.'),
    high: figure('Upper end.'),
    atLeast: z.boolean().describe('The leader was run faster than the line alone and may give more.'),
    a: VersusRun.describe('Runs of a.'),
    b: VersusRun.describe('Runs of b.'),
    text: z.string().describe('The verdict in one sentence.'),
    words: z.string().describe('The verdict in a few words.'),
    ratio: z.string().describe('Its ratio alone, or why there is none.'),
    best: VersusBest.nullable().describe(
      'Best against best of two vendors or generations; null without a figure of both.',
    ),
    noBest: word('Why best against best has no figure of both; null where it has, and where none is asked.'),
    simulated: VersusSimulated.nullable().describe('Simulated ratio; null where runs of both are published.'),
  })
  .describe('One model in one precision, or on one system: both sides at the line.');
export type VersusRow = z.infer<typeof VersusRow>;

export const VersusModel = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Its name.'),
    kind: VerdictKind.describe('What it counts as; NONE: it cannot be compared.'),
    leader: word('Label of the side that leads it.'),
    words: z.string().describe('What it counts as, in words; a lead that turns with the speed says so.'),
    turns: z.boolean().describe('The other leads it at a neighbouring line.'),
  })
  .describe('One model, with what it counts as.');
export type VersusModel = z.infer<typeof VersusModel>;

export const VersusCounts = z
  .strictObject({
    models: z.int().describe('Models that both ran.'),
    compared: z.int().describe('Those that count: led by one, mixed or tied.'),
    a: z.int().describe('Led by a.'),
    b: z.int().describe('Led by b.'),
    mixed: z.int().describe('They turn with the bits, or with another part of the slice.'),
    tied: z.int().describe('Nobody leads.'),
    byStack: z
      .int()
      .describe('They differ by software and layout more than by chip or precision: they do not count.'),
    absent: z.int().describe('They cannot be compared.'),
  })
  .describe('Models by what they count as.');
export type VersusCounts = z.infer<typeof VersusCounts>;

export const VersusDate = z
  .strictObject({
    date: z.string().describe('Day on which a side improved.'),
    kind: VerdictKind.describe('What could be said that day.'),
    leader: word('Label of the side that led.'),
    low: figure('Lower end of b ÷ a.'),
    high: figure('Upper end.'),
    words: z.string().describe('The verdict in a few words.'),
    a: VersusRun.describe('Runs of a, published until then.'),
    b: VersusRun.describe('Runs of b, published until then.'),
  })
  .describe('A pair as it was known on a day.');
export type VersusDate = z.infer<typeof VersusDate>;

export const VersusTime = z
  .strictObject({
    modelName: z.string().describe('The model.'),
    precision: PrecisionClass.nullable().describe('Precision class; null of two precisions.'),
    on: word('System that both ran on; null of chips.'),
    title: z.string().describe('What changed.'),
    dates: z.array(VersusDate).describe('By day.'),
  })
  .describe('The model and precision with most dated verdicts, over time.');
export type VersusTime = z.infer<typeof VersusTime>;

export const VersusChoice = z
  .strictObject({
    inputTokens: z.int().describe('Prompt, tokens.'),
    outputTokens: z.int().describe('Answer, tokens.'),
    at: z.number().describe('Line, tokens a second each.'),
    verdicts: z.int().describe('Models with a verdict there.'),
    chosen: z.boolean().describe('It is shown.'),
  })
  .describe('Lengths or a line that can be asked for.');
export type VersusChoice = z.infer<typeof VersusChoice>;

export const VersusChart = z
  .strictObject({
    title: z.string().describe('Question and answer in one line.'),
    sentence: z.string().describe('The answer, with what turns and what best against best says.'),
    head: ChartHead.describe('Title, slice, kinds, source and date of the picture.'),
    a: VersusSide.describe('One side.'),
    b: VersusSide.describe('The other.'),
    inputTokens: wholeFigure('Prompt of the slice, tokens; null where nothing compares.'),
    outputTokens: wholeFigure('Its answer, tokens.'),
    extent: Extent.nullable().describe('Extent of its systems.'),
    pools: ServingMode.nullable().describe('Their layout.'),
    technique: TechniqueClass.describe('PLAIN, or DRAFTING.'),
    at: figure('Its line, tokens a second each.'),
    counts: VersusCounts.describe('Models by what they count as.'),
    models: z
      .array(VersusModel)
      .describe(
        'Led by the side that leads more, largest first, then mixed, tied, led by the other, the rest.',
      ),
    rows: z.array(VersusRow).describe('One a model and precision, in the order of the models.'),
    time: VersusTime.nullable().describe('Over time; null without two dated verdicts.'),
    on: z.array(VersusOn).describe('Chips on which both frameworks or precisions ran; none of chips.'),
    lengths: z.array(VersusChoice).describe('Lengths that both ran.'),
    lines: z.array(VersusChoice).describe('Lines at the lengths that are shown.'),
    absent: z.array(z.string()).describe('What cannot be compared, and why; a sentence each.'),
  })
  .describe('Two sides over all models that both ran: one row a model and precision, or a model and system.');
export type VersusChart = z.infer<typeof VersusChart>;
