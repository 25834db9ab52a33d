import { z } from 'zod';
import { DuelMetric } from './request.ts';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { EqualBy } from '@inferbench/domain/tradeoff/chip-crossover';
import { Kind } from '@inferbench/domain/terms/kind';
import { VerdictKind } from '../verdict/shape.ts';
import { figure, word } from '@inferbench/domain/terms/figure';

export const DuelSide = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    vendor: z.string().describe('Vendor.'),
    older: z.boolean().describe("Before its vendor's current generation."),
    chips: z.int().describe('Number of chips against the first.'),
    calibrated: z.boolean().describe('Its family has constants fitted to measurements.'),
    fullAt: figure('Context at which its memory is full; null where the curve reaches its last.'),
  })
  .describe('One chip of a duel.');
export type DuelSide = z.infer<typeof DuelSide>;

export const DuelSample = z
  .strictObject({
    context: z.number().describe('Context, tokens.'),
    ratio: z.number().describe('How many times better b is than a.'),
    low: z.number().describe('Lower end of its interval.'),
    high: z.number().describe('Upper end of its interval.'),
  })
  .describe('b ÷ a at one context, in the band of such ratios.');
export type DuelSample = z.infer<typeof DuelSample>;

export const DuelPoint = DuelSample.extend({
  pointIds: z.array(z.string()).describe('The published points of a and b.'),
  kind: Kind.describe('The weaker kind of both.'),
  inputTokens: z.int().describe('Prompt, tokens.'),
  outputTokens: z.int().describe('Answer, tokens.'),
}).describe('b ÷ a of two published points at the same lengths, users and chips.');
export type DuelPoint = z.infer<typeof DuelPoint>;

export const DuelCrossing = z
  .strictObject({
    context: z.number().describe('Where they cross, tokens.'),
    low: z.number().describe('From here on they cannot be told apart.'),
    high: z.number().describe('To here.'),
    named: z.boolean().describe('Its ends lie within a factor of four.'),
    riser: z.string().describe('Slug of the chip that is better beyond.'),
  })
  .describe('Two chips change places; crossings whose intervals overlap are one.');
export type DuelCrossing = z.infer<typeof DuelCrossing>;

export const Verdict = z
  .strictObject({
    kind: VerdictKind.describe('NONE: there is no figure of both, or they are no pair.'),
    leader: word('Slug of the chip that leads; null unless one does.'),
    text: z.string().describe('The verdict in one sentence.'),
  })
  .describe('What can be said of two chips: nobody leads where an interval spans equality.');
export type Verdict = z.infer<typeof Verdict>;

export const DuelEnd = z
  .strictObject({
    context: z.number().describe('The last context of the ratio, tokens.'),
    chip: word('Slug of the chip whose memory is full; null of the model itself.'),
    why: z.string().describe('Why it ends there.'),
  })
  .describe('Where a ratio ends.');
export type DuelEnd = z.infer<typeof DuelEnd>;

export const DuelRatio = z
  .strictObject({
    a: DuelSide.describe('The first chip of the duel.'),
    b: DuelSide.describe('The other.'),
    footing: z.string().describe('What is equal, with both figures.'),
    calibrated: z.boolean().describe('Both families have constants fitted to measurements.'),
    samples: z.array(DuelSample).describe('b ÷ a over context, growing.'),
    ends: DuelEnd.nullable().describe('Where it ends; null where it reaches the last context.'),
    points: z.array(DuelPoint).describe('Ratios of published points.'),
    crossings: z.array(DuelCrossing).describe('Where they change places, by context.'),
    verdict: Verdict.describe(
      'What can be said of what is drawn: a simulation leads nobody where runs of both say something.',
    ),
    observed: word(
      'What runs of both say on the model in this precision, drawn or not; null where nobody ran the two alike.',
    ),
  })
  .describe('One chip of a duel against the first.');
export type DuelRatio = z.infer<typeof DuelRatio>;

/** Something that a duel can be asked for, or why it cannot. */
const option = {
  chosen: z.boolean().describe('It is what is shown.'),
  disabled: word('Why it cannot be; null where it can.'),
};

export const DuelMetricChoice = z
  .strictObject({ metric: DuelMetric.describe('By what.'), ...option })
  .describe('A metric to choose.');
export const DuelUsersChoice = z
  .strictObject({ users: z.int().describe('Users at once.'), ...option })
  .describe('A number of users to choose.');
export const DuelFootingChoice = z
  .strictObject({ equal: EqualBy.describe('What is the same of both.'), ...option })
  .describe('A footing to choose.');

export const DuelChoices = z
  .strictObject({
    metrics: z.array(DuelMetricChoice).describe('Metrics.'),
    users: z.array(DuelUsersChoice).describe('Users at once.'),
    footings: z.array(DuelFootingChoice).describe('Footings.'),
  })
  .describe('What else a duel can be asked for.');
export type DuelChoices = z.infer<typeof DuelChoices>;

export const DuelChart = z
  .strictObject({
    head: ChartHead.describe('Title, slice, kinds, source and date.'),
    modelName: z.string().describe('Name of the model.'),
    ratios: z.array(DuelRatio).describe('Each chip against the first, in the order asked for.'),
    verdict: Verdict.describe('Of the pair; of three or four chips, who leads the first.'),
    calibrated: z.boolean().describe('All families have constants fitted to measurements.'),
    ahead: z.string().describe('What a chip is where its half is reached: "faster".'),
    ratioWords: z.string().describe('What is divided: "tokens/s per user".'),
    choices: DuelChoices.describe('What else can be asked for.'),
    engineVersion: z.string().describe('Version of the simulator.'),
  })
  .describe('Two to four chips over context as ratios to the first, simulated, beside published points.');
export type DuelChart = z.infer<typeof DuelChart>;
