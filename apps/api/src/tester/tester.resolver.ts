import { readTestRequests, type TestRequest } from '@inferbench/db/submissions/test-requests';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { ViewerType } from '../account/viewer.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { NotAllowedType, type ActOutcome } from '../lifecycle/act.type.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import { answerTest as storeAnswer, type TestAnswer } from '@inferbench/db/submissions/answer-test';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { actingOf } from '../auth/caller.ts';
import { uuidOf, globalId, Id } from '../graphql/global-id.ts';
import { idempotencyKeyFinding, keyOfRequest } from '../mutation/idempotency-key.ts';
import { notFound } from '../mutation/input-findings.ts';
import { keyConflict, validationFailed } from '../mutation/refusals.ts';
import { TestState } from '@inferbench/domain/submissions/tester';
import { z } from 'zod';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { subjectWords } from '../submission/subject-words.ts';
import '../graphql/test-claim.type.ts';

const TestRequestType = objectType(
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
type TestRequestType = InstanceType<typeof TestRequestType>;

function toTestRequest(row: TestRequest): TestRequestType {
  return {
    submission: globalId('Submission', row.submissionId),
    about: subjectWords(row),
    submittedBy: row.submittedBy,
    state: row.testClaim.state,
    at: row.at.toISOString(),
  };
}

const AnswerTestInput = inputType('AnswerTestInput', 'Whether you measured what names you.', {
  submission: Id.describe('Global id of the submission that names your organisation.'),
  measured: z.boolean().describe('True: your organisation measured it. False: it did not.'),
  idempotencyKey: keyOfRequest('The same key with the same content does it once'),
});
type AnswerTestInput = InstanceType<typeof AnswerTestInput>;

const TestAnsweredType = objectType('TestAnswered', 'The answer stands with the result.', {
  submission: Id.describe('Global id of the submission.'),
  state: TestState.describe('CONFIRMED or DENIED.'),
  replayed: z.boolean().describe('True when this idempotency key had answered before.'),
});
type TestAnsweredType = InstanceType<typeof TestAnsweredType> & { kind: 'TestAnswered' };

type AnswerTestOutcome = ActOutcome<TestAnsweredType>;

const MOST_REQUESTS = 100;

@Resolver(() => ViewerType)
export class TesterResolver {
  @FieldResolver(() => [TestRequestType], {
    nullable: true,
    description: `Results of others that name the organisation as who measured, what waits for its answer first, ${MOST_REQUESTS} at the most. Needs the scope read:scores or submit.`,
  })
  async testRequests(@Ctx() context: ApiContext): Promise<TestRequestType[]> {
    const caller = await authenticate(context, 'read:scores', 'submit');
    if (!caller.ok) throw new InferbenchError(caller.error.code, caller.error.message);
    const { organizationId } = caller.value;
    const asked = { organizationId, limit: MOST_REQUESTS };
    return (await readTestRequests(context.database.pool, asked)).map(toTestRequest);
  }
}

export const TesterMutations = mutationsOf({
  answerTest: {
    description:
      'Says whether your organisation measured a result that names it: only what it confirms is named beside the figures. Needs the scope submit.',
    asked: 'The answer.',
    input: AnswerTestInput,
    payload: payloadOf('answerTest', TestAnsweredType, NotAllowedType, ConflictType),
    run: answerTest,
  },
});

/** Confirms or denies that the organisation of the caller measured a result that names it. */
async function answerTest(context: ApiContext, input: AnswerTestInput): Promise<AnswerTestOutcome> {
  const caller = await authenticate(context, 'submit');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const { submission, measured, idempotencyKey } = input;
  const badKey = idempotencyKeyFinding(idempotencyKey);
  if (badKey !== null) return validationFailed('The answer was not stored.', [badKey]);
  const submissionId = uuidOf('Submission', submission);
  if (submissionId === null) return unknown(submission);
  const answer: TestAnswer = measured ? 'CONFIRMED' : 'DENIED';
  const outcome = await storeAnswer(
    context.database.pool,
    {
      submissionId,
      organizationId: caller.value.organizationId,
      acting: { ...actingOf(caller.value), role: 'TESTER' },
      answer,
      idempotencyKey,
      requestHash: hashOf({ act: 'ANSWER_TEST', submissionId, answer }),
    },
    boardValuesOf,
  );
  switch (outcome.kind) {
    case 'answered':
    case 'replayed': {
      const { kind, state } = outcome;
      return { kind: 'TestAnswered', submission, state, replayed: kind === 'replayed' };
    }
    case 'not-found':
      return unknown(submission);
    case 'said-before':
      return {
        kind: 'NotAllowed',
        code: 'NOT_ALLOWED_NOW',
        message: `Your organisation said so before: it is ${outcome.state.toLowerCase()}. You may say the opposite.`,
        currentVersion: null,
        available: [],
      };
    case 'conflict':
      return keyConflict(outcome.storedRequestHash);
  }
}

function unknown(id: string): AnswerTestOutcome {
  const message = 'No result of this id that everybody sees names your organisation as who measured it.';
  return notFound('input.submission', { id, message, fix: '`viewer { testRequests }` lists those that do.' });
}
