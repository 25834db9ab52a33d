import { answerTest as storeAnswer, type TestAnswer } from '@inferbench/db/submissions/answer-test';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { actingOf } from '../auth/caller.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { notFound } from '../mutation/input-findings.ts';
import { keyConflict, validationFailed } from '../mutation/refusals.ts';
import type { AnswerTestInput, AnswerTestOutcome } from './tester.type.ts';

/** Confirms or denies that the organisation of the caller measured a result that names it. */
export async function answerTest(context: ApiContext, input: AnswerTestInput): Promise<AnswerTestOutcome> {
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
