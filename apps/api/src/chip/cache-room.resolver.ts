import { PrecisionWord } from '@inferbench/domain/terms/precision';
import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { CacheRoomOutcome, type CacheRoomType } from './cache-room.type.ts';
import { ChipType } from './chip.type.ts';
import { ModelOnChip, ModelOnChipArgs, statedOnChip } from './model-on-chip.args.ts';

const Request = ModelOnChip.extend({ kv: PrecisionWord.optional() });

/** Room for caches of a model on a chip. */
@Resolver(() => ChipType)
export class CacheRoomResolver {
  @FieldResolver(() => CacheRoomOutcome, {
    description: 'KV pressure and the largest batch over context, for a chosen model.',
    deprecationReason: 'Use `whatToExpect`, and `simulate` for other formats; remove after 2027-11-28',
  })
  async cacheRoom(
    @Root() { slug }: ChipType,
    @Args(() => ModelOnChipArgs) placed: ModelOnChipArgs,
    @Arg('kvPrecision', () => String, {
      nullable: true,
      description: 'Of the cache; 16 bits where left out.',
    })
    kv: string | null,
    @Ctx() { catalogue, compute }: ApiContext,
  ): Promise<CacheRoomType | SimulationRefusedType> {
    const request = parsedInput(Request, { ...statedOnChip(slug, placed), kv: kv ?? null }, catalogue);
    if (!request.ok) return request.error;
    const room = await compute('cacheRoom', request.value);
    return room.ok ? { kind: 'CacheRoom', ...room.value } : refusedBy(room.error);
  }
}
