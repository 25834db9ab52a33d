import { z } from 'zod';
import { ChartHead } from './chart-head.ts';
import { EqualBy } from './chip-crossover.ts';
import { Kind } from './kind.ts';
import { PrecisionClass } from './precision.ts';
import { Slug } from './slug.ts';

/** What two chips are compared by over context: more is better of each, of a price and energy tokens for them. */
export const DuelMetric = z.enum(['SPEED', 'PRICE', 'ENERGY']);
export type DuelMetric = z.infer<typeof DuelMetric>;

/** Users at once that a duel offers. */
export const DUEL_USERS = [1, 16, 64] as const;

/** Most chips of one duel: the first, and those that are divided by it. */
export const MOST_DUELLISTS = 4;

/** How far apart the ends of a crossing may lie for it to be named. */
export const NAMED_CROSSING_FACTOR = 4;

export const DuelRequest = z
  .strictObject({
    chips: z
      .array(Slug)
      .min(2)
      .max(MOST_DUELLISTS)
      .describe('Slugs of two to four chips; the others are divided by the first.'),
    model: Slug.describe('Slug of the model.'),
    precision: PrecisionClass.default('FP8').describe('Precision class of the weights; FP8 where left out.'),
    users: z
      .int()
      .min(1)
      .max(65_536)
      .default(64)
      .describe('Users at once of each system; 64 where left out.'),
    metric: DuelMetric.default('SPEED').describe('SPEED where left out.'),
    equal: EqualBy.default('chips').describe('What is the same of both; CHIPS where left out.'),
    chipsEach: z
      .int()
      .min(1)
      .max(1024)
      .optional()
      .describe(
        'Chips of each system, with CHIPS; the smallest power of two that holds the users where left out.',
      ),
    context: z
      .int()
      .min(128)
      .max(131_072)
      .default(8192)
      .describe('Context at which all must hold the users; 8,192 where left out.'),
  })
  .refine(({ chips }) => new Set(chips).size === chips.length, {
    path: ['chips'],
    message: 'each chip is named once',
  })
  .describe('Two to four chips over context: by what, at how many users, and on which footing.');
export type DuelRequest = z.infer<typeof DuelRequest>;

export const DuelSide = z
  .strictObject({
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    vendor: z.string().describe('Vendor.'),
    older: z.boolean().describe("Before its vendor's current generation."),
    chips: z.int().describe('Number of chips against the first.'),
    calibrated: z.boolean().describe('Its family has constants fitted to measurements.'),
    fullAt: z
      .number()
      .nullable()
      .describe('Context at which its memory is full; null where the curve reaches its last.'),
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
  .describe('b ÷ a at one context; the errors of both count as independent.');
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

export const VerdictKind = z.enum(['LEADS', 'CROSSES', 'TIED', 'NONE']);
export type VerdictKind = z.infer<typeof VerdictKind>;

export const Verdict = z
  .strictObject({
    kind: VerdictKind.describe(
      'NONE: the simulator is not calibrated for one of them, or there is no figure.',
    ),
    leader: z.string().nullable().describe('Slug of the chip that leads; null unless one does.'),
    text: z.string().describe('The verdict in one sentence.'),
  })
  .describe('What can be said of two chips: nobody leads where an interval spans equality.');
export type Verdict = z.infer<typeof Verdict>;

export const DuelEnd = z
  .strictObject({
    context: z.number().describe('The last context of the ratio, tokens.'),
    chip: z.string().nullable().describe('Slug of the chip whose memory is full; null of the model itself.'),
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
    verdict: Verdict.describe('What can be said.'),
  })
  .describe('One chip of a duel against the first.');
export type DuelRatio = z.infer<typeof DuelRatio>;

/** Something that a duel can be asked for, or why it cannot. */
const option = {
  chosen: z.boolean().describe('It is what is shown.'),
  disabled: z.string().nullable().describe('Why it cannot be; null where it can.'),
};

export const DuelChoices = z
  .strictObject({
    metrics: z
      .array(
        z
          .strictObject({ metric: DuelMetric.describe('By what.'), ...option })
          .describe('A metric to choose.'),
      )
      .describe('Metrics.'),
    users: z
      .array(
        z
          .strictObject({ users: z.int().describe('Users at once.'), ...option })
          .describe('A number of users to choose.'),
      )
      .describe('Users at once.'),
    footings: z
      .array(
        z
          .strictObject({ equal: EqualBy.describe('What is the same of both.'), ...option })
          .describe('A footing to choose.'),
      )
      .describe('Footings.'),
  })
  .describe('What else a duel can be asked for.');
export type DuelChoices = z.infer<typeof DuelChoices>;

export const DuelChart = z
  .strictObject({
    head: ChartHead.describe('Title, slice, kinds, source and date.'),
    request: DuelRequest.describe('What was asked for, every wish settled.'),
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
