import type { CacheRoom, KvPressure } from '@inferbench/domain/cache-room';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { PlacementType } from '../simulate/simulated-parts.type.ts';

@ObjectType('KvPressure', {
  description: 'batch × context × KV bytes ÷ (0.90 × capacity − weights): how the caches fill the memory.',
})
export class KvPressureType implements KvPressure {
  @Field(() => Float, { nullable: true, description: '1 is full; null where the weights alone do not fit.' })
  kvPressure!: number | null;

  @Field(() => Float, { description: 'Largest number of sequences of this context.' })
  maxBatch!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Context at which the largest batch has fallen to half; null where one sequence is all that fits.',
  })
  batchHalvesAtContext!: number | null;
}

@ObjectType('CacheRoomAt', { description: 'Room for caches at one context.' })
export class CacheRoomAtType {
  @Field(() => Int, { description: 'Tokens of a sequence.' })
  context!: number;

  @Field(() => Float, { description: 'Largest number of sequences.' })
  maxBatch!: number;

  @Field(() => Float, { nullable: true, description: 'KV pressure of one sequence.' })
  kvPressure!: number | null;
}

@ObjectType('CacheRoom', { description: 'Largest batch over context: one model on one placement.' })
export class CacheRoomType implements CacheRoom {
  readonly kind = 'CacheRoom';

  @Field(() => String, { description: 'Slug of the model.' })
  model!: string;

  @Field(() => PlacementType, {
    description: 'The smallest that holds one short sequence, or the stated one.',
  })
  placement!: CacheRoom['placement'];

  @Field(() => Float, { description: 'Weights on all chips, bytes.' })
  weightBytes!: number;

  @Field(() => Float, { description: 'What 90 % of the memory leaves beside them, bytes.' })
  roomBytes!: number;

  @Field(() => [CacheRoomAtType], {
    description: 'Powers of two from 1,024 tokens to the maximum of the model.',
  })
  contexts!: CacheRoomAtType[];

  @Field(() => Float, { nullable: true, description: 'Longest context of which one sequence fits.' })
  longestContext!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Where the batch of the first context has fallen to half.',
  })
  batchHalvesAtContext!: number | null;
}

export const CacheRoomOutcome = createUnionType({
  name: 'CacheRoomOutcome',
  description: 'Room for caches, or why there is none.',
  types: () => [CacheRoomType, SimulationRefusedType] as const,
  resolveType: ({ kind }) => (kind === 'CacheRoom' ? CacheRoomType : SimulationRefusedType),
});
