import type { Metric, MissingReason } from '@inferbench/domain/metric';
import type { Profile } from '@inferbench/domain/profile';
import type { PrecisionClass } from '@inferbench/domain/precision';
import type { Phase, Shape } from '@inferbench/domain/slice';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { MetricEnum, MissingReasonEnum, PhaseEnum, PrecisionClassEnum, ShapeEnum } from '../graphql/enums.ts';
import { IntervalType } from '../graphql/interval.type.ts';
import { PageInfoType } from '../graphql/page-info.type.ts';
import { PointType } from '../point/point.type.ts';
import { ScoresType, SplitType } from '../score/score.type.ts';
import { SystemType } from '../chip/system.type.ts';
import { AssumptionsType } from './assumptions.type.ts';
import { SliceType } from '../slice/slice.type.ts';

@InputType({
  description: 'Where results are comparable. Batch and context are taken to the nearest bucket in log2.',
})
export class SliceInput {
  @Field(() => String, { description: 'Model slug, for example llama-3-8b.' })
  model!: string;

  @Field(() => PhaseEnum, { description: 'Phase.' })
  phase!: Phase;

  @Field(() => ShapeEnum, {
    nullable: true,
    description: 'Shape of GENERATE and SERVING; BALANCED where it is left out.',
  })
  shape?: Shape | null;

  @Field(() => Int, { description: 'Batch, or concurrency of SERVING.' })
  batch!: number;

  @Field(() => Int, { description: 'Context in tokens.' })
  context!: number;

  @Field(() => PrecisionClassEnum, { description: 'Precision class.' })
  precision!: PrecisionClass;
}

@ObjectType('Relative', { description: 'A value in relation to the reference chip in the same slice.' })
export class RelativeType {
  @Field(() => String, { description: 'Slug of the reference chip.' })
  to!: string;

  @Field(() => Float, { description: 'Value ÷ value of the reference chip.' })
  value!: number;
}

@ObjectType('BoardMetric', { description: 'One metric of a row with its own rank in the slice.' })
export class BoardMetricType {
  @Field(() => MetricEnum, { description: 'Metric.' })
  metric!: Metric;

  @Field(() => String, { description: 'Unit of the value.' })
  unit!: string;

  @Field(() => Float, { nullable: true, description: 'Value; null where missing.' })
  value!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: '1 + entries whose interval lies wholly on the better side.',
  })
  rank!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Overlaps the entry above.' })
  tied!: boolean | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why the value is missing.' })
  missing!: MissingReason | null;

  @Field(() => String, { nullable: true, description: 'The reason in words.' })
  missingText!: string | null;
}

@ObjectType('BoardEntry', { description: 'One system of a slice with its best point for the chosen metric.' })
export class BoardEntryType {
  @Field(() => Float, { description: 'Value of the chosen metric.' })
  value!: number;

  @Field(() => String, { description: 'Its unit.' })
  unit!: string;

  @Field(() => IntervalType, { description: 'Its interval.' })
  interval!: IntervalType;

  @Field(() => Float, {
    nullable: true,
    description: 'The value per chip; null for metrics that belong to a whole system.',
  })
  valuePerChip!: number | null;

  @Field(() => RelativeType, {
    nullable: true,
    description: 'Ratio to the A100 SXM4 80 GB in this slice; null where that has no entry.',
  })
  relative!: RelativeType | null;

  @Field(() => SystemType, { description: 'System.' })
  system!: SystemType;

  @Field(() => PointType, { description: 'The point behind the value.' })
  point!: PointType;

  @Field(() => ScoresType, { description: 'Scores of that point.' })
  scores!: ScoresType;

  @Field(() => SplitType, { nullable: true, description: 'Three-way split of that point.' })
  split!: SplitType | null;

  /** Read only if `metrics` or `profile` is asked for; not fields. */
  metricCells!: () => Promise<BoardMetricType[]>;
  ranksOfMetrics!: () => Promise<Profile>;
}

@ObjectType('LeaderboardEdge', { description: 'An entry and its place.' })
export class LeaderboardEdgeType {
  @Field(() => String, { description: 'Position for `after`.' })
  cursor!: string;

  @Field(() => Int, { description: '1 + entries whose interval lies wholly on the better side.' })
  rank!: number;

  @Field(() => Boolean, { description: 'Overlaps the entry above.' })
  tied!: boolean;

  @Field(() => BoardEntryType, { description: 'The entry.' })
  node!: BoardEntryType;
}

@ObjectType('LeaderboardConnection', { description: 'A page of one slice in rank order.' })
export class LeaderboardConnectionType {
  @Field(() => Int, { description: 'Systems that rank in the slice by this metric.' })
  totalCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Scoring generation that is shown; null for an empty board.',
  })
  epoch!: number | null;

  @Field(() => MetricEnum, { description: 'Metric that ranks.' })
  metric!: Metric;

  @Field(() => SliceType, { nullable: true, description: 'Null while the board holds no result at all.' })
  slice!: SliceType | null;

  @Field(() => AssumptionsType, { description: 'What costs and goodput were worked out from.' })
  assumptions!: AssumptionsType;

  @Field(() => PageInfoType, { description: 'Paging.' })
  pageInfo!: PageInfoType;

  @Field(() => [LeaderboardEdgeType], { description: 'Entries.' })
  edges!: LeaderboardEdgeType[];
}
