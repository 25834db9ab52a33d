import type { MetricChanges, RankChange, RankChangeReport } from '@inferbench/domain/epoch';
import type { Metric } from '@inferbench/domain/metric';
import type { PrecisionClass } from '@inferbench/domain/precision';
import type { Phase, Shape, Slice } from '@inferbench/domain/slice';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MetricEnum, PhaseEnum, PrecisionClassEnum, ShapeEnum } from '../graphql/enums.ts';

@ObjectType('MetricChanges', { description: 'What happened to the entries of one metric, over all slices.' })
export class MetricChangesType implements MetricChanges {
  @Field(() => MetricEnum, { description: 'Metric.' })
  metric!: Metric;

  @Field(() => Int, { description: 'Entries of the new epoch.' })
  entries!: number;

  @Field(() => Int, { description: 'Entries of both epochs with another value.' })
  changedValue!: number;

  @Field(() => Int, { description: 'Entries of both epochs with another rank.' })
  changedRank!: number;

  @Field(() => Int, { description: 'Entries of the new epoch only.' })
  entered!: number;

  @Field(() => Int, { description: 'Entries of the old epoch only.' })
  left!: number;

  @Field(() => Int, { description: 'Rankings of both epochs whose first entry is another system.' })
  newLeaders!: number;
}

@ObjectType('RankChangeSlice', { description: 'Names a slice, as `leaderboard(slice)` takes it.' })
export class RankChangeSliceType implements Slice {
  @Field(() => String, { description: 'Slug of the model.' })
  model!: string;

  @Field(() => PhaseEnum, { description: 'Phase.' })
  phase!: Phase;

  @Field(() => ShapeEnum, { nullable: true, description: 'Shape; null for phases without one.' })
  shape!: Shape | null;

  @Field(() => Int, { description: 'Batch bucket.' })
  batch!: number;

  @Field(() => Int, { description: 'Context bucket, tokens.' })
  context!: number;

  @Field(() => PrecisionClassEnum, { description: 'Precision class.' })
  precision!: PrecisionClass;
}

@ObjectType('RankChange', {
  description: 'An entry of both epochs that stands elsewhere or with another value.',
})
export class RankChangeType implements RankChange {
  @Field(() => MetricEnum, { description: 'Metric.' })
  metric!: Metric;

  @Field(() => RankChangeSliceType, { description: 'Slice.' })
  slice!: Slice;

  @Field(() => String, { description: 'Key under which both values rank.' })
  comparabilityKey!: string;

  @Field(() => String, { description: 'Slug of the system.' })
  system!: string;

  @Field(() => Int, { description: 'Rank in the old epoch.' })
  rankBefore!: number;

  @Field(() => Int, { description: 'Rank in the new epoch.' })
  rankAfter!: number;

  @Field(() => Float, { description: 'Value in the old epoch.' })
  valueBefore!: number;

  @Field(() => Float, { description: 'Value in the new epoch.' })
  valueAfter!: number;
}

@ObjectType('RankChangeReport', {
  description: 'An epoch against the one that was shown when it was filled.',
})
export class RankChangeReportType implements RankChangeReport {
  @Field(() => Int, { description: 'Number of the old epoch.' })
  fromEpoch!: number;

  @Field(() => String, { description: 'When it was computed, ISO 8601 UTC.' })
  computedAt!: string;

  @Field(() => [MetricChangesType], { description: 'Counts by metric.' })
  metrics!: MetricChanges[];

  @Field(() => [RankChangeType], {
    description: 'At most 200 changes: those over most ranks, then those of the largest share of a value.',
  })
  largest!: RankChange[];
}
