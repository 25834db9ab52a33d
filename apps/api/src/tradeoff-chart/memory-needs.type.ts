import { ChipMemoryNeeds, MemoryAtCount, MemoryNeeds } from '@inferbench/domain/memory-needs';
import { createUnionType } from 'type-graphql';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';

objectTypeOf(MemoryAtCount, 'MemoryAtCount');
objectTypeOf(ChipMemoryNeeds, 'ChipMemoryNeeds');

export const MemoryNeedsType = objectTypeOf(MemoryNeeds, 'MemoryNeeds');
export type MemoryNeedsType = InstanceType<typeof MemoryNeedsType> & { kind: 'MemoryNeeds' };

export const MemoryNeedsOutcome = createUnionType({
  name: 'MemoryNeedsOutcome',
  description: 'Outcome of memoryNeeds.',
  types: () => [MemoryNeedsType, SimulationRefusedType] as const,
});
