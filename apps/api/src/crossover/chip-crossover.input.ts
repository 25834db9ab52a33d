import type { EqualBy } from '@inferbench/domain/chip-crossover';
import type { Metric } from '@inferbench/domain/metric';
import type { Phase } from '@inferbench/domain/slice';
import { Field, InputType, Int } from 'type-graphql';
import { MetricEnum, PhaseEnum } from '../graphql/enums.ts';
import { EqualByEnum } from './chip-crossover-enums.ts';

@InputType({ description: 'Two chips over context, in the words of `inferbench crossover`.' })
export class ChipCrossoverInput {
  @Field(() => String, { description: 'Chip slug.' })
  a!: string;

  @Field(() => String, { description: 'Slug of the other chip.' })
  b!: string;

  @Field(() => String, { description: 'Model slug.' })
  model!: string;

  @Field(() => PhaseEnum, { nullable: true, description: 'DECODE where left out; IMAGE has no context.' })
  phase?: Phase | null;

  @Field(() => MetricEnum, {
    nullable: true,
    description: 'TOKENS_PER_S_PER_USER where left out; tails and flexibility have no curve.',
  })
  metric?: Metric | null;

  @Field(() => EqualByEnum, { nullable: true, description: 'CHIPS where left out.' })
  equal?: EqualBy | null;

  @Field(() => Int, { nullable: true, description: 'Sequences of the whole system; 1 where left out.' })
  batch?: number | null;

  @Field(() => String, { nullable: true, description: 'Precision word of the weights; fp16 where left out.' })
  weightPrecision?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the KV cache; 16 bits where left out.' })
  kvPrecision?: string | null;

  @Field(() => Int, { nullable: true, description: 'Chips of each system, with CHIPS.' })
  chips?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Context at which both must hold the batch and the split is chosen; 8,192 where left out.',
  })
  context?: number | null;
}
