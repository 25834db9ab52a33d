import type { TestRequest } from '@inferbench/db/submissions/test-requests';
import { TestState } from '@inferbench/domain/submissions/tester';
import { z } from 'zod';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import type { ActOutcome } from '../lifecycle/act.type.ts';
import { subjectWords } from '../submission/subject-words.ts';
import '../graphql/test-claim.type.ts';

export const TestRequestType = objectType(
  'TestRequest',
  'A result of others that names the organisation as who measured it.',
  {
    submission: Id.describe('Global id of the submission.'),
    about: z.string().describe('What it is about, in words.'),
    submittedBy: z.string().describe('Organisation that submitted it.'),
    state: TestState.describe('What the organisation answered.'),
    at: z.string().describe('When it was submitted, ISO 8601 UTC.'),
  },
);
export type TestRequestType = InstanceType<typeof TestRequestType>;

export function toTestRequest(row: TestRequest): TestRequestType {
  return {
    submission: globalId('Submission', row.submissionId),
    about: subjectWords(row),
    submittedBy: row.submittedBy,
    state: row.testClaim.state,
    at: row.at.toISOString(),
  };
}

export const AnswerTestInput = inputType('AnswerTestInput', 'Whether you measured what names you.', {
  submission: Id.describe('Global id of the submission that names your organisation.'),
  measured: z.boolean().describe('True: your organisation measured it. False: it did not.'),
  idempotencyKey: z
    .string()
    .describe('The same key with the same content does it once; 8 to 200 characters.'),
});
export type AnswerTestInput = InstanceType<typeof AnswerTestInput>;

export const TestAnsweredType = objectType('TestAnswered', 'The answer stands with the result.', {
  submission: Id.describe('Global id of the submission.'),
  state: TestState.describe('CONFIRMED or DENIED.'),
  replayed: z.boolean().describe('True when this idempotency key had answered before.'),
});
export type TestAnsweredType = InstanceType<typeof TestAnsweredType> & { kind: 'TestAnswered' };

export type AnswerTestOutcome = ActOutcome<TestAnsweredType>;
