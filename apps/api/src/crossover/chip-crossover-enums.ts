import { EqualBy } from '@inferbench/domain/chip-crossover';
import { registerEnumType } from 'type-graphql';
import { upperCased } from '../graphql/upper-cased.ts';

export const EqualByEnum = upperCased(EqualBy.options);

registerEnumType(EqualByEnum, {
  name: 'EqualBy',
  description: 'What is the same of both systems.',
  valuesConfig: {
    CHIPS: { description: 'The number of chips.' },
    OWNED_COST: { description: 'USD an hour of owning, at the power limit.' },
    POWER: { description: 'Power limits with hosts.' },
  },
});
