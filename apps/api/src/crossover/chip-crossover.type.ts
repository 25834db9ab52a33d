import { CrossoverSide, ChipCrossover } from '@inferbench/domain/chip-crossover';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

objectTypeOf(CrossoverSide, 'CrossoverSide');
export const ChipCrossoverType = objectTypeOf(ChipCrossover, 'ChipCrossover', { request: null });
export type ChipCrossoverType = InstanceType<typeof ChipCrossoverType> & { kind: 'ChipCrossover' };

export const ChipCrossoverOutcome = orRefused('ChipCrossoverOutcome', ChipCrossoverType);
