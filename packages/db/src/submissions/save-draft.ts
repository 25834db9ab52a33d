import {
  type DraftSettings,
  OPEN_DRAFTS,
  type SubmissionSubject,
} from '@inferbench/domain/submissions/draft';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { QuotaClass } from '@inferbench/domain/submissions/quota';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../connection/transaction.ts';
import { readDraftHead, type StoredDraftHead } from './draft-reader.ts';

export interface DraftToSave {
  organizationId: string;
  /** The draft that it changes, and the version that was read of it; null for a new one. */
  changes: { id: string; expectedVersion: number } | null;
  idempotencyKey: string;
  /** SHA-256 of what is saved: the same idempotency key with other content is a conflict. */
  contentHash: string;
  subject: SubmissionSubject;
  label: string;
  document: string;
  settings: DraftSettings;
  /** What the rules say of it. */
  checked: { lifecycle: Lifecycle | null; message: string; findings: readonly Finding[] };
}

export type SaveDraftOutcome =
  | { kind: 'saved' | 'replayed'; draft: StoredDraftHead }
  | { kind: 'not-found' }
  | { kind: 'stale'; version: number }
  | { kind: 'conflict'; storedContentHash: string }
  | { kind: 'too-many'; limit: number };

/** Saves a draft, or makes one; one at a time of an organisation, so that many at once keep to its number. */
export function saveDraft(pool: pg.Pool, draft: DraftToSave): Promise<SaveDraftOutcome> {
  return inTransaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('drafts ' || $1, 0))", [
      draft.organizationId,
    ]);
    return draft.changes === null ? create(client, draft) : change(client, draft, draft.changes);
  });
}

async function create(client: pg.PoolClient, draft: DraftToSave): Promise<SaveDraftOutcome> {
  const { organizationId, idempotencyKey } = draft;
  const { rows: made } = await client.query<{ id: string; content_hash: string }>(
    'SELECT id::text, content_hash FROM draft WHERE organization_id = $1 AND created_key = $2',
    [organizationId, idempotencyKey],
  );
  if (made[0] !== undefined) return replayed(client, draft, made[0]);
  const limit = await limitOf(client, organizationId);
  const { rows } = await client.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM draft WHERE organization_id = $1',
    [organizationId],
  );
  if (limit !== null && (rows[0]?.n ?? 0) >= limit) return { kind: 'too-many', limit };
  const id = uuidv7();
  await client.query(
    `INSERT INTO draft (id, organization_id, subject, label, document, settings, lifecycle, message, findings,
                        created_key, saved_key, content_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [id, organizationId, draft.subject, ...contentOf(draft), idempotencyKey, draft.contentHash],
  );
  return saved(client, 'saved', { organizationId, id });
}

async function change(
  client: pg.PoolClient,
  draft: DraftToSave,
  { id, expectedVersion }: { id: string; expectedVersion: number },
): Promise<SaveDraftOutcome> {
  const { organizationId, idempotencyKey, subject } = draft;
  const { rows } = await client.query<{ version: number; saved_key: string; content_hash: string }>(
    'SELECT version, saved_key, content_hash FROM draft WHERE organization_id = $1 AND id = $2 AND subject = $3 FOR UPDATE',
    [organizationId, id, subject],
  );
  const [stored] = rows;
  if (stored === undefined) return { kind: 'not-found' };
  if (stored.saved_key === idempotencyKey)
    return replayed(client, draft, { id, content_hash: stored.content_hash });
  if (stored.version !== expectedVersion) return { kind: 'stale', version: stored.version };
  await client.query(
    `UPDATE draft SET label = $2, document = $3, settings = $4, lifecycle = $5, message = $6, findings = $7,
                      saved_key = $8, content_hash = $9, version = version + 1, saved_at = now()
     WHERE id = $1`,
    [id, ...contentOf(draft), idempotencyKey, draft.contentHash],
  );
  return saved(client, 'saved', { organizationId, id });
}

function contentOf({ label, document, settings, checked }: DraftToSave): unknown[] {
  const { lifecycle, message, findings } = checked;
  const bytes = Buffer.from(document, 'utf8');
  return [label, bytes, JSON.stringify(settings), lifecycle, message, JSON.stringify(findings)];
}

async function replayed(
  client: pg.PoolClient,
  { organizationId, contentHash }: DraftToSave,
  stored: { id: string; content_hash: string },
): Promise<SaveDraftOutcome> {
  return stored.content_hash === contentHash
    ? saved(client, 'replayed', { organizationId, id: stored.id })
    : { kind: 'conflict', storedContentHash: stored.content_hash };
}

async function saved(
  client: pg.PoolClient,
  kind: 'saved' | 'replayed',
  of: { organizationId: string; id: string },
): Promise<SaveDraftOutcome> {
  const draft = await readDraftHead(client, of);
  if (draft === null) throw new Error(`draft ${of.id} was not saved`);
  return { kind, draft };
}

async function limitOf(client: pg.PoolClient, organizationId: string): Promise<number | null> {
  const { rows } = await client.query<{ quota_class: string }>(
    'SELECT quota_class FROM organization WHERE id = $1',
    [organizationId],
  );
  return OPEN_DRAFTS[QuotaClass.parse(rows[0]?.quota_class)];
}
