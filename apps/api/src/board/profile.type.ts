import type { Metric } from '@inferbench/domain/metric';
import type { Profile } from '@inferbench/domain/profile';
import { Field, Int, ObjectType } from 'type-graphql';
import { MetricEnum } from '../graphql/enums.ts';

@ObjectType('MetricRank', { description: 'A rank by one metric.' })
export class MetricRankType {
  @Field(() => MetricEnum, { description: 'Metric.' })
  metric!: Metric;

  @Field(() => Int, { description: '1 + systems whose interval lies wholly on the better side.' })
  rank!: number;
}

@ObjectType('Profile', {
  description: 'Ranks of a system over useful TOPS, cost, energy and flexibility: alike, or far apart.',
})
export class ProfileType implements Profile {
  @Field(() => [MetricRankType], { description: 'Of the four metrics, those that the system has.' })
  ranks!: Profile['ranks'];

  @Field(() => Int, { nullable: true, description: 'Worst − best rank; null with fewer than two ranks.' })
  spread!: number | null;

  @Field(() => Int, { description: 'The most systems that one of the four metrics ranks in the slice.' })
  fieldSize!: number;

  @Field(() => Boolean, { description: 'The spread exceeds half of the field.' })
  specialist!: boolean;
}
