import type { StoredPoint } from '@inferbench/db/point-reader';
import type { Finding } from '@inferbench/domain/finding';
import type { Kind } from '@inferbench/domain/kind';
import type { Lifecycle } from '@inferbench/domain/lifecycle';
import { PointTag, tagsOf } from '@inferbench/domain/point-tag';
import type { PowerBoundary } from '@inferbench/domain/power-boundary';
import type { EvidenceGrade, Unranked } from '@inferbench/domain/score';
import type { BatchBasis, Phase } from '@inferbench/domain/slice';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import {
  BatchBasisEnum,
  EvidenceGradeEnum,
  KindEnum,
  LifecycleEnum,
  PhaseEnum,
  PowerBoundaryEnum,
} from '../graphql/enums.ts';
import { globalId } from '../graphql/global-id.ts';
import { onceFor } from '../graphql/once-for.ts';
import { viewOf } from '../graphql/view-of.ts';
import { NodeType } from '../graphql/node.type.ts';
import { FindingType } from '../graphql/finding.type.ts';
import { LatencyType, toLatencyType } from './latency.type.ts';
import { ScoresType, SplitType, toScoresType, toSplitType } from '../score/score.type.ts';
import { SystemType, toSystemType } from '../chip/system.type.ts';
import { UnrankedType } from './unranked.type.ts';

@ObjectType('Point', {
  implements: NodeType,
  description: 'One operating point of a run: batch, lengths, latency, scores, findings.',
})
export class PointType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => KindEnum, { description: 'Kind of number.' })
  kind!: Kind;

  @Field(() => Boolean, { description: 'Made to show the way, not measured on hardware.' })
  example!: boolean;

  @Field(() => LifecycleEnum, { description: 'State of its submission.' })
  lifecycle!: Lifecycle;

  @Field(() => PhaseEnum, { description: 'Part of inference that it measures.' })
  phase!: Phase;

  @Field(() => SystemType, { description: 'What it ran on.' })
  system!: SystemType;

  @Field(() => String, { nullable: true, description: 'Version of the serving framework.' })
  frameworkVersion!: string | null;

  @Field(() => Float, { nullable: true, description: 'Exact batch; null where it is unknown.' })
  batch!: number | null;

  @Field(() => BatchBasisEnum, { nullable: true, description: 'Where the batch comes from.' })
  batchBasis!: BatchBasis | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean prompt tokens a request; null when none completed.',
  })
  inputTokens!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean answer tokens a request; null when none completed.',
  })
  outputTokens!: number | null;

  @Field(() => EvidenceGradeEnum, { description: 'How strongly it is backed.' })
  evidenceGrade!: EvidenceGrade;

  @Field(() => [String], {
    description: `Badges, what its evidence lacks: ${PointTag.options.join(', ')}.`,
  })
  tags!: PointTag[];

  @Field(() => PowerBoundaryEnum, {
    nullable: true,
    description: 'Where power was measured; null without power.',
  })
  powerBoundary!: PowerBoundary | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Exact context of its slice, tokens: mean keys a decode step attends to; null where it has no slice.',
  })
  contextTokens!: number | null;

  @Field(() => UnrankedType, {
    nullable: true,
    description: 'Why it is shown and never ranks; null where it ranks.',
  })
  unranked!: Unranked | null;

  @Field(() => String, { nullable: true, description: 'Why it has no slice; null where it has one.' })
  positionReason!: string | null;

  @Field(() => Float, {
    description: 'Dense rate of all chips at the precision that computes, operations per second.',
  })
  peakOpsPerSec!: number;

  @Field(() => String, { description: 'Precision that computes.' })
  peakPrecision!: string;

  @Field(() => LatencyType, { description: 'Latency distributions.' })
  latency!: LatencyType;

  @Field(() => ScoresType, { description: 'Scores under the versions of the current epoch.' })
  scores!: ScoresType;

  @Field(() => SplitType, {
    nullable: true,
    description: 'Three-way split; null where the simulator has no steady state for it.',
  })
  split!: SplitType | null;

  @Field(() => [FindingType], { description: 'What the rules found.' })
  findings!: Finding[];
}

const latencyOf = onceFor(toLatencyType);
const scoresOf = onceFor(toScoresType);
const splitOf = onceFor(toSplitType);

export const toPointType = viewOf<StoredPoint, PointType>(PointType, {
  id: ({ id }) => globalId('Point', id),
  kind: ({ kind }) => kind,
  example: ({ example }) => example,
  lifecycle: ({ lifecycle }) => lifecycle,
  phase: ({ phase }) => phase,
  system: ({ system }) => toSystemType(system),
  frameworkVersion: (stored) => stored.framework_version,
  batch: ({ position }) => position?.batch ?? null,
  batchBasis: ({ position }) => position?.batchBasis ?? null,
  inputTokens: (stored) => stored.input_tokens,
  outputTokens: (stored) => stored.output_tokens,
  contextTokens: ({ position }) => position?.context ?? null,
  evidenceGrade: (stored) => stored.evidence_grade,
  tags: ({ score, findings }) => tagsOf(score.energy[0]?.boundary ?? null, findings),
  powerBoundary: ({ score }) => score.energy[0]?.boundary ?? null,
  unranked: ({ unranked }) => unranked,
  positionReason: (stored) => stored.position_reason,
  peakOpsPerSec: ({ score }) => score.peakOpsPerSec,
  peakPrecision: ({ score }) => score.peakPrecision,
  latency: ({ score }) => latencyOf(score.latency),
  scores: ({ score }) => scoresOf(score),
  split: ({ score }) => splitOf(score.split),
  findings: ({ findings }) => findings,
});
