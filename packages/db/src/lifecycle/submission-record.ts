import type { Queries } from '../connection/camel-row.ts';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { DraftAtVersion } from './end-draft.ts';
import { insertSubmitted } from '../shared/new-event.ts';

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
  /** The key or the account that submits; both null for what the catalogue brings. */
  keyId: string | null;
  accountId: string | null;
  /** Findings that hold it back; empty unless it is FLAGGED. */
  flags: readonly Finding[];
  /** Who measured, where that is not the organisation that submits: the name as it is said, and whose it is. */
  tester: { name: string; organizationId: string | null } | null;
  /** The revision that it corrects. */
  correction: Correction | null;
  /** The draft that it was, which ends with it. */
  draft: DraftAtVersion | null;
}

/** What the catalogue brings: nobody's, no day to count, no series to go on with. */
export const OF_CATALOGUE = {
  counted: false,
  keyId: null,
  accountId: null,
  tester: null,
  correction: null,
  draft: null,
} as const;

/** A place in a series, after the revision that it corrects. */
export interface Correction {
  supersedes: string;
  seriesId: string;
  revision: number;
}

export interface Receipt {
  submissionId: string;
  contentHash: string;
  receivedAt: Date;
  lifecycle: Lifecycle;
}

export type Replay = { kind: 'replayed'; receipt: Receipt } | { kind: 'conflict'; storedContentHash: string };

export type Subject = 'RUN' | 'CHIP' | 'MODEL';

/** Ids of the new rows, in the order of the submissions; null where the organisation used the key before. */
export async function insertSubmissions(
  client: pg.PoolClient,
  submissions: readonly NewSubmission[],
  subject: Subject,
): Promise<(string | null)[]> {
  const ids = submissions.map(() => uuidv7());
  const { rows } = await client.query<{ id: string }>({
    name: 'submission-insert',
    text: `INSERT INTO submission (subject, id, organization_id, idempotency_key, content_hash, lifecycle, format, document,
                                   context, tested_by, supersedes, series_id, revision, tester_id)
           SELECT $1, s.* FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::lifecycle[], $7::text[],
                                      $8::bytea[], $9::jsonb[], $10::text[], $11::uuid[], $12::uuid[], $13::int[],
                                      $14::uuid[]) AS s
           ON CONFLICT (organization_id, idempotency_key) DO NOTHING RETURNING id::text`,
    values: [
      subject,
      ids,
      submissions.map((submission) => submission.organizationId),
      submissions.map((submission) => submission.idempotencyKey),
      submissions.map((submission) => submission.contentHash),
      submissions.map((submission) => submission.lifecycle),
      submissions.map((submission) => submission.format),
      submissions.map((submission) => submission.document),
      submissions.map((submission) => JSON.stringify(submission.context)),
      submissions.map(({ tester }) => tester?.name ?? null),
      submissions.map(({ correction }) => correction?.supersedes ?? null),
      submissions.map(({ correction }) => correction?.seriesId ?? null),
      submissions.map(({ correction }) => correction?.revision ?? 1),
      submissions.map(({ tester }) => tester?.organizationId ?? null),
    ],
  });
  const inserted = new Set(rows.map((row) => row.id));
  const stored = ids.map((id) => (inserted.has(id) ? id : null));
  await insertSubmitted(
    client,
    submissions.flatMap((submission, index) => {
      const submissionId = stored[index] ?? null;
      return submissionId === null ? [] : [{ ...submission, submissionId }];
    }),
  );
  return stored;
}

export async function insertReceipts(
  client: pg.PoolClient,
  receipts: readonly Omit<Receipt, 'receivedAt'>[],
): Promise<Receipt[]> {
  const { rows } = await client.query<{ submission_id: string; received_at: Date }>({
    name: 'receipt-insert',
    text: `INSERT INTO receipt (submission_id, content_hash) SELECT * FROM unnest($1::uuid[], $2::text[])
           RETURNING submission_id::text, received_at`,
    values: [receipts.map((receipt) => receipt.submissionId), receipts.map((receipt) => receipt.contentHash)],
  });
  const received = new Map(rows.map((row) => [row.submission_id, row.received_at]));
  return receipts.map((receipt) => {
    const receivedAt = received.get(receipt.submissionId);
    if (receivedAt === undefined) throw new Error('receipt was not written');
    return { ...receipt, receivedAt };
  });
}

/** What an organisation stored under a key before: the same content gets its receipt again. */
export async function replayOf(
  client: Queries,
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
  client: Queries,
  { organizationId, idempotencyKey }: { organizationId: string; idempotencyKey: string },
): Promise<Receipt | null> {
  const { rows } = await client.query<Receipt>(
    `SELECT s.id AS "submissionId", s.content_hash AS "contentHash", r.received_at AS "receivedAt", s.lifecycle
     FROM submission s JOIN receipt r ON r.submission_id = s.id
     WHERE s.organization_id = $1 AND s.idempotency_key = $2`,
    [organizationId, idempotencyKey],
  );
  return rows[0] ?? null;
}
