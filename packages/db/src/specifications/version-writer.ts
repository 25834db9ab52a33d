import type pg from 'pg';
import { lockEntry } from '../shared/entry-locks.ts';
import { v7 as uuidv7 } from 'uuid';

export interface NewSpecification {
  contentHash: string;
  /** Null for the shipped catalogue. */
  organizationId: string | null;
  submissionId: string | null;
}

export type PutOutcome =
  | { kind: 'stored'; id: string; version: number }
  /** The same document is the newest version already. */
  | { kind: 'unchanged'; id: string; version: number }
  /** The entry belongs to somebody else, or to the shipped catalogue. */
  | { kind: 'taken' };

interface NewVersion {
  table: 'chip' | 'model';
  slug: string;
  document: string;
  spec: NewSpecification;
}

interface EntryRow {
  id: string;
  organization_id: string | null;
  version: number;
  content_hash: string;
}

/**
 * The next version of a chip or model, made with its entry where that is new. A trigger of the table of versions decides which of
 * them stands: a version that nobody reviewed waits beside an effective one.
 */
export async function putVersion(
  client: pg.PoolClient,
  { table, slug, document, spec }: NewVersion,
): Promise<PutOutcome> {
  // Versions of one entry are numbered one after the other; its row is not this role's to lock.
  await lockEntry(client, table, slug);
  const { rows } = await client.query<EntryRow>(
    `SELECT entry.id::text, entry.organization_id::text, newest.version, newest.content_hash
     FROM ${table} entry JOIN ${table}_version newest ON newest.${table}_id = entry.id
     WHERE entry.slug = $1 ORDER BY newest.version DESC LIMIT 1`,
    [slug],
  );
  const [existing] = rows;
  if (existing && existing.organization_id !== spec.organizationId) return { kind: 'taken' };
  if (existing?.content_hash === spec.contentHash)
    return { kind: 'unchanged', id: existing.id, version: existing.version };
  const version = (existing?.version ?? 0) + 1;
  const id = existing?.id ?? uuidv7();
  if (existing === undefined) {
    await client.query(
      `INSERT INTO ${table} (id, slug, document, content_hash, version, organization_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, slug, document, spec.contentHash, version, spec.organizationId],
    );
  }
  await client.query(
    `INSERT INTO ${table}_version (${table}_id, version, document, content_hash, submission_id)
     VALUES ($1, $2, $3, $4, $5)`,
    [id, version, document, spec.contentHash, spec.submissionId],
  );
  return { kind: 'stored', id, version };
}
