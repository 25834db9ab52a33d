import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from './database.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { ensureOrganization } from './organization-repository.ts';

export interface ActiveApiKey {
  id: string;
  organizationId: string;
  secretHash: Uint8Array;
  scopes: string[];
  lastUsedAt: Date | null;
  /** The person who reviews with it; null for a key of an organisation. */
  staffId: string | null;
  /** Of an organisation of the demonstration. */
  demo: boolean;
}

/** The key with this public id, if neither it has ended nor its organisation or person is suspended. */
export async function findActiveApiKey(prisma: PrismaClient, publicId: string): Promise<ActiveApiKey | null> {
  const now = new Date();
  const found = await prisma.apiKey.findFirst({
    where: {
      publicId,
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
      organization: { suspendedAt: null },
      AND: { OR: [{ staffId: null }, { staff: { disabledAt: null } }] },
    },
    select: {
      id: true,
      organizationId: true,
      secretHash: true,
      scopes: true,
      lastUsedAt: true,
      staffId: true,
      organization: { select: { kind: true } },
    },
  });
  if (found === null) return null;
  const { organization, ...key } = found;
  return { ...key, demo: organization.kind === 'DEMO' };
}

const TOUCH_INTERVAL_MS = 60_000;

/** Notes that a key was used, at most once a minute: a write for each request would cost more than the request. */
export async function touchApiKey(
  pool: pg.Pool,
  { id, lastUsedAt }: Pick<ActiveApiKey, 'id' | 'lastUsedAt'>,
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
