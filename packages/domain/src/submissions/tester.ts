import { z } from 'zod';

/** What is known of who measured: the submitter itself · a name that it says · the same, of an organisation that is asked · which confirmed · or denied it. */
export const TestState = z.enum(['OWN', 'SAID', 'ASKED', 'CONFIRMED', 'DENIED']);
export type TestState = z.infer<typeof TestState>;

/** What a submission says of who measured, and what that organisation says to it. */
export const TestClaim = z
  .strictObject({
    state: TestState.describe('Whether whom the submitter names confirmed it.'),
    said: z.string().nullable().describe('Name that the submitter says; null where it measured itself.'),
  })
  .describe('What a submission says of who measured, and what that organisation says to it.');
export type TestClaim = z.infer<typeof TestClaim>;

/** Who measured, by name: the submitter, or an organisation that confirmed it. Null for what is only said, which no row, citation or file names. */
export function testerOf({ state, said }: TestClaim, submitter: string): string | null {
  if (state === 'OWN') return submitter;
  return state === 'CONFIRMED' ? said : null;
}

/** Name of who measured where a text has to stand; "not confirmed" where only the submitter names somebody. */
export function testerWords(claim: TestClaim, submitter: string): string {
  return testerOf(claim, submitter) ?? 'not confirmed';
}

/** 'says it was measured by "A lab"', of what nobody confirmed; null where there is nothing of the kind. For the page of the result alone. */
export function saidWords({ state, said }: TestClaim): string | null {
  if (said === null || state === 'OWN' || state === 'CONFIRMED') return null;
  const beside = {
    SAID: '',
    ASKED: ', which was asked and did not confirm it yet',
    DENIED: ', which denies it',
  }[state];
  return `says it was measured by "${said}"${beside}`;
}

/** "submitted and tested by Acme", or both where they differ; who submitted alone, where nobody confirmed who measured. */
export function partiesWords({
  submitter,
  testedBy,
}: {
  submitter: string;
  testedBy: string | null;
}): string {
  if (testedBy === null) return `submitted by ${submitter}`;
  if (submitter === testedBy) return `submitted and tested by ${submitter}`;
  return `submitted by ${submitter}, tested by ${testedBy}`;
}
