import { ClaimReading, ClaimState } from '@inferbench/domain/claim';
import { registerEnumType } from 'type-graphql';
import { upperCased } from '../graphql/upper-cased.ts';

export const ClaimReadingEnum = upperCased(ClaimReading.options);
export const ClaimStateEnum = upperCased(ClaimState.options);

registerEnumType(ClaimReadingEnum, {
  name: 'ClaimReading',
  description: 'What "tokens per second" can mean.',
  valuesConfig: {
    ONE_USER: { description: 'Steady decode of one user.' },
    ONE_USER_WITH_PROMPT: { description: 'Answer tokens of one user ÷ time with its prompt.' },
    ALL_USERS: { description: 'All users together.' },
  },
});
registerEnumType(ClaimStateEnum, {
  name: 'ClaimState',
  description: 'Whether a claimed speed can hold.',
  valuesConfig: {
    HOLDS: { description: 'At the attainable time.' },
    IDEAL_ONLY: { description: 'The bound allows it, and no stack is known to reach it.' },
    FAILS: { description: 'Faster than the bound.' },
    DOES_NOT_FIT: { description: 'Weights and caches exceed the memory.' },
  },
});
