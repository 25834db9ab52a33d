import { Finding } from '@inferbench/domain/errors/finding';
import { ConfigurationBasis, MeasuredOn } from '@inferbench/domain/terms/measured-on';
import { PrecisionBasis } from '@inferbench/domain/terms/precision-basis';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { PointTag, tagsOf } from '@inferbench/domain/runs/point-tag';
import { EvidenceGrade, Unranked } from '@inferbench/domain/scores/score';
import { Phase, BatchBasis } from '@inferbench/domain/terms/slice';
import { Lifecycle, whyUnranked } from '@inferbench/domain/submissions/lifecycle';
import { Relation, relationOf } from '@inferbench/domain/terms/relation';
import { SpecificationStanding } from '@inferbench/domain/scores/standing';
import { z } from 'zod';
import { Kind } from '@inferbench/domain/terms/kind';
import { Id, globalId } from '../graphql/global-id.ts';
import '../graphql/publication-types.ts';
import { enumTypeOf, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import type { StoredPoint } from '@inferbench/db/points/point-reader';
import { onceFor } from '@inferbench/units/once-for';
import { viewOf } from '../graphql/view-of.ts';
import { NodeType } from '../graphql/node.type.ts';
import { LatencyType, toLatencyType } from './latency.type.ts';
import { ScoresType, SplitType, toScoresType, toSplitType } from '../score/score.type.ts';
import { SystemType, toSystemType } from '../chip/system.type.ts';
import { figure, word } from '@inferbench/domain/terms/figure';

objectTypeOf(Unranked, 'Unranked');
enumTypeOf(PrecisionBasis, 'PrecisionBasis', {
  description: 'Who says in which precision the weights were.',
  values: {
    IN_FILE: 'The file of the tool, or what it holds of the server.',
    PUBLISHED: 'The publication.',
    DECLARED: 'Only its submitter.',
  },
});

export const PointType = objectType(
  'Point',
  'One operating point of a run: batch, lengths, latency, scores, findings.',
  {
    id: Id.describe('Global id.'),
    kind: Kind.describe('Kind of number.'),
    example: z.boolean().describe('Made to show the way, not measured on hardware.'),
    lifecycle: Lifecycle.describe('State of its submission.'),
    submitter: z.string().describe('Organisation that submitted it.'),
    testedBy: word(
      'Who measured it, the submitter where nobody else is named; null of a published figure, whose source says it.',
    ),
    chipVendor: z.string().describe('Vendor of the chip.'),
    relation: Relation.describe('How the submitter stands to the chip.'),
    specificationStanding: SpecificationStanding.describe("Who says what the chip's specification says."),
    phase: Phase.describe('Part of inference that it measures.'),
    system: instanceOf(SystemType).describe('What it ran on.'),
    frameworkVersion: word('Version of the serving framework.'),
    configuration: ConfigurationBasis.describe(
      'Whether its source names what it measured, or it was recovered; STATED for submitted runs.',
    ),
    measured: MeasuredOn.nullable().describe(
      'When published figures were measured; null where nobody said, and for submitted runs.',
    ),
    batch: figure('Exact batch; null where it is unknown.'),
    batchBasis: BatchBasis.nullable().describe('Where the batch comes from.'),
    inputTokens: figure('Mean prompt tokens a request; null when none completed.'),
    outputTokens: figure('Mean answer tokens a request; null when none completed.'),
    evidenceGrade: EvidenceGrade.describe('How strongly it is backed.'),
    tags: z.array(PointTag).describe(`Badges, what its evidence lacks: ${PointTag.options.join(', ')}.`),
    precisionBasis: PrecisionBasis.describe('Who says in which precision the weights were.'),
    powerBoundary: PowerBoundary.nullable().describe('Where power was measured; null without power.'),
    contextTokens: figure(
      'Exact context of its slice, tokens: mean keys a decode step attends to; null where it has no slice.',
    ),
    unranked: Unranked.nullable().describe('Why it is shown and never ranks; null where it ranks.'),
    positionReason: word('Why it has no slice; null where it has one.'),
    peakOpsPerSec: z
      .number()
      .describe('Dense rate of all chips at the precision that computes, operations per second.'),
    peakPrecision: z.string().describe('Precision that computes.'),
    latency: instanceOf(LatencyType).describe('Latency distributions.'),
    scores: instanceOf(ScoresType).describe('Scores under the versions of the current epoch.'),
    split: instanceOf(SplitType)
      .nullable()
      .describe('Three-way split; null where the simulator has no steady state for it.'),
    findings: z.array(Finding).describe('What the rules found.'),
  },
  { implements: NodeType },
);
export type PointType = InstanceType<typeof PointType>;

const latencyOf = onceFor(toLatencyType);
const scoresOf = onceFor(toScoresType);
const splitOf = onceFor(toSplitType);

export const toPointType = viewOf<StoredPoint, PointType>(PointType, {
  id: ({ id }) => globalId('Point', id),
  kind: ({ kind }) => kind,
  example: ({ example }) => example,
  lifecycle: ({ lifecycle }) => lifecycle,
  submitter: ({ submitter }) => submitter,
  testedBy: (stored) => stored.testedBy,
  chipVendor: ({ system }) => system.chip.chip.vendor,
  relation: ({ kind, submitter, system }) =>
    relationOf({ kind, submitter, chipVendor: system.chip.chip.vendor }),
  specificationStanding: ({ system }) => system.chip.standing,
  phase: ({ phase }) => phase,
  system: ({ system }) => toSystemType(system),
  frameworkVersion: (stored) => stored.frameworkVersion,
  configuration: ({ configuration }) => configuration,
  measured: ({ measured }) => measured,
  batch: ({ position }) => position?.batch ?? null,
  batchBasis: ({ position }) => position?.batchBasis ?? null,
  inputTokens: (stored) => stored.inputTokens,
  outputTokens: (stored) => stored.outputTokens,
  contextTokens: ({ position }) => position?.context ?? null,
  evidenceGrade: (stored) => stored.evidenceGrade,
  tags: ({ score, findings }) => tagsOf(score.energy[0]?.boundary ?? null, findings),
  precisionBasis: (stored) => stored.precisionBasis,
  powerBoundary: ({ score }) => score.energy[0]?.boundary ?? null,
  unranked: whyUnranked,
  positionReason: (stored) => stored.positionReason,
  peakOpsPerSec: ({ score }) => score.peakOpsPerSec,
  peakPrecision: ({ score }) => score.peakPrecision,
  latency: ({ score }) => latencyOf(score.latency),
  scores: ({ score }) => scoresOf(score),
  split: ({ score }) => splitOf(score.split),
  findings: ({ findings }) => findings,
});
