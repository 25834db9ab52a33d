import type { QuotaExcess } from '@inferbench/domain/quota';
import type { Run } from '@inferbench/domain/run';
import type { Evaluation } from '@inferbench/domain/score';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { putOnBoard } from './board-writer.ts';
import { insertEvidence, type NewEvidence } from './evidence-record.ts';
import { epochsToEnter, isOf, takeIn } from './epoch-runs.ts';
import {
  insertReceipt,
  insertSubmission,
  type NewSubmission,
  type Receipt,
  replayOf,
} from './submission-record.ts';
import { QuotaExceeded, takeQuota } from './quota-use.ts';
import { sliceIdsOf } from './slice-repository.ts';
import { insertPoints } from './point-writer.ts';
import { insertScores } from './score-writer.ts';
import { systemSlug } from './system-slug.ts';
import { putTradeoffRows } from './tradeoff-writer.ts';
import { inTransaction, violates } from './transaction.ts';

export interface NewRunSubmission extends NewSubmission {
  run: Run;
  /** Never REJECTED: what is rejected is not stored. */
  evaluation: Evaluation;
  /** Files that the evidence store has already; a transaction that fails leaves them behind, where nobody sees them. */
  evidence: readonly NewEvidence[];
}

export interface RunReceipt extends Receipt {
  pointIds: string[];
}

export type StoreOutcome =
  | { kind: 'stored' | 'replayed'; receipt: RunReceipt }
  | { kind: 'conflict'; storedContentHash: string }
  /** A point of these figures is there already, stored in the meantime. */
  | { kind: 'duplicate' }
  | { kind: 'quota-exceeded'; excess: QuotaExcess };

/** Submission, receipt, run, points, scores and board rows in one transaction: all of it or nothing. */
export async function storeSubmission(pool: pg.Pool, submission: NewRunSubmission): Promise<StoreOutcome> {
  try {
    return await inTransaction(pool, (client) => store(client, submission));
  } catch (error) {
    if (error instanceof QuotaExceeded) return { kind: 'quota-exceeded', excess: error.excess };
    if (violates(error, 'point_content_hash_key')) return { kind: 'duplicate' };
    throw error;
  }
}

async function store(client: pg.PoolClient, submission: NewRunSubmission): Promise<StoreOutcome> {
  const { run, evaluation, lifecycle } = submission;
  if (evaluation.verdict === 'REJECTED') throw new Error('a rejected run is never stored');
  const submissionId = await insertSubmission(client, { ...submission, subject: 'RUN' });
  if (submissionId === null) return replay(client, submission);

  if (submission.counted) {
    const taken = { submissions: 1, points: run.points.length, bytes: submission.document.length };
    await takeQuota(client, submission.organizationId, { ...taken, chips: 0, models: 0 });
  }
  const receipt = await insertReceipt(client, { ...submission, submissionId });
  await insertEvidence(client, submissionId, submission.evidence);
  const systemId = await systemIdOf(client, run.system);
  const runId = uuidv7();
  const kind = run.publication === null ? 'MEASURED' : 'REPORTED';
  await client.query(
    `INSERT INTO run (id, submission_id, system_id, document, kind, chip_version)
     SELECT $1, $2, $3, $4, $5, chip.version FROM system JOIN chip ON chip.id = system.chip_id WHERE system.id = $3`,
    [runId, submissionId, systemId, JSON.stringify(run), kind],
  );
  const onBoard = lifecycle !== 'FLAGGED';
  const pointIds = await storePoints(client, { run, evaluation, runId, systemId, kind, onBoard });
  return { kind: 'stored', receipt: { ...receipt, pointIds } };
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

async function systemIdOf(client: pg.PoolClient, system: Run['system']): Promise<string> {
  const slug = systemSlug(system);
  await client.query(
    `INSERT INTO system (id, slug, chip_id, chips, framework)
     SELECT $1, $2, chip.id, $4, $5 FROM chip WHERE chip.slug = $3
     ON CONFLICT (slug) DO NOTHING`,
    [uuidv7(), slug, system.chip, system.chips, system.framework],
  );
  const { rows } = await client.query<{ id: string }>('SELECT id FROM system WHERE slug = $1', [slug]);
  const [row] = rows;
  if (!row) throw new Error(`no chip ${system.chip} in the database`);
  return row.id;
}

interface PointsToStore {
  run: Run;
  evaluation: Evaluation;
  runId: string;
  systemId: string;
  kind: 'MEASURED' | 'REPORTED';
  onBoard: boolean;
}

async function storePoints(client: pg.PoolClient, input: PointsToStore): Promise<string[]> {
  const { run, evaluation, runId, systemId, kind, onBoard } = input;
  const sliceIds = await sliceIdsOf(client, evaluation.points);
  const entries = evaluation.points.map((evaluated) => ({
    evaluated,
    pointId: uuidv7(),
    sliceId: sliceIds.get(evaluated.index) ?? null,
  }));
  await insertPoints(client, { run, runId, entries });
  await insertScores(client, { evaluation, entries });
  const epochs = await epochsToEnter(client, evaluation);
  const own = epochs.find((epoch) => isOf(epoch, evaluation));
  if (own !== undefined) await takeIn(client, { epochId: own.id, runId, points: entries.length });
  if (onBoard) {
    const epochIds = epochs.map(({ id }) => id);
    await putOnBoard(client, { systemId, kind, entries, epochIds });
    await putTradeoffRows(client, [{ run, runId, entries, epochIds, newest: true }]);
  }
  return entries.map((entry) => entry.pointId);
}
