import { z } from 'zod';
import { ConfigurationBasis } from './measured-on.ts';
import { Kind } from './kind.ts';
import { Lifecycle } from './lifecycle.ts';
import { PowerBoundary } from './power-boundary.ts';
import { PrecisionBasis } from './precision-basis.ts';
import { PrecisionClass } from './precision.ts';
import { CostBasis, EvidenceGrade } from './score.ts';
import { Relation, WHO_SAYS } from './relation.ts';
import { Phase, SliceShape } from './slice.ts';
import { SpecificationStanding } from './standing.ts';

const word = z.string().min(1).max(300);

/** Which points or scores are listed; what is left out narrows nothing. */
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

const figure = (what: string) => z.number().nullable().describe(what);

/** A score with what is needed to read it apart from the rest, in plain columns: what `scores` lists and the export holds. */
export const ScoreRow = z
  .strictObject({
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
    batch: figure('Exact batch; null where it is unknown.'),
    contextTokens: figure('Exact context of its slice, tokens; null where it has none.'),
    inputTokens: figure('Mean prompt tokens a request.'),
    outputTokens: figure('Mean answer tokens a request.'),
    unranked: z.string().nullable().describe('Why it is shown and never ranks; null where it may rank.'),
    usefulTops: figure('Useful TOPS per chip.'),
    utilisation: figure('Useful rate ÷ peak.'),
    tokensPerSecPerUser: figure('Tokens a second of one user.'),
    tokensPerSecPerChip: figure('Output tokens a second and chip.'),
    ttftMsP95: figure('95th percentile of the time to the first token, ms.'),
    tpotMsP95: figure('95th percentile of the time per further token, ms.'),
    goodput: figure('Good requests a second and chip, chatbot limits.'),
    costEfficiency: figure('Useful TOPS per USD an hour, on `costBasis`.'),
    usdPerMillionOutputTokens: figure('USD per million output tokens, on `costBasis`.'),
    costBasis: CostBasis.nullable().describe('Basis of both; null where the chip has no price.'),
    energyEfficiency: figure('Useful TOPS per watt, at `powerBoundary`.'),
    joulesPerOutputToken: figure('Joules per output token, at `powerBoundary`.'),
    powerBoundary: PowerBoundary.nullable().describe('Where power was taken; null without power.'),
    engineVersion: z.string().describe('Version of the engine that scored it.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
    inputHash: z.string().describe('SHA-256 of everything that the score depends on.'),
    configuration: ConfigurationBasis.describe(
      'Whether its source states the configuration or it was recovered.',
    ),
    measuredFrom: z.string().nullable().describe('First day of a median over reruns; null for one run.'),
    measuredTo: z
      .string()
      .nullable()
      .describe('When it was measured, or the last day of reruns; null: nobody said.'),
    older: z
      .boolean()
      .describe('A newer result of the same configuration stands on the boards in its place.'),
    receivedAt: z.string().describe('When it was received, ISO 8601 UTC.'),
    sourceDocument: z
      .string()
      .nullable()
      .describe('Publication that it comes from; null for submitted runs.'),
    sourceRevision: z.string().nullable().describe('Commit, release or day of it.'),
    sourceLicence: z.string().nullable().describe('Licence of the publication; null where it states none.'),
    precisionBasis: PrecisionBasis.describe('Who says in which precision the weights were.'),
  })
  .describe('One score in plain columns, as the export holds it.');
export type ScoreRow = z.infer<typeof ScoreRow>;

/** Columns of the export, in order. */
export const SCORE_COLUMNS: readonly (keyof ScoreRow)[] = ScoreRow.keyof().options;
