import { KvPressure, CacheRoom } from '@inferbench/domain/simulation/cache-room';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

export const KvPressureType = objectTypeOf(KvPressure, 'KvPressure');
export type KvPressureType = InstanceType<typeof KvPressureType>;

objectTypeOf(CacheRoom.shape.contexts.element, 'CacheRoomAt');
export const CacheRoomType = objectTypeOf(CacheRoom, 'CacheRoom');
export type CacheRoomType = InstanceType<typeof CacheRoomType> & { kind: 'CacheRoom' };

export const CacheRoomOutcome = orRefused(
  'CacheRoomOutcome',
  CacheRoomType,
  'Room for caches, or why there is none.',
);
