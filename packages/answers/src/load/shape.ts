import { z } from 'zod';
import { ChartAxis, PayBy, UserAxis } from './request.ts';
import { ChartHead } from '@inferbench/domain/terms/chart-head';
import { Kind } from '@inferbench/domain/terms/kind';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { WHO_SAYS } from '@inferbench/domain/terms/relation';
import { Extent, SYSTEM_CLASS } from '@inferbench/domain/board/system-class';
import { ServingMode } from '@inferbench/domain/terms/layout';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { wholeFigure, word } from '@inferbench/domain/terms/figure';

export const ChartSlice = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    modelName: z.string().describe('Name of the model.'),
    inputTokens: z.int().describe('Prompt, tokens.'),
    outputTokens: z.int().describe('Answer, tokens.'),
    precision: PrecisionClass.describe('Precision class.'),
    chips: z.int().describe('Chips of each simulated system.'),
    at: z.number().describe('Line on `x`: tokens a second that each user sees at least, or seconds at most.'),
    x: UserAxis.describe('What a user sees, along the base.'),
    axis: ChartAxis.describe('What stands over it.'),
    pay: PayBy.describe('How the chips are paid for.'),
    framework: word('Software of the published runs; null: any.'),
    simulated: z.boolean().describe('Simulated systems stand beside the published ones.'),
    technique: TechniqueClass.describe('Published runs without drafted tokens, or with.'),
    extent: Extent.nullable().describe('How far the compared systems reach; null where nobody ran one.'),
    pools: ServingMode.nullable().describe('Their layout; null where nobody ran or stated one.'),
  })
  .describe('What is shown, every wish settled.');
export type ChartSlice = z.infer<typeof ChartSlice>;

/** An option of a picker: never one that leads to nothing. */
const option = {
  label: z.string().describe('As a picker shows it.'),
  chosen: z.boolean().describe('It is what is shown.'),
  chips: z.int().describe('Kinds of chips with a curve or a published point.'),
  runs: z.int().describe('Published points.'),
  simulatedOnly: z.boolean().describe('No published point.'),
  disabled: word('Why it cannot be chosen; null where it can.'),
};

export const LengthsChoice = z
  .strictObject({
    inputTokens: z.int().describe('Prompt, tokens.'),
    outputTokens: z.int().describe('Answer, tokens.'),
    ...option,
  })
  .describe('Lengths of prompt and answer to choose.');
export const PrecisionChoice = z
  .strictObject({ precision: PrecisionClass.describe('Precision class.'), ...option })
  .describe('A precision class to choose.');
export const ChipsChoice = z
  .strictObject({ count: z.int().describe('Chips of each simulated system.'), ...option })
  .describe('A number of chips to choose.');
export const SpeedChoice = z
  .strictObject({ at: ChartSlice.shape.at, ...option })
  .describe('A line to choose.');
export const UserAxisChoice = z
  .strictObject({ x: UserAxis.describe('What a user sees, along the base.'), ...option })
  .describe('What a user sees to choose; published points that do not state it are not counted.');
export const PayChoice = z
  .strictObject({ pay: PayBy.describe('How the chips are paid for.'), ...option })
  .describe('A way to pay to choose.');
export const ClassChoice = z
  .strictObject({ ...SYSTEM_CLASS, ...option })
  .describe('A class of published systems to compare.');
export const DraftsChoice = z
  .strictObject({ technique: TechniqueClass.describe('Without drafted tokens, or with.'), ...option })
  .describe('Published runs without drafted tokens, or with, to choose.');

export const ChartChoices = z
  .strictObject({
    lengths: z.array(LengthsChoice).describe('Lengths, those with most published points first.'),
    precisions: z.array(PrecisionChoice).describe('Precision classes at these lengths.'),
    chips: z.array(ChipsChoice).describe('Numbers of chips at these lengths in this precision.'),
    xs: z.array(UserAxisChoice).describe('What may stand along the base in this slice.'),
    speeds: z.array(SpeedChoice).describe('Lines on `x` in this slice.'),
    pays: z.array(PayChoice).describe('Ways to pay in this slice.'),
    classes: z.array(ClassChoice).describe('Classes of systems that ran in this slice.'),
    canHideSimulated: z
      .boolean()
      .describe(
        'Two chips, and all that are asked for, were run at the line: simulated systems may be left out.',
      ),
    drafts: z
      .array(DraftsChoice)
      .describe('Without drafted tokens, or with, at these lengths and precision.'),
  })
  .describe('What can be chosen, with counts, each picker below the choices of those before it.');
export type ChartChoices = z.infer<typeof ChartChoices>;

const maybe = z.number().nullable();

/** What a curve and a front say of who they are. */
const named = {
  key: z.string().describe('Names the system within this answer.'),
  chip: z.string().describe('Slug of the chip.'),
  label: z.string().describe('Short name of the chip.'),
  system: z.string().describe('Short name of the system: chip, number of chips, software.'),
  vendor: z.string().describe('Vendor.'),
  older: z.boolean().describe("Before its vendor's current generation."),
};
const identity = {
  ...named,
  coloured: z.boolean().describe('Drawn in the colour of its vendor; the others are grey.'),
};

/** Values of one load on every axis that a reader can switch to. */
const axes = {
  perUser: z.number().describe('Tokens a second of one user.'),
  perChip: z.number().describe('Output tokens a second of each chip.'),
  perUsd: maybe.describe('Million output tokens a USD, paid as the slice says; null without a price.'),
  perKw: maybe.describe('Output tokens a second per kW of provisioned power; null where none is published.'),
};

export const ChartSample = z
  .strictObject({
    users: z.int().describe('Users at once.'),
    ...axes,
    usdPerMtok: maybe.describe('USD per million output tokens; null without a price.'),
    joulesPerOutputToken: maybe.describe(
      'Joules per output token, prompts included; null without a power model.',
    ),
    energyBoundary: word('Where that power would be taken, in words.'),
  })
  .describe('One simulated load. The error moves it along the ray from the origin: ÷ (1 ± error bar).');
export type ChartSample = z.infer<typeof ChartSample>;

export const CurveEnd = z
  .strictObject({
    users: z.int().describe('Most users that were simulated.'),
    why: z.string().describe('Why the curve ends there: the memory is full, or more users add nothing.'),
  })
  .describe('Where a curve ends.');

export const LoadTradeoff = z
  .strictObject({
    ...identity,
    chips: z.int().describe('Number of chips.'),
    calibrated: z.boolean().describe('Its family has constants fitted to measurements.'),
    errorBar: z.number().describe('Half-width of the error bar of every time, as a share.'),
    ends: CurveEnd.nullable().describe('Null where it was cut short by nothing but the loads asked for.'),
    samples: z
      .array(ChartSample)
      .describe('From one user up; without loads that another is as good as for both user and chip.'),
  })
  .describe('A simulated system over load, from one user until its memory is full.');
export type LoadTradeoff = z.infer<typeof LoadTradeoff>;

/** What a published point says of itself on every axis. */
const published = {
  pointId: z.string().describe('The point.'),
  ...axes,
  firstSec: maybe.describe('Median time to first token, s; null where not published.'),
  answerSec: maybe.describe(
    'Time to an answer of 300 words, s: median to the first token and 399 medians of the time per token; null without both.',
  ),
  chips: z.int().describe('Chips of the system.'),
  stack: word('Software and version; null where not stated.'),
  users: maybe.describe('Requests in flight; null where not stated.'),
  low: z.number().describe('Lower end of its tokens a second and chip.'),
  high: z.number().describe('Upper end.'),
  kind: Kind.describe('MEASURED here, or REPORTED by a publication.'),
  source: word('Publication; null of a run submitted here.'),
  ...WHO_SAYS,
  date: word('When it was measured; null where nobody said.'),
};

export const FrontPoint = z
  .strictObject({
    ...published,
    onFront: z
      .boolean()
      .describe('No other point of the system is as good on both shown axes and better on one.'),
  })
  .describe('A published point of a front.');
export type FrontPoint = z.infer<typeof FrontPoint>;

export const PublishedFront = z
  .strictObject({
    ...identity,
    ...SYSTEM_CLASS,
    framework: word('Framework; null where several ran, or none was stated.'),
    points: z.array(FrontPoint).describe('Its points, the worst for one user on `x` first.'),
  })
  .describe('All runs of a chip in one class, published at three or more loads.');
export type PublishedFront = z.infer<typeof PublishedFront>;

export const SameLoad = z
  .strictObject({
    key: z.string().describe('Key of the curve.'),
    users: z.number().describe('Users at once, on both.'),
    perUser: z.number().describe('Tokens a second of one user, simulated.'),
    perChip: z.number().describe('Tokens a second and chip, simulated.'),
    low: z.number().describe('Lower end of that.'),
    high: z.number().describe('Upper end.'),
    ratio: z.number().describe('Published ÷ simulated tokens a second and chip.'),
    inside: z.boolean().describe('The published point lies inside the error of the simulation.'),
  })
  .describe('The same load on the simulated curve of the same chip.');
export type SameLoad = z.infer<typeof SameLoad>;

export const ChartPoint = z
  .strictObject({
    ...named,
    framework: word('Framework.'),
    ...published,
    perUser: maybe.describe('Tokens a second of one user; null where not published.'),
    sameLoadAs: SameLoad.nullable().describe('Null where its load or its curve is not known.'),
  })
  .describe('A published point of a system with too few loads for a front.');
export type ChartPoint = z.infer<typeof ChartPoint>;

export const ShownFigure = z
  .strictObject({
    value: maybe.describe('The value; null where there is none.'),
    low: maybe.describe('Lower end of its interval.'),
    high: maybe.describe('Upper end.'),
    kind: Kind.nullable().describe('Kind of the figure; null without one.'),
    words: z.string().describe('What goes with it, or why there is none: never empty without a value.'),
  })
  .describe('A figure with its interval and kind, or the words of its absence.');
export type ShownFigure = z.infer<typeof ShownFigure>;

export const PlacedRow = z
  .strictObject({
    ...identity,
    chips: z.int().describe('Chips of the system.'),
    ...SYSTEM_CLASS,
    kind: Kind.describe('Kind of the value.'),
    value: z.number().describe('What stands over speed, at the line.'),
    low: z.number().describe('Lower end of its interval.'),
    high: z.number().describe('Upper end.'),
    upper: z
      .number()
      .describe('Most that it may give at the line: the next slower run of a published front, else `high`.'),
    atLeast: z
      .boolean()
      .describe(
        'All its runs come far within a line of time: it gives at least the value, and nobody leads it.',
      ),
    place: z
      .int()
      .describe(
        'Published: 1 and the number of systems of its class that lead it. Simulated: 1, 2, 2, 4 by value, among as many chips of its class.',
      ),
    of: z
      .int()
      .describe(
        'Published: systems of its class with a run at the line or faster, those without a place among them. Simulated: as many chips of its class.',
      ),
    overlapsFirst: z.boolean().describe('Not told apart from the first of those.'),
    users: maybe.describe('Users at once at the line; null where not known.'),
    perUser: z.number().describe('Tokens a second that each of them sees.'),
    sees: z.number().describe('What each of them sees on `x`: tokens a second, or seconds.'),
    stack: word('Software and version that ran; null of a simulation.'),
    dated: word('When it was measured, in words; null where nobody said.'),
    ran: word('The run, as every table says it; null of a simulation.'),
    pointId: word('The published point that it stands with; null of a simulation.'),
    comparison: word('Published against simulated, in words; null where only one of them is known.'),
    price: ShownFigure.describe('USD per million output tokens.'),
    energy: ShownFigure.describe('Joules per output token; the words name the boundary.'),
    flexibility: ShownFigure.describe('Share of cells that the chip runs well.'),
    alone: ShownFigure.describe('Tokens a second of one user alone.'),
    prompt: ShownFigure.describe('Milliseconds for the prompt of one user, nobody beside.'),
  })
  .describe('A system at the line.');
export type PlacedRow = z.infer<typeof PlacedRow>;

export const UnplacedReason = z.enum([
  'NOT_CALIBRATED',
  'DOES_NOT_FIT',
  'NEVER_REACHES',
  'RUN_FASTER',
  'WAITS_TOO_LONG',
  'NO_PRICE',
  'NO_POWER',
  'NOT_SIMULATED',
]);
export type UnplacedReason = z.infer<typeof UnplacedReason>;

export const UnplacedRow = z
  .strictObject({
    ...identity,
    chips: z.int().describe('Chips of the system.'),
    reason: UnplacedReason.describe('Why it has no place.'),
    words: z.string().describe('The reason with its numbers.'),
    value: ShownFigure.describe('What it would stand with, where that is known.'),
    chipsNeeded: wholeFigure('Chips that hold it; null where it fits or none do.'),
    pointId: word('Its nearest published point; null of a simulation.'),
  })
  .describe('A system without a place, and why.');
export type UnplacedRow = z.infer<typeof UnplacedRow>;

export const AtLine = z
  .strictObject({
    at: ChartSlice.shape.at,
    perUser: maybe.describe('The same of a line of speed, as it was called before `at`; null of a time.'),
    published: z
      .array(PlacedRow)
      .describe(
        'From published points: of each chip in each class the best run that keeps the line, those of the shown class first.',
      ),
    simulated: z.array(PlacedRow).describe('From simulated curves, of families with many public runs.'),
    unplaced: z.array(UnplacedRow).describe('Systems without a place.'),
  })
  .describe('Systems at the line: published, simulated and without a place, never in one list.');
export type AtLine = z.infer<typeof AtLine>;

export const LeaderKind = z.enum(['FASTEST', 'MOST_OUTPUT', 'CHEAPEST', 'LEAST_ENERGY']);
export type LeaderKind = z.infer<typeof LeaderKind>;

export const ChartLeader = z
  .strictObject({
    question: LeaderKind.describe('Best at what.'),
    title: z.string().describe('The question in words.'),
    unit: z.string().describe('Unit of the value.'),
    figure: ShownFigure.describe('The best value.'),
    labels: z.array(z.string()).describe('Short names of chips that have it: equal to three digits.'),
    chips: z.array(z.string()).describe('Their slugs.'),
    overlaps: z.array(z.string()).describe('Short names of chips that cannot be told apart from them.'),
    among: word('Class of the systems that were compared, in words; null without a leader.'),
    rivals: z.int().describe('Other chips of that class that have the figure.'),
    ran: word('The run that has the value, in words; null without one.'),
    beyond: word(
      'The best of another class where it is better, which no lead is said of; null where none is.',
    ),
    sentence: z.string().describe('Kind, interval and who cannot be told apart.'),
  })
  .describe('Best at one of four questions, with who cannot be told apart.');
export type ChartLeader = z.infer<typeof ChartLeader>;

export const ChartAxisWords = z
  .strictObject({
    unit: z.string().describe('Unit of what stands over what a user sees.'),
    title: z.string().describe('That axis in words.'),
    xUnit: z.string().describe('Unit of what a user sees.'),
    xTitle: z.string().describe('That axis in words.'),
    xLowerIsBetter: z.boolean().describe('True of a time: less is better for the user.'),
    line: z.string().describe('The line in words, as a sentence has it: "at 20 tokens/s each".'),
  })
  .describe('The two axes and the line.');
export type ChartAxisWords = z.infer<typeof ChartAxisWords>;

export const TradeoffChart = z
  .strictObject({
    head: ChartHead.describe('Title, slice, kinds, source and date.'),
    slice: ChartSlice.describe('What is shown.'),
    changed: z.array(z.string()).describe('What was asked for and is not shown, a sentence each.'),
    choices: ChartChoices.describe('What can be chosen.'),
    axis: ChartAxisWords.describe('What stands over speed.'),
    curves: z.array(LoadTradeoff).describe('Simulated systems over load, the best at the line first.'),
    fronts: z.array(PublishedFront).describe('Systems published at three or more loads.'),
    points: z.array(ChartPoint).describe('Other published points.'),
    atLine: AtLine.describe('Systems at the line.'),
    leaders: z.array(ChartLeader).describe('The four leaders.'),
  })
  .describe('A model over load: speed of one user against what its chips give in all.');
export type TradeoffChart = z.infer<typeof TradeoffChart>;
