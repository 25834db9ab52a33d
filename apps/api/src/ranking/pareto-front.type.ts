import type { BoardKeys } from '@inferbench/domain/board-keys';
import type { Kind } from '@inferbench/domain/kind';
import type { Interval, Metric, MissingReason } from '@inferbench/domain/metric';
import type {
  AxisValue,
  FrontSystem,
  IncompleteSystem,
  MissingValue,
  ParetoFront,
} from '@inferbench/domain/pareto-front';
import type { Profile } from '@inferbench/domain/profile';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { IntervalType } from '../graphql/interval.type.ts';
import { KindEnum, MetricEnum, MissingReasonEnum } from '../graphql/enums.ts';
import { SliceType } from '../slice/slice.type.ts';
import { BoardKeysType } from './board-keys.type.ts';
import { ProfileType } from '../board/profile.type.ts';

@ObjectType('AxisValue', { description: 'Value of a system on one axis.' })
export class AxisValueType implements AxisValue {
  @Field(() => MetricEnum, { description: 'The axis.' })
  metric!: Metric;

  @Field(() => String, { description: 'Unit of the value.' })
  unit!: string;

  @Field(() => Float, { description: 'The value.' })
  value!: number;

  @Field(() => IntervalType, { description: 'Its interval.' })
  interval!: Interval;

  @Field(() => ID, { description: 'Global id of the point that has it.' })
  pointId!: string;

  @Field(() => KindEnum, { description: 'Kind of the figure.' })
  kind!: Kind;
}

@ObjectType('MissingAxis', { description: 'An axis on which a system has no value, and why.' })
export class MissingAxisType implements MissingValue {
  @Field(() => MetricEnum, { description: 'The axis.' })
  metric!: Metric;

  @Field(() => MissingReasonEnum, { description: 'Why.' })
  reason!: MissingReason;

  @Field(() => String, { description: 'The reason in words.' })
  detail!: string;
}

@ObjectType('FrontSystem', { description: 'A system with a value on every axis.' })
export class FrontSystemType implements FrontSystem {
  @Field(() => String, { description: 'Slug of the system.' })
  system!: string;

  @Field(() => String, { description: 'Chip, number and framework.' })
  label!: string;

  @Field(() => String, { description: 'Slug of its chip.' })
  chip!: string;

  @Field(() => [AxisValueType], { description: 'Its values, in the order of the axes.' })
  values!: AxisValue[];

  @Field(() => Boolean, { description: 'No other system dominates it.' })
  onFront!: boolean;

  @Field(() => [String], {
    description: 'Slugs of systems that are wholly worse on no axis and wholly better on one.',
  })
  dominatedBy!: string[];

  @Field(() => ProfileType, { description: 'Its ranks over the four metrics, whatever the axes.' })
  profile!: Profile;
}

@ObjectType('IncompleteSystem', {
  description: 'A system that lacks an axis: neither on the front nor off it.',
})
export class IncompleteSystemType implements IncompleteSystem {
  @Field(() => String, { description: 'Slug of the system.' })
  system!: string;

  @Field(() => String, { description: 'Chip, number and framework.' })
  label!: string;

  @Field(() => String, { description: 'Slug of its chip.' })
  chip!: string;

  @Field(() => [AxisValueType], { description: 'The values that it has.' })
  values!: AxisValue[];

  @Field(() => [MissingAxisType], { description: 'The axes that it lacks.' })
  missing!: MissingValue[];

  @Field(() => ProfileType, { description: 'Its ranks over the four metrics, whatever the axes.' })
  profile!: Profile;
}

@ObjectType('ParetoFront', {
  description: 'Systems of a slice that no other beats on every axis, and those that one does.',
})
export class ParetoFrontType implements ParetoFront {
  @Field(() => SliceType, { description: 'The slice.' })
  slice!: SliceType;

  @Field(() => [MetricEnum], { description: 'Metrics by which systems are compared.' })
  axes!: Metric[];

  @Field(() => BoardKeysType, { description: 'Techniques, cost basis and power boundary of the values.' })
  keys!: BoardKeys;

  @Field(() => [FrontSystemType], { description: 'Systems with a value on every axis, by useful TOPS.' })
  systems!: FrontSystem[];

  @Field(() => [IncompleteSystemType], { description: 'Systems that lack an axis, by useful TOPS.' })
  incomplete!: IncompleteSystem[];

  @Field(() => Int, { description: 'Systems past the first 1,000 of the slice, which are not compared.' })
  omitted!: number;

  @Field(() => String, { description: 'The finding in one sentence.' })
  summary!: string;
}
