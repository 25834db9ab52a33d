import type { Queries } from '../connection/camel-row.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../connection/database.ts';
import { ensureOrganization } from '../names/organization-repository.ts';

export interface StoredApiKey {
  id: string;
  organizationId: string;
  secretHash: Uint8Array;
  scopes: string[];
  lastUsedAt: Date | null;
  /** The person who reviews with it; null for a key of an organisation. */
  staffId: string | null;
  /** Whether its organisation is one of the demonstration. */
  demo: boolean;
  /** Whether it has not ended and neither its organisation nor its person is shut out. */
  works: boolean;
  /** True where its organisation is suspended. */
  suspended: boolean;
}

/** The key with this public id, whether it still works or not: one statement. */
export async function findApiKey(pool: Queries, publicId: string): Promise<StoredApiKey | null> {
  const { rows } = await pool.query<StoredApiKey>({
    name: 'api-key',
    text: `
      SELECT key.id, key.organization_id AS "organizationId", key.secret_hash AS "secretHash", key.scopes,
             key.last_used_at AS "lastUsedAt", key.staff_id AS "staffId", org.kind = 'DEMO' AS demo,
             key.revoked_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > now())
               AND org.suspended_at IS NULL AND staff.disabled_at IS NULL AND staff.role IS DISTINCT FROM 'admin' AS works,
             org.suspended_at IS NOT NULL AS suspended
      FROM api_key key
      JOIN organization org ON org.id = key.organization_id
      LEFT JOIN staff ON staff.id = key.staff_id
      WHERE key.public_id = $1`,
    values: [publicId],
  });
  return rows[0] ?? null;
}

const TOUCH_INTERVAL_MS = 60_000;

/** Notes that a key was used, at most once a minute: a write for each request would cost more than the request. */
export async function touchApiKey(
  pool: pg.Pool,
  { id, lastUsedAt }: Pick<StoredApiKey, 'id' | 'lastUsedAt'>,
): Promise<void> {
  if (lastUsedAt !== null && Date.now() - lastUsedAt.getTime() < TOUCH_INTERVAL_MS) return;
  // The condition again: many requests may have read the old time.
  await pool.query(
    `UPDATE api_key SET last_used_at = now()
     WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
    [id],
  );
}

export interface NewApiKey {
  organization: { slug: string; name: string };
  name?: string;
  publicId: string;
  secretHash: Uint8Array<ArrayBuffer>;
  scopes: string[];
}

/** Stores a key's hash, creating its organisation where needed. */
export async function storeApiKey(
  { pool, prisma }: Pick<Database, 'pool' | 'prisma'>,
  { organization, ...key }: NewApiKey,
): Promise<void> {
  const organizationId = await ensureOrganization(pool, organization);
  await prisma.apiKey.create({ data: { id: uuidv7(), ...key, organizationId } });
}
