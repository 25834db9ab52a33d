import type { Interval } from '@inferbench/domain/metric';
import type { Kind } from '@inferbench/domain/kind';
import type { PrecisionClass } from '@inferbench/domain/precision';
import type { CostBasis, EvidenceGrade } from '@inferbench/domain/score';
import type { Phase } from '@inferbench/domain/slice';
import type {
  LimitCheck,
  NoWorkloadData,
  RankedWorkloadEntry,
  WorkloadDistance,
  WorkloadEntry,
} from '@inferbench/domain/workload-ranking';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import {
  CostBasisEnum,
  EvidenceGradeEnum,
  KindEnum,
  PhaseEnum,
  PrecisionClassEnum,
} from '../graphql/enums.ts';
import { IntervalType } from '../graphql/interval.type.ts';
import {
  LimitEnum,
  LimitStatisticEnum,
  LimitVerdictEnum,
  NoDataReasonEnum,
} from '../graphql/workload-enums.ts';

@ObjectType('WorkloadDistance', {
  description: 'How far a point is from the workload, as |log₂| of each ratio.',
})
export class WorkloadDistanceType implements WorkloadDistance {
  @Field(() => Float, { description: 'Of the prompt.' })
  inputTokens!: number;

  @Field(() => Float, { description: 'Of the answer.' })
  outputTokens!: number;

  @Field(() => Float, { nullable: true, description: 'Of the concurrency; null where a rate is asked for.' })
  concurrency!: number | null;

  @Field(() => Float, { description: 'The largest; up to 0.5 a point is near.' })
  largest!: number;
}

@ObjectType('LimitCheck', { description: 'A latency against its limit.' })
export class LimitCheckType implements LimitCheck {
  @Field(() => LimitEnum, { description: 'Which.' })
  limit!: LimitCheck['limit'];

  @Field(() => Float, { description: 'The limit, ms.' })
  limitMs!: number;

  @Field(() => Float, { nullable: true, description: 'What is known, ms.' })
  valueMs!: number | null;

  @Field(() => LimitStatisticEnum, { nullable: true, description: 'What it is known by.' })
  statistic!: LimitCheck['statistic'];

  @Field(() => LimitVerdictEnum, { description: 'Whether it is kept.' })
  verdict!: LimitCheck['verdict'];
}

@ObjectType('WorkloadEntry', { description: 'One system for the workload.' })
export class WorkloadEntryType implements WorkloadEntry {
  @Field(() => String, { description: 'Slug of the system.' })
  system!: string;

  @Field(() => String, { description: 'Chip, number and framework.' })
  label!: string;

  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => Int, { description: 'Chips of one system.' })
  chips!: number;

  @Field(() => String, { nullable: true, description: 'Framework.' })
  framework!: string | null;

  @Field(() => PrecisionClassEnum, { description: 'Precision.' })
  precision!: PrecisionClass;

  @Field(() => PhaseEnum, { description: 'GENERATE is a static batch, SERVING a steady state.' })
  phase!: Phase;

  @Field(() => KindEnum, { description: 'Measured, reported, interpolated or simulated.' })
  kind!: Kind;

  @Field(() => EvidenceGradeEnum, { description: 'How strongly it is backed.' })
  evidenceGrade!: EvidenceGrade;

  @Field(() => [ID], {
    description: 'Global ids of the points behind it: one, two of an interpolation, none of a simulation.',
  })
  pointIds!: string[];

  @Field(() => Int, { description: 'Systems side by side that the rate needs.' })
  systems!: number;

  @Field(() => Float, { description: 'Value of the metric.' })
  value!: number;

  @Field(() => IntervalType, { description: 'Its interval.' })
  interval!: Interval;

  @Field(() => Float, { description: 'Answer tokens a second of one system.' })
  outputTokensPerSec!: number;

  @Field(() => Float, { nullable: true, description: 'USD per hour of all systems.' })
  usdPerHour!: number | null;

  @Field(() => Float, { nullable: true, description: 'USD per million answer tokens, idle share included.' })
  usdPerMillionOutputTokens!: number | null;

  @Field(() => CostBasisEnum, { nullable: true, description: 'Basis of both.' })
  costBasis!: CostBasis | null;

  @Field(() => String, { nullable: true, description: 'Power boundary, where energy ranks.' })
  powerBoundary!: string | null;

  @Field(() => WorkloadDistanceType, { description: 'How far its point is.' })
  distance!: WorkloadDistance;

  @Field(() => [LimitCheckType], { description: 'Each limit that was asked for.' })
  limits!: LimitCheck[];
}

@ObjectType('RankedWorkloadEntry', { description: 'A system that keeps every limit, and its place.' })
export class RankedWorkloadEntryType extends WorkloadEntryType implements RankedWorkloadEntry {
  @Field(() => Int, { description: '1 + entries whose interval lies wholly on the better side.' })
  rank!: number;

  @Field(() => Boolean, { description: 'Overlaps the entry above.' })
  tied!: boolean;
}

@ObjectType('NoWorkloadData', { description: 'A system that cannot be ranked, and why.' })
export class NoWorkloadDataType implements NoWorkloadData {
  @Field(() => String, { description: 'Slug of the system.' })
  system!: string;

  @Field(() => String, { description: 'Chip, number and framework.' })
  label!: string;

  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => NoDataReasonEnum, { description: 'Why.' })
  reason!: NoWorkloadData['reason'];

  @Field(() => String, { description: 'The reason in words.' })
  detail!: string;

  @Field(() => ID, { nullable: true, description: 'Global id of its nearest point.' })
  nearestPointId!: string | null;

  @Field(() => WorkloadDistanceType, { nullable: true, description: 'How far that is.' })
  distance!: WorkloadDistance | null;
}
