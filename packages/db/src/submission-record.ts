import type { Lifecycle } from '@inferbench/domain/lifecycle';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** What every submission has, whatever it is of. */
export interface NewSubmission {
  organizationId: string;
  idempotencyKey: string;
  /** SHA-256 of the submitted bytes with their context. */
  contentHash: string;
  format: string;
  /** The bytes as submitted. */
  document: Buffer;
  context: unknown;
  lifecycle: Lifecycle;
  /** True where it counts towards the quota of the organisation: all but what the catalogue brings. */
  counted: boolean;
}

export interface Receipt {
  submissionId: string;
  contentHash: string;
  receivedAt: Date;
  lifecycle: Lifecycle;
}

export type Replay = { kind: 'replayed'; receipt: Receipt } | { kind: 'conflict'; storedContentHash: string };

/** Id of the new row; null where the organisation used the key before. */
export async function insertSubmission(
  client: pg.PoolClient,
  submission: NewSubmission & { subject: 'RUN' | 'CHIP' | 'MODEL' },
): Promise<string | null> {
  const id = uuidv7();
  const { rowCount } = await client.query(
    `INSERT INTO submission (id, organization_id, idempotency_key, content_hash, lifecycle, format, document, context, subject)
     VALUES ($1, $2, $3, $4, $5::lifecycle, $6, $7, $8, $9)
     ON CONFLICT (organization_id, idempotency_key) DO NOTHING`,
    [
      id,
      submission.organizationId,
      submission.idempotencyKey,
      submission.contentHash,
      submission.lifecycle,
      submission.format,
      submission.document,
      JSON.stringify(submission.context),
      submission.subject,
    ],
  );
  return rowCount === 0 ? null : id;
}

export async function insertReceipt(
  client: pg.PoolClient,
  { submissionId, contentHash, lifecycle }: Omit<Receipt, 'receivedAt'>,
): Promise<Receipt> {
  const { rows } = await client.query<{ received_at: Date }>(
    'INSERT INTO receipt (submission_id, content_hash) VALUES ($1, $2) RETURNING received_at',
    [submissionId, contentHash],
  );
  const receivedAt = rows[0]?.received_at;
  if (receivedAt === undefined) throw new Error('receipt was not written');
  return { submissionId, contentHash, receivedAt, lifecycle };
}

/** What an organisation stored under a key before: the same content gets its receipt again. */
export async function replayOf(
  client: Pick<pg.Pool, 'query'>,
  {
    organizationId,
    idempotencyKey,
    contentHash,
  }: Pick<NewSubmission, 'organizationId' | 'idempotencyKey' | 'contentHash'>,
): Promise<Replay> {
  const found = await findSubmission(client, { organizationId, idempotencyKey });
  if (found === null) throw new Error('a conflicting submission vanished');
  return found.contentHash === contentHash
    ? { kind: 'replayed', receipt: found }
    : { kind: 'conflict', storedContentHash: found.contentHash };
}

export async function findSubmission(
  client: Pick<pg.Pool, 'query'>,
  { organizationId, idempotencyKey }: { organizationId: string; idempotencyKey: string },
): Promise<Receipt | null> {
  const { rows } = await client.query<{
    id: string;
    content_hash: string;
    received_at: Date;
    lifecycle: Lifecycle;
  }>(
    `SELECT s.id, s.content_hash, r.received_at, s.lifecycle
     FROM submission s JOIN receipt r ON r.submission_id = s.id
     WHERE s.organization_id = $1 AND s.idempotency_key = $2`,
    [organizationId, idempotencyKey],
  );
  const [row] = rows;
  return row
    ? {
        submissionId: row.id,
        contentHash: row.content_hash,
        receivedAt: row.received_at,
        lifecycle: row.lifecycle,
      }
    : null;
}
