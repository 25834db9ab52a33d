import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { PrismaClient } from './generated/prisma/client.ts';

/** A key without its secret, which nobody stores. */
export interface ApiKeyRecord {
  id: string;
  publicId: string;
  name: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

const SHOWN = {
  id: true,
  publicId: true,
  name: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
  revokedAt: true,
} as const;

export interface KeyToCreate {
  organizationId: string;
  idempotencyKey: string;
  /** SHA-256 of what was asked for: the same idempotency key with other content is a conflict. */
  requestHash: string;
  publicId: string;
  secretHash: Uint8Array;
  name: string;
  scopes: string[];
  expiresAt: Date | null;
}

export type CreateKeyOutcome =
  { kind: 'created' | 'replayed'; key: ApiKeyRecord } | { kind: 'conflict'; storedRequestHash: string };

/** One key for each idempotency key of an organisation, however many ask at once. */
export async function createKey(
  { pool, prisma }: { pool: pg.Pool; prisma: PrismaClient },
  key: KeyToCreate,
): Promise<CreateKeyOutcome> {
  const inserted = await pool.query(
    `INSERT INTO api_key (id, organization_id, public_id, secret_hash, name, scopes, expires_at, idempotency_key, request_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (organization_id, idempotency_key) DO NOTHING`,
    [
      uuidv7(),
      key.organizationId,
      key.publicId,
      Buffer.from(key.secretHash),
      key.name,
      key.scopes,
      key.expiresAt,
      key.idempotencyKey,
      key.requestHash,
    ],
  );
  const { requestHash, ...stored } = await prisma.apiKey.findUniqueOrThrow({
    where: {
      organizationId_idempotencyKey: {
        organizationId: key.organizationId,
        idempotencyKey: key.idempotencyKey,
      },
    },
    select: { ...SHOWN, requestHash: true },
  });
  if (requestHash !== key.requestHash) return { kind: 'conflict', storedRequestHash: requestHash ?? '' };
  return { kind: inserted.rowCount === 1 ? 'created' : 'replayed', key: stored };
}

/** Ends a key of this organisation; its first revocation counts. Null where the organisation has no such key. */
export async function revokeKey(
  { pool, prisma }: { pool: pg.Pool; prisma: PrismaClient },
  { organizationId, id }: { organizationId: string; id: string },
): Promise<ApiKeyRecord | null> {
  await pool.query('SELECT revoke_api_key($1, $2)', [organizationId, id]);
  return prisma.apiKey.findFirst({ where: { id, organizationId }, select: SHOWN });
}

/** Keys of an organisation, newest first; ids grow with time (UUID version 7). */
export async function keysOf(
  prisma: PrismaClient,
  { organizationId, afterId, limit }: { organizationId: string; afterId: string | null; limit: number },
): Promise<ApiKeyRecord[]> {
  return prisma.apiKey.findMany({
    where: { organizationId, ...(afterId === null ? {} : { id: { lt: afterId } }) },
    orderBy: { id: 'desc' },
    take: limit,
    select: SHOWN,
  });
}
