import { TestState } from '@inferbench/domain/submissions/tester';
import type pg from 'pg';
import { z } from 'zod';
import { type Acting, insertEvent } from '../shared/new-event.ts';
import { recordedOnce, requestBefore } from '../lifecycle/request-before.ts';
import type { BoardValuesOf } from '../board/standing-entries.ts';
import { standRuns } from '../lifecycle/stand-runs.ts';
import { SHOWN } from '../shared/visibility.ts';

/** What an organisation says to being named as who measured. */
export type TestAnswer = 'CONFIRMED' | 'DENIED';

export interface NewAnswer {
  submissionId: string;
  organizationId: string;
  acting: Acting;
  answer: TestAnswer;
  idempotencyKey: string;
  requestHash: string;
}

export type AnswerOutcome =
  | { kind: 'answered' | 'replayed'; state: TestState }
  /** Everybody sees no result of this id that names the organisation. */
  | { kind: 'not-found' }
  | { kind: 'said-before'; state: TestState }
  | { kind: 'conflict'; storedRequestHash: string };

/** Records the answer, and puts the run in its places anew: whatever is kept of its rows names who measured. */
export function answerTest(
  pool: pg.Pool,
  asked: NewAnswer,
  boardValuesOf: BoardValuesOf,
): Promise<AnswerOutcome> {
  const { submissionId, organizationId, acting, answer, idempotencyKey, requestHash } = asked;
  return recordedOnce(pool, async (client): Promise<AnswerOutcome> => {
    await client.query('SELECT lock_submission($1)', [submissionId]);
    const before = await requestBefore(client, asked);
    if (before !== null)
      return before.requestHash === requestHash
        ? { kind: 'replayed', state: z.object({ state: TestState }).parse(before.payload).state }
        : { kind: 'conflict', storedRequestHash: before.requestHash };
    const { rows } = await client.query<{ state: string; run_id: string }>(
      `SELECT sub.test_state AS state, run.id::text AS run_id FROM submission sub JOIN run ON run.submission_id = sub.id
       WHERE sub.id = $1 AND sub.tester_id = $2 AND ${SHOWN}`,
      [submissionId, organizationId],
    );
    const [row] = rows;
    if (row === undefined) return { kind: 'not-found' };
    if (row.state === answer) return { kind: 'said-before', state: answer };
    await insertEvent(client, {
      kind: answer === 'CONFIRMED' ? 'CONFIRM_TEST' : 'DENY_TEST',
      submissionId,
      acting,
      payload: { state: answer },
      request: { idempotencyKey, requestHash },
    });
    await standRuns(client, [row.run_id], boardValuesOf);
    return { kind: 'answered', state: answer };
  });
}
