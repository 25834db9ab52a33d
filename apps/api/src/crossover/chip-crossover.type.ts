import { CrossoverSide, ChipCrossover } from '@inferbench/domain/chip-crossover';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { createUnionType } from 'type-graphql';
import { SimulationRefusedType } from '../simulate/simulate.type.ts';

objectTypeOf(CrossoverSide, 'CrossoverSide');
export const ChipCrossoverType = objectTypeOf(ChipCrossover, 'ChipCrossover', { request: null });
export type ChipCrossoverType = InstanceType<typeof ChipCrossoverType> & { kind: 'ChipCrossover' };

export const ChipCrossoverOutcome = createUnionType({
  name: 'ChipCrossoverOutcome',
  description: 'Outcome of chipCrossover.',
  types: () => [ChipCrossoverType, SimulationRefusedType] as const,
});
