import { mutationsOf } from '../mutation/mutations.ts';
import { DecideInput, ExplainFlagInput, SubmissionActInput, WithdrawInput } from './act.input.ts';
import { ActPayload } from './act.type.ts';
import { perform } from './perform.ts';

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
