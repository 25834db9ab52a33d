import { rowsOf, type Queries } from '../connection/camel-row.ts';
import type pg from 'pg';
import { z } from 'zod';

export const KeyRecord = z.object({
  publicId: z.string(),
  organization: z.string(),
  /** Name of the person who reviews with it; null for a key of an organisation. */
  reviewer: z.string().nullable(),
  /** Slug of whom that person works for. */
  employer: z.string().nullable(),
  name: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.date(),
  expiresAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
  /** A request with it is answered. */
  works: z.boolean(),
});
/** A key without its secret, as whoever runs the installation sees it. */
export type KeyRecord = z.infer<typeof KeyRecord>;

/** A key that was made, with its secret, which is stored nowhere. */
export interface MadeKey {
  key: string;
  record: KeyRecord;
}

/** Keys of an organisation or of all, newest first; of one public id. */
export function readKeys(
  client: Queries,
  { organization = null, publicId = null }: { organization?: string | null; publicId?: string | null },
): Promise<KeyRecord[]> {
  return rowsOf(
    client,
    KeyRecord,
    `SELECT k.public_id AS "publicId", o.slug AS organization, staff.name AS reviewer, employer.slug AS employer, k.name, k.scopes,
            k.created_at AS "createdAt", k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt", k.revoked_at AS "revokedAt",
            k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
              AND o.suspended_at IS NULL AND staff.disabled_at IS NULL AS works
     FROM api_key k JOIN organization o ON o.id = k.organization_id
     LEFT JOIN staff ON staff.id = k.staff_id LEFT JOIN organization employer ON employer.id = staff.organization_id
     WHERE ($1::text IS NULL OR o.slug = $1) AND ($2::text IS NULL OR k.public_id = $2)
     ORDER BY k.created_at DESC, k.id DESC`,
    [organization, publicId],
  );
}

/** The key of a public id that is there. */
export async function readKey(client: Queries, publicId: string): Promise<KeyRecord | null> {
  const [record] = await readKeys(client, { publicId });
  return record ?? null;
}

/** The record of a key that was just made, with its secret. */
export async function madeKey(
  client: pg.PoolClient,
  { key, publicId }: { key: string; publicId: string },
): Promise<MadeKey> {
  const record = await readKey(client, publicId);
  if (record === null) throw new Error(`key ${publicId} was not stored`);
  return { key, record };
}
