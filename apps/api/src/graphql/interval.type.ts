import type { Interval } from '@inferbench/domain/metric';
import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType('Interval', { description: 'Range in which a value is known.' })
export class IntervalType implements Interval {
  @Field(() => Float, { description: 'Lower end.' })
  low!: number;

  @Field(() => Float, { description: 'Upper end.' })
  high!: number;

  @Field(() => Boolean, { description: 'True for ±5 % assumed because the source gives no interval.' })
  assumed!: boolean;
}
