import { PrecisionWord } from '@inferbench/domain/precision';
import { Slug } from '@inferbench/domain/slug';
import { cacheRoom } from '@inferbench/evaluation/cache-room';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { CacheRoomOutcome, type CacheRoomType } from './cache-room.type.ts';
import { ChipType } from './chip.type.ts';

const Request = z.strictObject({
  chip: Slug,
  model: Slug,
  weights: PrecisionWord.default('fp16'),
  kv: PrecisionWord.optional(),
  chips: z.int().min(1).max(1024).optional(),
});

/** Room for caches of a model on a chip. */
@Resolver(() => ChipType)
export class CacheRoomResolver {
  @FieldResolver(() => CacheRoomOutcome, {
    description: 'KV pressure and the largest batch over context, for a chosen model.',
  })
  cacheRoom(
    @Root() { slug }: ChipType,
    @Arg('model', () => String, { description: 'Model slug.' }) model: string,
    @Arg('weightPrecision', () => String, {
      nullable: true,
      description: 'Precision word; fp16 where left out.',
    })
    weights: string | null,
    @Arg('kvPrecision', () => String, {
      nullable: true,
      description: 'Of the cache; 16 bits where left out.',
    })
    kv: string | null,
    @Arg('chips', () => Int, {
      nullable: true,
      description: 'Number of chips; where left out the smallest power of two that holds one sequence.',
    })
    chips: number | null,
    @Ctx() { catalogue }: ApiContext,
  ): CacheRoomType | SimulationRefusedType {
    const stated = { chip: slug, model, weights: weights ?? null, kv: kv ?? null, chips: chips ?? null };
    const request = parsedInput(Request, stated);
    if (!request.ok) return request.error;
    const room = cacheRoom(request.value, catalogue);
    return room.ok ? { kind: 'CacheRoom', ...room.value } : refusedBy(room.error);
  }
}
