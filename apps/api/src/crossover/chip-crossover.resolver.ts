import {
  ChipCrossoverRequest,
  CrossoverSide,
  ChipCrossover,
  EqualBy,
} from '@inferbench/domain/tradeoff/chip-crossover';
import { questionField } from '../simulate/question-field.ts';
import { objectTypeOf, enumTypeOf, inputTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';
import { MetricEnum, PhaseEnum } from '../graphql/enums.ts';
import { shownAs } from '../graphql/shown-as.ts';

enumTypeOf(EqualBy, 'EqualBy', {
  description: 'What is the same of both systems.',
  values: {
    CHIPS: 'The number of chips.',
    OWNED_COST: 'USD an hour of owning, at the power limit.',
    POWER: 'Power limits with hosts.',
  },
});

const ChipCrossoverInput = inputTypeOf(ChipCrossoverRequest, 'ChipCrossoverInput', {
  phase: shownAs(ChipCrossoverRequest.shape.phase, PhaseEnum),
  metric: shownAs(ChipCrossoverRequest.shape.metric, MetricEnum),
});

objectTypeOf(CrossoverSide, 'CrossoverSide');

const ChipCrossoverOutcome = orRefused(
  'ChipCrossoverOutcome',
  objectTypeOf(ChipCrossover, 'ChipCrossover', { request: null }),
);

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
