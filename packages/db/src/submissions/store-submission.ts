import type { QuotaExcess } from '@inferbench/domain/submissions/quota';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { DraftMoved, takeDraft } from '../lifecycle/end-draft.ts';
import { insertEvidence } from './evidence-record.ts';
import { shareEntries } from '../shared/entry-locks.ts';
import { supersedeBefore } from '../lifecycle/supersede-before.ts';
import type { NewRunSubmission } from './run-submission.ts';
import { insertReceipts, insertSubmissions, type Receipt, replayOf } from '../lifecycle/submission-record.ts';
import { QuotaExceeded, takeQuota } from '../names/quota-use.ts';
import { storeRuns } from './store-runs.ts';
import { inTransaction, violates } from '../connection/transaction.ts';

export interface RunReceipt extends Receipt {
  pointIds: string[];
}

export type StoreOutcome =
  | { kind: 'stored' | 'replayed'; receipt: RunReceipt }
  | { kind: 'conflict'; storedContentHash: string }
  /** A point of these figures is there already, stored in the meantime. */
  | { kind: 'duplicate' }
  /** Another revision of the series was stored in the meantime. */
  | { kind: 'not-newest' }
  /** The draft that it was is another, or gone, by now. */
  | { kind: 'draft-moved' }
  | { kind: 'quota-exceeded'; excess: QuotaExcess };

/** Submission, receipt, run, points, scores and board rows in one transaction: all of it or nothing. */
export async function storeSubmission(pool: pg.Pool, submission: NewRunSubmission): Promise<StoreOutcome> {
  const [outcome] = await storeSubmissions(pool, [submission]);
  if (outcome === undefined) throw new Error('nothing was stored');
  return outcome;
}

/**
 * Several at once, in as many statements as one takes. All of it or nothing: what is there already, is too much or is a
 * duplicate of something else ends the whole of more than one.
 */
export async function storeSubmissions(
  pool: pg.Pool,
  submissions: readonly NewRunSubmission[],
): Promise<StoreOutcome[]> {
  try {
    return await inTransaction(pool, (client) => store(client, submissions));
  } catch (error) {
    if (error instanceof QuotaExceeded) return [{ kind: 'quota-exceeded', excess: error.excess }];
    if (error instanceof DraftMoved) return [{ kind: 'draft-moved' }];
    if (violates(error, 'point_shown_hash_key')) return [{ kind: 'duplicate' }];
    if (violates(error, 'submission_series_revision')) return [{ kind: 'not-newest' }];
    throw error;
  }
}

async function store(
  client: pg.PoolClient,
  submissions: readonly NewRunSubmission[],
): Promise<StoreOutcome[]> {
  if (submissions.some(({ evaluation }) => evaluation.verdict === 'REJECTED'))
    throw new Error('a rejected run is never stored');
  await shareEntries(
    client,
    submissions.map(({ run }) => run),
  );
  const ids = await insertSubmissions(client, submissions, 'RUN');
  for (const { correction, lifecycle } of submissions) await supersedeBefore(client, correction, lifecycle);
  const stored = submissions.flatMap((submission, index) => {
    const submissionId = ids[index] ?? null;
    return submissionId === null ? [] : [{ submission, submissionId, runId: uuidv7() }];
  });
  for (const { submission } of stored) {
    await takeDraft(client, submission);
    if (!submission.counted) continue;
    const taken = { submissions: 1, points: submission.run.points.length, bytes: submission.document.length };
    await takeQuota(client, submission.organizationId, { ...taken, chips: 0, models: 0 });
  }
  const receipts = await insertReceipts(
    client,
    stored.map(({ submission, submissionId }) => ({ ...submission, submissionId })),
  );
  for (const { submission, submissionId } of stored)
    await insertEvidence(client, submissionId, submission.evidence);
  const pointIds = await storeRuns(client, stored);
  const outcomes = new Map(
    stored.map(({ submission, submissionId, runId }, index) => {
      const received = receipts[index];
      if (received === undefined) throw new Error(`submission ${submissionId} has no receipt`);
      const { contentHash, receivedAt, lifecycle } = received;
      const receipt = {
        submissionId,
        contentHash,
        receivedAt,
        lifecycle,
        pointIds: pointIds.get(runId) ?? [],
      };
      return [submission, { kind: 'stored', receipt } satisfies StoreOutcome];
    }),
  );
  const inOrder: StoreOutcome[] = [];
  // One after the other: a connection has one statement at a time.
  for (const submission of submissions)
    inOrder.push(outcomes.get(submission) ?? (await replay(client, submission)));
  return inOrder;
}

/** The same key again: the same receipt for the same content, a conflict for other content. */
async function replay(client: pg.PoolClient, submission: NewRunSubmission): Promise<StoreOutcome> {
  const found = await replayOf(client, submission);
  if (found.kind === 'conflict') return found;
  const { rows } = await client.query<{ id: string }>(
    `SELECT p.id::text FROM point p JOIN run ON run.id = p.run_id WHERE run.submission_id = $1 ORDER BY p.index`,
    [found.receipt.submissionId],
  );
  return { kind: 'replayed', receipt: { ...found.receipt, pointIds: rows.map((row) => row.id) } };
}
