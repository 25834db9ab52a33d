import {
  ClaimRequest,
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
import { keptOutcome } from '../compute/kept-outcome.ts';
import { inputTypeOf, enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { questionField } from '../simulate/question-field.ts';
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

const ClaimOutcome = orRefused('ClaimOutcome', objectTypeOf(Claim, 'Claim'));

export const ClaimResolver = questionField({
  field: 'claim',
  description: 'Under which batch and context "500 tokens/s at 128K" can hold, and in which sense.',
  asked: 'The claim.',
  input: inputTypeOf(ClaimRequest, 'ClaimInput'),
  schema: ClaimRequest,
  type: 'Claim',
  outcome: ClaimOutcome,
  read: (context, request) => keptOutcome(context, 'claim', request),
});
