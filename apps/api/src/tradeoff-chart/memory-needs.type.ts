import { ChipMemoryNeeds, MemoryAtCount, MemoryNeeds } from '@inferbench/domain/memory-needs';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

objectTypeOf(MemoryAtCount, 'MemoryAtCount');
objectTypeOf(ChipMemoryNeeds, 'ChipMemoryNeeds');

export const MemoryNeedsType = objectTypeOf(MemoryNeeds, 'MemoryNeeds');
export type MemoryNeedsType = InstanceType<typeof MemoryNeedsType> & { kind: 'MemoryNeeds' };

export const MemoryNeedsOutcome = orRefused('MemoryNeedsOutcome', MemoryNeedsType);
