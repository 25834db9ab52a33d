import { ChipCrossoverRequest } from '@inferbench/domain/tradeoff/chip-crossover';
import { questionField } from '../simulate/question-field.ts';
import { ChipCrossoverInput } from './chip-crossover.input.ts';
import { ChipCrossoverOutcome } from './chip-crossover.type.ts';

export const ChipCrossoverResolver = questionField({
  field: 'chipCrossover',
  description:
    'At which context two chips change places, at equal chips, equal cost of owning or equal power.',
  asked: 'Both chips, and what is run.',
  input: ChipCrossoverInput,
  schema: ChipCrossoverRequest,
  type: 'ChipCrossover',
  outcome: ChipCrossoverOutcome,
  read: ({ compute }, request) => compute('chipCrossover', request),
});
