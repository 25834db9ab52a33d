import type { Run } from '@inferbench/domain/run';
import { type Lifecycle, lifecycleOf } from '@inferbench/domain/lifecycle';
import type { Evaluation } from '@inferbench/domain/score';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { putOnBoard } from './board-writer.ts';
import { sliceIdsOf } from './slice-repository.ts';
import { systemSlug } from './system-slug.ts';

export interface NewSubmission {
  organizationId: string;
  idempotencyKey: string;
  /** SHA-256 of the submitted bytes with their context. */
  contentHash: string;
  format: string;
  /** The bytes as submitted. */
  document: Buffer;
  context: unknown;
  run: Run;
  /** Never REJECTED: what is rejected is not stored. */
  evaluation: Evaluation;
}

export interface Receipt {
  submissionId: string;
  contentHash: string;
  receivedAt: Date;
  lifecycle: Lifecycle;
  pointIds: string[];
}

export type StoreOutcome =
  { kind: 'stored' | 'replayed'; receipt: Receipt } | { kind: 'conflict'; storedContentHash: string };

/** Submission, receipt, run, points, scores and board rows in one transaction: all of it or nothing. */
export async function storeSubmission(pool: pg.Pool, submission: NewSubmission): Promise<StoreOutcome> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const outcome = await store(client, submission);
    await client.query('COMMIT');
    return outcome;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function store(client: pg.PoolClient, submission: NewSubmission): Promise<StoreOutcome> {
  const { run, evaluation } = submission;
  const lifecycle = lifecycleOf(evaluation.verdict);
  if (lifecycle === null) throw new Error('a rejected run is never stored');
  const submissionId = uuidv7();
  const inserted = await client.query(
    `INSERT INTO submission (id, organization_id, idempotency_key, content_hash, lifecycle, format, document, context)
     VALUES ($1, $2, $3, $4, $5::lifecycle, $6, $7, $8)
     ON CONFLICT (organization_id, idempotency_key) DO NOTHING`,
    [
      submissionId,
      submission.organizationId,
      submission.idempotencyKey,
      submission.contentHash,
      lifecycle,
      submission.format,
      submission.document,
      JSON.stringify(submission.context),
    ],
  );
  if (inserted.rowCount === 0) return replay(client, submission);

  const receipt = await client.query<{ received_at: Date }>(
    'INSERT INTO receipt (submission_id, content_hash) VALUES ($1, $2) RETURNING received_at',
    [submissionId, submission.contentHash],
  );
  const systemId = await systemIdOf(client, run.system);
  const runId = uuidv7();
  await client.query('INSERT INTO run (id, submission_id, system_id, document) VALUES ($1, $2, $3, $4)', [
    runId,
    submissionId,
    systemId,
    JSON.stringify(run),
  ]);
  const pointIds = await storePoints(client, {
    run,
    evaluation,
    runId,
    systemId,
    onBoard: lifecycle === 'VALIDATED',
  });
  const receivedAt = receipt.rows[0]?.received_at;
  if (receivedAt === undefined) throw new Error('receipt was not written');
  return {
    kind: 'stored',
    receipt: { submissionId, contentHash: submission.contentHash, receivedAt, lifecycle, pointIds },
  };
}

/** The same key again: the same receipt for the same content, a conflict for other content. */
async function replay(client: pg.PoolClient, submission: NewSubmission): Promise<StoreOutcome> {
  const { rows } = await client.query<{
    id: string;
    content_hash: string;
    received_at: Date;
    lifecycle: Lifecycle;
    point_ids: string[];
  }>(
    `SELECT s.id, s.content_hash, r.received_at, s.lifecycle,
            array(SELECT p.id::text FROM point p JOIN run ON run.id = p.run_id
                  WHERE run.submission_id = s.id ORDER BY p.index) AS point_ids
     FROM submission s JOIN receipt r ON r.submission_id = s.id
     WHERE s.organization_id = $1 AND s.idempotency_key = $2`,
    [submission.organizationId, submission.idempotencyKey],
  );
  const [row] = rows;
  if (!row) throw new Error('a conflicting submission vanished');
  if (row.content_hash !== submission.contentHash)
    return { kind: 'conflict', storedContentHash: row.content_hash };
  return {
    kind: 'replayed',
    receipt: {
      submissionId: row.id,
      contentHash: row.content_hash,
      receivedAt: row.received_at,
      lifecycle: row.lifecycle,
      pointIds: row.point_ids,
    },
  };
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
  onBoard: boolean;
}

async function storePoints(client: pg.PoolClient, input: PointsToStore): Promise<string[]> {
  const { run, evaluation, runId, systemId, onBoard } = input;
  const sliceIds = await sliceIdsOf(client, evaluation.points);
  const entries = evaluation.points.map((evaluated) => ({
    evaluated,
    pointId: uuidv7(),
    sliceId: sliceIds.get(evaluated.index) ?? null,
  }));
  for (const { evaluated, pointId, sliceId } of entries) {
    const { score, position } = evaluated;
    await client.query(
      `INSERT INTO point (id, run_id, index, slice_id, position, position_reason, evidence_grade, document)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        pointId,
        runId,
        evaluated.index,
        sliceId,
        position === null ? null : JSON.stringify(position),
        evaluated.positionReason,
        evaluated.evidenceGrade,
        JSON.stringify(run.points[evaluated.index]),
      ],
    );
    const findings = evaluation.findings.filter((finding) =>
      finding.path.startsWith(`points[${evaluated.index}]`),
    );
    await client.query(
      `INSERT INTO score (point_id, engine_version, policy_version, input_hash, useful_tops, document, findings)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        pointId,
        score.engineVersion,
        score.policyVersion,
        score.inputHash,
        score.metrics.USEFUL_TOPS.present ? score.metrics.USEFUL_TOPS.value : null,
        JSON.stringify(score),
        JSON.stringify(findings),
      ],
    );
  }
  if (onBoard) await putOnBoard(client, { run, systemId, entries });
  return entries.map((entry) => entry.pointId);
}
