import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { type Acting, insertEvent } from '../shared/new-event.ts';
import { inTransaction } from '../connection/transaction.ts';

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

/** A key without its secret, which nobody stores. */
export type ApiKeyRecord = Prisma.ApiKeyGetPayload<{ select: typeof SHOWN }>;

interface Access {
  pool: pg.Pool;
  prisma: PrismaClient;
}

/** The key, or the account, that makes, rotates or ends a key. */
export interface KeyMaker {
  organizationId: string;
  keyId: string | null;
  accountId: string | null;
}

export interface KeyToCreate {
  acting: KeyMaker;
  idempotencyKey: string;
  /** SHA-256 of what was asked for: the same idempotency key with other content is a conflict. */
  requestHash: string;
  publicId: string;
  secretHash: Uint8Array;
  name: string;
  scopes: string[];
  expiresAt: Date;
}

/** A key that takes the place of another, which ends a while later. */
export interface KeyToRotate extends KeyToCreate {
  /** The key before, of the same organisation. */
  rotatedFrom: string;
  /** Time at which that one ends at the latest. */
  oldEndsAt: Date;
}

export type CreateKeyOutcome =
  { kind: 'created' | 'replayed'; key: ApiKeyRecord } | { kind: 'conflict'; storedRequestHash: string };

/** One key for each idempotency key of an organisation, however many ask at once. */
export function createKey(access: Access, key: KeyToCreate): Promise<CreateKeyOutcome> {
  return store(access, key, (client) => insertKey(client, key, null));
}

class OldKeyEnded extends Error {}

/** The same, and the key before, which has to work, ends by the time that is said, in one transaction. */
export async function rotateKey(
  access: Access,
  key: KeyToRotate,
): Promise<CreateKeyOutcome | { kind: 'ended' }> {
  const { acting, rotatedFrom, oldEndsAt } = key;
  try {
    return await store(access, key, async (client) => {
      if (!(await insertKey(client, key, key))) return false;
      if (!(await heldAndWorks(client, rotatedFrom))) throw new OldKeyEnded();
      await client.query('SELECT expire_api_key($1, $2, $3)', [
        acting.organizationId,
        rotatedFrom,
        oldEndsAt,
      ]);
      return true;
    });
  } catch (error) {
    if (error instanceof OldKeyEnded) return { kind: 'ended' };
    throw error;
  }
}

async function heldAndWorks(client: pg.PoolClient, id: string): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM api_key WHERE id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()) FOR UPDATE`,
    [id],
  );
  return rows.length === 1;
}

async function store(
  { pool, prisma }: Access,
  { acting: { organizationId }, ...key }: KeyToCreate,
  insert: (client: pg.PoolClient) => Promise<boolean>,
): Promise<CreateKeyOutcome> {
  const isNew = await inTransaction(pool, insert);
  const { requestHash, ...stored } = await prisma.apiKey.findUniqueOrThrow({
    where: { organizationId_idempotencyKey: { organizationId, idempotencyKey: key.idempotencyKey } },
    select: { ...SHOWN, requestHash: true },
  });
  if (requestHash !== key.requestHash) return { kind: 'conflict', storedRequestHash: requestHash ?? '' };
  return { kind: isNew ? 'created' : 'replayed', key: stored };
}

/** False where the idempotency key made one before. */
async function insertKey(
  client: pg.PoolClient,
  key: KeyToCreate,
  rotation: Pick<KeyToRotate, 'rotatedFrom' | 'oldEndsAt'> | null,
): Promise<boolean> {
  const { acting, publicId, scopes, expiresAt } = key;
  const { rowCount } = await client.query(
    `INSERT INTO api_key (id, organization_id, public_id, secret_hash, name, scopes, expires_at, idempotency_key, request_hash,
                          created_by, rotated_from)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (organization_id, idempotency_key) DO NOTHING`,
    [
      uuidv7(),
      acting.organizationId,
      publicId,
      Buffer.from(key.secretHash),
      key.name,
      scopes,
      expiresAt,
      key.idempotencyKey,
      key.requestHash,
      acting.keyId,
      rotation?.rotatedFrom ?? null,
    ],
  );
  if (rowCount !== 1) return false;
  await insertEvent(client, {
    kind: rotation === null ? 'CREATE_KEY' : 'ROTATE_KEY',
    acting: actingOf(acting),
    payload: {
      key: publicId,
      scopes,
      expiresAt,
      ...(rotation === null ? {} : { from: rotation.rotatedFrom, oldEndsAt: rotation.oldEndsAt }),
    },
  });
  return true;
}

/** Ends a key of this organisation; its first revocation counts. Null where the organisation has no such key. */
export async function revokeKey(
  { pool, prisma }: Access,
  { acting, id }: { acting: KeyMaker; id: string },
): Promise<ApiKeyRecord | null> {
  const { organizationId } = acting;
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ publicId: string; works: boolean }>(
      `SELECT public_id AS "publicId", revoked_at IS NULL AS works FROM api_key
       WHERE id = $1 AND organization_id = $2 FOR UPDATE`,
      [id, organizationId],
    );
    const [key] = rows;
    if (key?.works !== true) return;
    await client.query('SELECT revoke_api_key($1, $2)', [organizationId, id]);
    await insertEvent(client, {
      kind: 'REVOKE_KEY',
      acting: actingOf(acting),
      payload: { key: key.publicId },
    });
  });
  return keyOf(prisma, { organizationId, id });
}

/** A key of an organisation; null where it has none of this id. */
export async function keyOf(
  prisma: PrismaClient,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<ApiKeyRecord | null> {
  return prisma.apiKey.findFirst({ where: { id, organizationId }, select: SHOWN });
}

function actingOf({ organizationId, keyId, accountId }: KeyMaker): Acting {
  return { organizationId, keyId, accountId, staffId: null, role: 'SUBMITTER' };
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
