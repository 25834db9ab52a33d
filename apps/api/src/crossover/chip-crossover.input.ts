import { MetricEnum, PhaseEnum } from '../graphql/enums.ts';
import { enumTypeOf, inputTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';
import { EqualBy, ChipCrossoverRequest } from '@inferbench/domain/tradeoff/chip-crossover';

enumTypeOf(EqualBy, 'EqualBy', {
  description: 'What is the same of both systems.',
  values: {
    CHIPS: 'The number of chips.',
    OWNED_COST: 'USD an hour of owning, at the power limit.',
    POWER: 'Power limits with hosts.',
  },
});

export const ChipCrossoverInput = inputTypeOf(ChipCrossoverRequest, 'ChipCrossoverInput', {
  phase: shownAs(ChipCrossoverRequest.shape.phase, PhaseEnum),
  metric: shownAs(ChipCrossoverRequest.shape.metric, MetricEnum),
});
