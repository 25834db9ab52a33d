import { type Waiting, WaitsFor } from '@inferbench/domain/submissions/waiting';
import { z } from 'zod';
import { enumTypeOf, objectType } from '../graphql/derived-type.ts';

enumTypeOf(WaitsFor, 'WaitsFor', {
  description: 'Whose turn it is.',
  values: {
    SUBMITTER: 'The organisation that submitted it.',
    REVIEWERS: 'Persons who review and have no part in it.',
    NOBODY: 'There is nothing to do.',
  },
});

export const WaitingType = objectType('Waiting', 'Who has to act next, and what time does if nobody acts.', {
  for: WaitsFor.describe('Whose turn it is.'),
  sentence: z.string().describe('What is to be done, in words.'),
  until: z.string().nullable().describe('When time acts, ISO 8601 UTC; null where it does not.'),
});
export type WaitingType = InstanceType<typeof WaitingType>;

export function toWaitingType({ until, ...waiting }: Waiting): WaitingType {
  return { ...waiting, until: until?.toISOString() ?? null };
}
