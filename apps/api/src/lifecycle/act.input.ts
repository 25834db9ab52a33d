import { RuleId } from '@inferbench/domain/errors/finding';
import { z } from 'zod';
import { enumTypeOf, inputType } from '../graphql/derived-type.ts';
import { Id } from '../graphql/global-id.ts';

/** What every act on a submission says. */
const OF_SUBMISSION = {
  submission: Id.describe('Global id of the submission.'),
  expectedVersion: z.int().describe('Version that you read; the act fails where it is another by now.'),
  idempotencyKey: z
    .string()
    .describe('The same key with the same content does it once; 8 to 200 characters.'),
};

const Reason = z.string().describe('Why, in 1 to 4,000 characters. It stays on record.');
const Rule = z.string().describe(`Rule that it is about, for example ${RuleId.enum['PHYS-BANDWIDTH']}.`);

export const ExplainFlagInput = inputType('ExplainFlagInput', 'An explanation of a flag.', {
  ...OF_SUBMISSION,
  rule: Rule,
  text: z.string().describe('What explains it, in 1 to 4,000 characters of plain text.'),
});
export type ExplainFlagInput = InstanceType<typeof ExplainFlagInput>;

export const WithdrawInput = inputType('WithdrawInput', 'A submission to pull back.', {
  ...OF_SUBMISSION,
  reason: Reason,
});
export type WithdrawInput = InstanceType<typeof WithdrawInput>;

export const SubmissionActInput = inputType('SubmissionActInput', 'A submission to act on.', OF_SUBMISSION);
export type SubmissionActInput = InstanceType<typeof SubmissionActInput>;

export const Verdict = z.enum(['APPROVE', 'WAIVE', 'FLAG', 'REFUSE']);
enumTypeOf(Verdict, 'ReviewVerdict', {
  description: 'What a reviewer decides.',
  values: {
    APPROVE: 'It may be published by another.',
    WAIVE: 'It may stand in spite of a flag.',
    FLAG: 'It is held back until its organisation answers.',
    REFUSE: 'It may not stand.',
  },
});

export const DecideInput = inputType('DecideInput', 'A decision of a reviewer.', {
  ...OF_SUBMISSION,
  verdict: Verdict.describe('What is decided.'),
  rule: z.string().optional().describe('Rule that it is about; needed but for APPROVE.'),
  path: z.string().optional().describe('Of a flag: what in the run it is about, as a JSON path.'),
  reason: Reason,
});
export type DecideInput = InstanceType<typeof DecideInput>;
