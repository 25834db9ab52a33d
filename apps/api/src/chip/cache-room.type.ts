import { KvPressure, CacheRoom } from '@inferbench/domain/cache-room';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { createUnionType } from 'type-graphql';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';

export const KvPressureType = objectTypeOf(KvPressure, 'KvPressure');
export type KvPressureType = InstanceType<typeof KvPressureType>;

objectTypeOf(CacheRoom.shape.contexts.element, 'CacheRoomAt');
export const CacheRoomType = objectTypeOf(CacheRoom, 'CacheRoom');
export type CacheRoomType = InstanceType<typeof CacheRoomType> & { kind: 'CacheRoom' };

export const CacheRoomOutcome = createUnionType({
  name: 'CacheRoomOutcome',
  description: 'Room for caches, or why there is none.',
  types: () => [CacheRoomType, SimulationRefusedType] as const,
});
