import type { BoardKeys } from '@inferbench/domain/board-keys';
import type {
  Assumption,
  AssumptionName,
  ComparedValue,
  Comparison,
  MetricComparison,
} from '@inferbench/domain/comparison';
import type { Crossing, NoCrossing } from '@inferbench/domain/context-analysis';
import type { Interval, Metric, MissingReason } from '@inferbench/domain/metric';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { IntervalType } from '../graphql/interval.type.ts';
import { CrossingType, NoCrossingType } from '../crossover/context-analysis.type.ts';
import { MetricEnum, MissingReasonEnum } from '../graphql/enums.ts';
import { SliceType } from '../slice/slice.type.ts';
import { BoardKeysType } from './board-keys.type.ts';
import { AssumptionEnum, BetterEnum } from './comparison-enums.ts';

@ObjectType('Assumption', { description: 'What the figures of two systems rest on, side by side.' })
export class AssumptionType implements Assumption {
  @Field(() => AssumptionEnum, { description: 'What.' })
  what!: AssumptionName;

  @Field(() => String, { nullable: true, description: 'Of the first; null where it is not stated.' })
  a!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the second; null where it is not stated.' })
  b!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Null where one of the two is not stated.' })
  differs!: boolean | null;
}

@ObjectType('ComparedValue', { description: 'A metric of one of two systems: its best value in the slice.' })
export class ComparedValueType implements ComparedValue {
  @Field(() => Float, { nullable: true, description: 'The value; null where missing.' })
  value!: number | null;

  @Field(() => IntervalType, { nullable: true, description: 'Its interval.' })
  interval!: Interval | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rank among all systems of the slice under the same key.',
  })
  rank!: number | null;

  @Field(() => ID, { nullable: true, description: 'Global id of the point behind the value.' })
  pointId!: string | null;

  @Field(() => String, { nullable: true, description: 'Key under which it ranks.' })
  comparabilityKey!: string | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why there is no value.' })
  missing!: MissingReason | null;

  @Field(() => String, { nullable: true, description: 'The reason in words.' })
  missingText!: string | null;
}

@ObjectType('MetricComparison', { description: 'One metric of two systems.' })
export class MetricComparisonType implements MetricComparison {
  @Field(() => MetricEnum, { description: 'Metric.' })
  metric!: Metric;

  @Field(() => String, { description: 'Unit of both values.' })
  unit!: string;

  @Field(() => Boolean, { description: 'Whether more is better.' })
  higherIsBetter!: boolean;

  @Field(() => ComparedValueType, { description: 'Of the first.' })
  a!: ComparedValue;

  @Field(() => ComparedValueType, { description: 'Of the second.' })
  b!: ComparedValue;

  @Field(() => Float, { nullable: true, description: 'First ÷ second; null unless both have one key.' })
  ratio!: number | null;

  @Field(() => BetterEnum, { nullable: true, description: 'Null where the two cannot be compared.' })
  better!: MetricComparison['better'];
}

@ObjectType('Retention', {
  description: 'What a system keeps of a metric between its shortest and longest context at one exact batch.',
})
export class RetentionType {
  @Field(() => MetricEnum, { description: 'Metric.' })
  metric!: Metric;

  @Field(() => Float, { nullable: true, description: 'Exact batch of both points.' })
  batch!: number | null;

  @Field(() => Float, { nullable: true, description: 'The short context, tokens.' })
  fromContext!: number | null;

  @Field(() => Float, { nullable: true, description: 'The long context, tokens.' })
  toContext!: number | null;

  @Field(() => Float, { nullable: true, description: 'Value at the long context ÷ value at the short one.' })
  ratio!: number | null;

  @Field(() => IntervalType, { nullable: true, description: 'Its interval.' })
  interval!: Interval | null;

  @Field(() => MissingReasonEnum, { nullable: true, description: 'Why it is not known.' })
  missing!: MissingReason | null;

  @Field(() => String, { nullable: true, description: 'The reason in words.' })
  missingText!: string | null;
}

@ObjectType('ComparedSystem', { description: 'One of two systems that are compared.' })
export class ComparedSystemType {
  @Field(() => String, { description: 'Slug of the system.' })
  system!: string;

  @Field(() => String, { description: 'Chip, number and framework.' })
  label!: string;

  @Field(() => RetentionType, { description: 'Its useful TOPS over context, from its own points.' })
  retention!: RetentionType;
}

@ObjectType('Comparison', {
  description: 'Two systems of a slice side by side. Read the assumptions first.',
})
export class ComparisonType implements Omit<Comparison, 'a' | 'b'> {
  @Field(() => SliceType, { description: 'The slice.' })
  slice!: SliceType;

  @Field(() => ComparedSystemType, { description: 'The first.' })
  a!: ComparedSystemType;

  @Field(() => ComparedSystemType, { description: 'The second.' })
  b!: ComparedSystemType;

  @Field(() => BoardKeysType, {
    description: 'Keys of the board; two that share another one are compared by it.',
  })
  keys!: BoardKeys;

  @Field(() => [AssumptionType], {
    description:
      'What the figures rest on: of the point with the best useful TOPS of each, else of its first metric.',
  })
  assumptions!: Assumption[];

  @Field(() => [MetricComparisonType], { description: 'Every metric.' })
  metrics!: MetricComparison[];

  @Field(() => [String], { description: 'What to beware of, in sentences.' })
  cautions!: string[];

  @Field(() => [CrossingType], {
    description: 'Contexts at which the two change places by useful TOPS: measured, then simulated.',
  })
  crossings!: Crossing[];

  @Field(() => [NoCrossingType], { description: 'Ranges of context over which they do not.' })
  noCrossings!: NoCrossing[];

  @Field(() => String, { description: 'The finding in one sentence.' })
  summary!: string;
}
