import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import { submitRun } from './submit-run.ts';
import { RunAcceptedType, SubmitRunInput } from './submission.type.ts';

export const SubmissionResolver = mutationsOf({
  submitRun: {
    description:
      'Submits a run: imports, checks, scores and stores it. Needs an API key with the scope submit.',
    asked: 'The run.',
    input: SubmitRunInput,
    payload: payloadOf('submitRun', RunAcceptedType, ConflictType),
    run: submitRun,
  },
});
