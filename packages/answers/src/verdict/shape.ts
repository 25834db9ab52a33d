import { z } from 'zod';
import { Extent } from '@inferbench/domain/board/system-class';
import { Kind } from '@inferbench/domain/terms/kind';
import { ServingMode } from '@inferbench/domain/terms/layout';
import { ConfigurationBasis } from '@inferbench/domain/terms/measured-on';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { TechniqueClass, TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import { figure, wholeFigure, word } from '@inferbench/domain/terms/figure';

export const VerdictKind = z.enum(['LEADS', 'LEADS_BY_STACK', 'CROSSES', 'TIED', 'MIXED', 'NONE']);
export type VerdictKind = z.infer<typeof VerdictKind>;

export const Footing = z.enum(['LIKE', 'CLASS_NAMED', 'NONE']);
export type Footing = z.infer<typeof Footing>;

export const VerdictBasis = z.enum(['MEASURED', 'PUBLISHED']);
export type VerdictBasis = z.infer<typeof VerdictBasis>;

/** Steady serving at a line; or one user alone: answers, or prompts. */
export const VerdictPhase = z.enum(['SERVING', 'DECODE', 'PREFILL']);

/** Known from repeats, or assumed by how a run is dated. */
export const VerdictInterval = z.enum(['STATED', 'ASSUMED']);

export const FirstTokenBasis = z.enum(['STATED', 'DERIVED', 'UNKNOWN']);

export const VerdictRow = z
  .strictObject({
    pointId: z.string().describe('The point: one run at one load.'),
    chip: z.string().describe('Slug of the chip.'),
    label: z.string().describe('Short name of the chip.'),
    chips: z.int().describe('Chips of the system.'),
    extent: Extent.describe('How far the system reaches.'),
    pools: ServingMode.nullable().describe('Prompts and answers on the same chips, or apart; null unstated.'),
    layout: word('How the chips share the work; null where not stated.'),
    framework: word('Serving stack.'),
    frameworkVersion: word('Its version as stated.'),
    precision: PrecisionClass.describe('Precision class.'),
    technique: TechniqueClass.describe('PLAIN, or DRAFTING.'),
    phase: VerdictPhase.describe('Steady serving, or one stream that answers or reads a prompt.'),
    inputTokens: wholeFigure('Prompt of steady serving, tokens; null of one stream.'),
    outputTokens: wholeFigure('Its answer, tokens.'),
    contextTokens: figure('Tokens before the one that one stream makes; null of serving.'),
    users: figure('Requests in flight; null where not stated.'),
    tokensPerSecPerUser: z.number().describe('Output tokens a second that each user sees.'),
    tokensPerSecPerChip: z.number().describe('Output tokens a second of each chip.'),
    firstTokenSec: figure('Typical time to first token, s; null where not known.'),
    firstTokenIs: FirstTokenBasis.describe('DERIVED: from the load and the rate, by Little.'),
    intervalShare: z.number().describe('Half-width of the interval of the rate, as a share.'),
    intervalIs: VerdictInterval.describe('From repeats, or assumed by how the run is dated.'),
    costs: TradeoffDocument.shape.costs.describe('Cost of its output by basis.'),
    energy: TradeoffDocument.shape.energy.describe('Energy of its output by power boundary.'),
    measuredFrom: word('First day of a median over reruns; null of one run.'),
    measuredTo: word('Day of the run or of its last rerun; null where not published.'),
    configuration: ConfigurationBasis.describe('Whether the source states what ran.'),
    kind: Kind.describe('MEASURED here, or REPORTED by a publication.'),
    source: word('Publication; null of a run submitted here.'),
    words: z.string().describe('What ran, in one line.'),
  })
  .describe('A run that a verdict stands on.');
export type VerdictRow = z.infer<typeof VerdictRow>;

export const VerdictSide = z
  .strictObject({
    label: z
      .string()
      .describe('Name of the side: a chip, a vendor, a generation, a framework or a precision.'),
    chips: z
      .array(z.string())
      .describe('Slugs of its chips; none of a framework or a precision on any chip.'),
    value: figure(
      'Tokens a second and chip of its best run at the line or faster, of one stream those of the user; null where it has none.',
    ),
    upper: figure('What its next slower run gives: more than that it does not give at the line.'),
    near: z.boolean().describe('Run at 1.25 times the line or slower, and its best within 1.5 times of it.'),
    row: VerdictRow.nullable().describe('The run of the value.'),
    next: VerdictRow.nullable().describe('The next slower run; null where no slower one gives more.'),
    words: z.string().describe('What is known of it at the line.'),
  })
  .describe('One side of a verdict at the line.');
export type VerdictSide = z.infer<typeof VerdictSide>;

export const SystemVerdict = z
  .strictObject({
    kind: VerdictKind.describe(
      'LEADS_BY_STACK: by more than twice what the chips themselves differ by. MIXED: like slices say the opposite.',
    ),
    footing: Footing.describe(
      'LIKE: all alike but the chips and stacks; of frameworks and precisions on the same chips. CLASS_NAMED: size or layout differ.',
    ),
    basis: VerdictBasis.nullable().describe(
      'MEASURED where every run was measured here, else PUBLISHED; a simulation is neither. Null without a verdict.',
    ),
    leader: word('Label of the side that leads; null unless one does.'),
    low: figure('The leader’s rate ÷ the upper end of the other.'),
    high: figure('The leader’s rate ÷ the rate of the other.'),
    text: z.string().describe('What may be said, in one sentence.'),
    title: z.string().describe('The same, short enough for a title.'),
    reasons: z.array(z.string()).describe('What bounds it, or why there is none; a sentence each.'),
    turnsWith: word('What slices that do not say the same differ by, such as “the bits”; null unless MIXED.'),
    model: word('Slug of the model; null over all models.'),
    modelName: word('Its name.'),
    inputTokens: wholeFigure('Prompt of the slice, tokens; null without a slice.'),
    outputTokens: wholeFigure('Answer of the slice, tokens.'),
    precision: PrecisionClass.nullable().describe('Precision class of the slice.'),
    technique: TechniqueClass.nullable().describe('PLAIN, or DRAFTING.'),
    extent: Extent.nullable().describe('How far its systems reach; null where the two differ.'),
    pools: ServingMode.nullable().describe(
      'Prompts and answers on the same chips or apart; null where the two differ.',
    ),
    at: figure('The line: tokens a second that each user gets at least.'),
    sides: z
      .array(VerdictSide)
      .describe('Both sides, in the order asked for; over all models those of each.'),
    rows: z.array(VerdictRow).describe('The runs of both sides that it stands on.'),
  })
  .describe('What may be said of two sides on one model at a line, or over all models.');
export type SystemVerdict = z.infer<typeof SystemVerdict>;

export const VersusStrip = z
  .strictObject({
    model: word('Slug of the model.'),
    modelName: word('Its name.'),
    at: z.number().describe('The line.'),
    kind: VerdictKind.describe('What may be said there.'),
    leader: word('Label of the side that leads there.'),
    low: figure('Lower end of the ratio.'),
    high: figure('Upper end.'),
  })
  .describe('One model at one line, at the lengths of the answer.');
export type VersusStrip = z.infer<typeof VersusStrip>;

export const Versus = z
  .strictObject({
    kind: VerdictKind.describe('Over all models: LEADS where one side leads on most and the other on none.'),
    leader: word('Label of the side that leads; null unless one does.'),
    text: z.string().describe('The answer over all models, with its slice, in one sentence.'),
    title: z.string().describe('The same, short enough for a title.'),
    low: figure('Least of the leads that it names; null unless one side leads.'),
    high: figure('Largest of them.'),
    reasons: z.array(z.string()).describe('What cannot be compared, and why; a sentence each.'),
    inputTokens: wholeFigure('Prompt of the slice with most verdicts, tokens; null without any.'),
    outputTokens: wholeFigure('Its answer, tokens.'),
    extent: Extent.nullable().describe('Extent of its systems.'),
    pools: ServingMode.nullable().describe('Their layout.'),
    at: figure('Its line, tokens a second each.'),
    models: z.array(SystemVerdict).describe('Each model that both ran, by name.'),
    strips: z.array(VersusStrip).describe('Each of them over the line.'),
  })
  .describe('Two sides over all models that both ran.');
export type Versus = z.infer<typeof Versus>;
