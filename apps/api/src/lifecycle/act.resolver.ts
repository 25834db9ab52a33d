import { mutationsOf } from '../mutation/mutations.ts';
import { ActPayload } from './act.type.ts';
import { perform } from './perform.ts';
import { RuleId } from '@inferbench/domain/errors/finding';
import { z } from 'zod';
import { enumTypeOf, inputType } from '../graphql/derived-type.ts';
import { Id } from '../graphql/global-id.ts';
import { keyOfRequest } from '../mutation/idempotency-key.ts';

/** Fields of every act on a submission. */
const OF_SUBMISSION = {
  submission: Id.describe('Global id of the submission.'),
  expectedVersion: z.int().describe('Version that you read; the act fails where it is another by now.'),
  idempotencyKey: keyOfRequest('The same key with the same content does it once'),
};

const Reason = z.string().describe('Why, in 1 to 4,000 characters. It stays on record.');
const Rule = z.string().describe(`Rule that it is about, for example ${RuleId.enum['PHYS-BANDWIDTH']}.`);

const ExplainFlagInput = inputType('ExplainFlagInput', 'An explanation of a flag.', {
  ...OF_SUBMISSION,
  rule: Rule,
  text: z.string().describe('What explains it, in 1 to 4,000 characters of plain text.'),
});
type ExplainFlagInput = InstanceType<typeof ExplainFlagInput>;

const WithdrawInput = inputType('WithdrawInput', 'A submission to pull back.', {
  ...OF_SUBMISSION,
  reason: Reason,
});
type WithdrawInput = InstanceType<typeof WithdrawInput>;

const SubmissionActInput = inputType('SubmissionActInput', 'A submission to act on.', OF_SUBMISSION);
type SubmissionActInput = InstanceType<typeof SubmissionActInput>;

const Verdict = z.enum(['APPROVE', 'WAIVE', 'FLAG', 'REFUSE']);
enumTypeOf(Verdict, 'ReviewVerdict', {
  description: 'What a reviewer decides.',
  values: {
    APPROVE: 'It may be published by another.',
    WAIVE: 'It may stand in spite of a flag.',
    FLAG: 'It is held back until its organisation answers.',
    REFUSE: 'It may not stand.',
  },
});

const DecideInput = inputType('DecideInput', 'A decision of a reviewer.', {
  ...OF_SUBMISSION,
  verdict: Verdict.describe('What is decided.'),
  rule: z.string().optional().describe('Rule that it is about; needed but for APPROVE.'),
  path: z.string().optional().describe('Of a flag: what in the run it is about, as a JSON path.'),
  reason: Reason,
});
type DecideInput = InstanceType<typeof DecideInput>;

const payload = ActPayload;

/** What may be done about a submission that is stored; each act names the version that was read. */
export const ActResolver = mutationsOf({
  explainFlag: {
    description: 'Explains a flag of a submission of your own. Needs the scope submit or write:specs.',
    asked: 'The explanation.',
    input: ExplainFlagInput,
    payload,
    run: (context, { text, ...input }: ExplainFlagInput) =>
      perform(context, { ...input, reason: text, action: 'EXPLAIN' }),
  },
  withdraw: {
    description:
      'Pulls a submission of your own back. If it was public, its address tells who withdrew it, when and why. Needs the scope submit or write:specs.',
    asked: 'The submission.',
    input: WithdrawInput,
    payload,
    run: (context, input: WithdrawInput) => perform(context, { ...input, action: 'WITHDRAW' }),
  },
  takeUp: {
    description: 'Begins to review a submission. Needs the scope review.',
    asked: 'The submission.',
    input: SubmissionActInput,
    payload,
    run: (context, input: SubmissionActInput) => perform(context, { ...input, action: 'TAKE_UP' }),
  },
  release: {
    description: 'Gives a submission that you took up back to the queue. Needs the scope review.',
    asked: 'The submission.',
    input: SubmissionActInput,
    payload,
    run: (context, input: SubmissionActInput) => perform(context, { ...input, action: 'RELEASE' }),
  },
  decide: {
    description: 'Decides about a submission. Needs the scope review.',
    asked: 'The decision.',
    input: DecideInput,
    payload,
    run: (context, { verdict, ...input }: DecideInput) => perform(context, { ...input, action: verdict }),
  },
  publish: {
    description: 'Makes a submission final that another reviewer approved. Needs the scope review.',
    asked: 'The submission.',
    input: SubmissionActInput,
    payload,
    run: (context, input: SubmissionActInput) => perform(context, { ...input, action: 'PUBLISH' }),
  },
});
