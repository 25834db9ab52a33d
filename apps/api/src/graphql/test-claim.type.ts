import { TestClaim, TestState } from '@inferbench/domain/submissions/tester';
import { enumTypeOf, objectTypeOf } from './derived-type.ts';

enumTypeOf(TestState, 'TestState', {
  description: 'What is known of who measured.',
  values: {
    OWN: 'The submitter, as it says itself.',
    SAID: 'The submitter names somebody, of whom nobody here bears the name.',
    ASKED: 'The submitter names an organisation of this installation, which did not answer yet.',
    CONFIRMED: 'That organisation confirmed it.',
    DENIED: 'That organisation denies it.',
  },
});

export const TestClaimType = objectTypeOf(TestClaim, 'TestClaim');
