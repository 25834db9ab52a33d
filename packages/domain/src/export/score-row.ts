import { z } from 'zod';
import { LoadMode } from '../runs/load-mode.ts';
import { ConfigurationBasis } from '../terms/measured-on.ts';
import { Kind } from '../terms/kind.ts';
import { Lifecycle } from '../submissions/lifecycle.ts';
import { PrecisionBasis } from '../terms/precision-basis.ts';
import { PrecisionClass } from '../terms/precision.ts';
import { CostBasis, EvidenceGrade } from '../scores/score.ts';
import { Relation, WHO_SAYS } from '../terms/relation.ts';
import { Phase, SliceShape } from '../terms/slice.ts';
import { SpecificationStanding } from '../scores/standing.ts';
import { FIGURE_COLUMNS } from './figure-columns.ts';
import { LATENCY_COLUMNS } from './latency-columns.ts';
import { LOAD_COLUMNS } from './load-columns.ts';
import { SOURCE_COLUMNS } from './source-columns.ts';
import { SYSTEM_COLUMNS } from './system-columns.ts';
import { figure } from '../terms/figure.ts';

const word = z.string().min(1).max(300);

/** Choice of points or scores that are listed; what is left out narrows nothing. */
export const ScoreFilter = z
  .strictObject({
    model: word.optional().describe('Slug of the model.'),
    chip: word.optional().describe('Slug of the chip.'),
    framework: word.optional().describe('Serving framework, as systems name it, for example vllm.'),
    precision: PrecisionClass.optional().describe('Precision class; points without a slice have none.'),
    sourceDocument: word.optional().describe('Title of the publication, as `sourceDocument` gives it.'),
    kind: Kind.optional().describe('MEASURED or REPORTED.'),
    since: z.iso
      .datetime({ offset: true })
      .or(z.iso.date())
      .optional()
      .describe('Only what was received at this time or later: a day, or ISO 8601 with its zone.'),
  })
  .describe('Which points or scores; what is left out narrows nothing.');
export type ScoreFilter = z.infer<typeof ScoreFilter>;

/**
 * Columns that a score's own row has: which point it is, who says so, its slice and what was scored. Those for system, load,
 * latency, figures and source stand in files of their own.
 */
export const ROW_COLUMNS = {
  pointId: z.string().describe('Global id of the point.'),
  model: z.string().nullable().describe('Slug of the model; null for single kernels.'),
  chip: z.string().describe('Slug of the chip.'),
  vendor: z.string().describe('Vendor of the chip.'),
  ...WHO_SAYS,
  relation: Relation.describe('How the submitter stands to the chip.'),
  specificationStanding: SpecificationStanding.describe("Who says what the chip's specification says."),
  chips: z.int().describe('Number of chips.'),
  system: z.string().describe('Slug of the system.'),
  framework: z.string().nullable().describe('Serving framework; null where nobody stated it.'),
  frameworkVersion: z.string().nullable().describe('Its version.'),
  kind: Kind.describe('Kind of number.'),
  lifecycle: Lifecycle.describe('State of its submission; FLAGGED ones never rank.'),
  example: z.boolean().describe('Made to show the way, not measured on hardware.'),
  evidenceGrade: EvidenceGrade.describe('How strongly it is backed.'),
  phase: z.string().describe('Part of inference, as its source measured it.'),
  slicePhase: Phase.nullable().describe('Phase of its slice; null where it has none.'),
  shape: SliceShape.nullable().describe('Shape of its slice; null for phases without one.'),
  precision: PrecisionClass.nullable().describe('Precision class of its slice; null where it has none.'),
  weights: z.string().nullable().describe('Precision word of the weights.'),
  precisionBasis: PrecisionBasis.describe('Who says in which precision the weights were.'),
  configuration: ConfigurationBasis.describe(
    'Whether its source states the configuration or it was recovered.',
  ),
  mode: LoadMode.describe('How its work was offered; points of one mode alone compare.'),
  batch: figure('Exact batch; null where it is unknown.'),
  contextTokens: figure('Exact context of its slice, tokens; null where it has none.'),
  inputTokens: figure('Mean prompt tokens a request.'),
  outputTokens: figure('Mean answer tokens a request.'),
  unranked: z.string().nullable().describe('Why it is shown and never ranks; null where it may rank.'),
  flags: z.string().nullable().describe('Rules that question it, as `/rules` lists them; null: none does.'),
  warnings: z.string().nullable().describe('Rules that say what it lacks; null: none does.'),
  older: z.boolean().describe('A newer result of the same configuration stands on the boards in its place.'),
  usefulTops: figure('Useful TOPS per chip.'),
  utilisation: figure('Useful rate ÷ peak.'),
  goodput: figure('Good requests a second and chip, chatbot limits.'),
  costEfficiency: figure('Useful TOPS per USD an hour, on `costBasis`.'),
  usdPerMillionOutputTokens: figure('USD per million output tokens, on `costBasis`.'),
  costBasis: CostBasis.nullable().describe('Basis of both; null where the chip has no price.'),
  energyEfficiency: figure('Useful TOPS per watt, at `powerBoundary`.'),
  latencyRequests: figure('Requests behind the percentiles; null where the source does not say.'),
  engineVersion: z.string().describe('Version of the engine that scored it.'),
  policyVersion: z.string().describe('Version of the scoring policy.'),
  inputHash: z.string().describe('SHA-256 of everything that the score depends on.'),
  receivedAt: z.string().describe('When it was received, ISO 8601 UTC.'),
};

/** A score with what is needed to read it apart from the rest, in plain columns: what `scores` lists and the export holds. */
export const ScoreRow = z
  .strictObject({
    ...ROW_COLUMNS,
    ...SYSTEM_COLUMNS,
    ...LOAD_COLUMNS,
    ...LATENCY_COLUMNS,
    ...FIGURE_COLUMNS,
    ...SOURCE_COLUMNS,
  })
  .describe('One score in plain columns, as the export holds it.');
export type ScoreRow = z.infer<typeof ScoreRow>;
