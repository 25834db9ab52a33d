import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import {
  ClaimReading,
  ClaimState,
  BatchRange,
  ClaimBinding,
  ClaimRegion,
  Level,
  Reading,
  Term,
  Claim,
  ClaimCell,
} from '@inferbench/domain/simulation/claim';
import { orRefused } from '../simulate/simulate.type.ts';

enumTypeOf(ClaimReading, 'ClaimReading', {
  description: 'What "tokens per second" can mean.',
  values: {
    ONE_USER: 'Steady decode of one user.',
    ONE_USER_WITH_PROMPT: 'Answer tokens of one user ÷ time with its prompt.',
    ALL_USERS: 'All users together.',
  },
});
enumTypeOf(ClaimState, 'ClaimState', {
  description: 'Whether a claimed speed can hold.',
  values: {
    HOLDS: 'At the attainable time.',
    IDEAL_ONLY: 'The bound allows it, and no stack is known to reach it.',
    FAILS: 'Faster than the bound.',
    DOES_NOT_FIT: 'Weights and caches exceed the memory.',
  },
});

objectTypeOf(BatchRange, 'BatchRange');
objectTypeOf(Level, 'ClaimLevel');
objectTypeOf(Reading, 'ClaimReadingAnswer');
objectTypeOf(Term, 'ClaimTerm');
objectTypeOf(ClaimBinding, 'ClaimBinding');
objectTypeOf(ClaimCell, 'ClaimCell');
objectTypeOf(ClaimRegion, 'ClaimRegion');

export const ClaimOutcome = orRefused('ClaimOutcome', objectTypeOf(Claim, 'Claim'));
