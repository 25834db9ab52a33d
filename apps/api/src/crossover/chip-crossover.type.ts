import { CrossoverSide, ChipCrossover } from '@inferbench/domain/tradeoff/chip-crossover';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

objectTypeOf(CrossoverSide, 'CrossoverSide');

export const ChipCrossoverOutcome = orRefused(
  'ChipCrossoverOutcome',
  objectTypeOf(ChipCrossover, 'ChipCrossover', { request: null }),
);
