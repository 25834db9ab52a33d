import type { Scope } from '@inferbench/domain/account/api-key-scope';
import { daysAfterMs, maxKeyDays, usualKeyDays } from '@inferbench/domain/account/api-key-term';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { hashApiKey, newApiKey } from '../account/api-key-format.ts';

export interface KeyToInsert {
  organizationId: string;
  staffId: string | null;
  name: string;
  scopes: readonly Scope[];
  expiresAt: Date;
}

/** A key that was made: the secret is nowhere else. */
export interface InsertedKey {
  key: string;
  publicId: string;
}

/** Stores the hash of a new key in the caller's transaction, as the owner of the database, who may give any scope. */
export async function insertKey(client: pg.PoolClient, stored: KeyToInsert): Promise<InsertedKey> {
  const { key, publicId } = newApiKey();
  await client.query(
    `INSERT INTO api_key (id, organization_id, staff_id, public_id, secret_hash, name, scopes, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      uuidv7(),
      stored.organizationId,
      stored.staffId,
      publicId,
      Buffer.from(hashApiKey(key)),
      stored.name,
      stored.scopes,
      stored.expiresAt,
    ],
  );
  return { key, publicId };
}

/** Computes when a key ends that is made now. Errors: INVALID. */
export function endOf(scopes: readonly Scope[], days: number | null): Date {
  const most = maxKeyDays(scopes);
  const lasts = days ?? usualKeyDays(scopes);
  if (Number.isInteger(lasts) && lasts >= 1 && lasts <= most) return new Date(daysAfterMs(Date.now(), lasts));
  const why = scopes.includes('admin:org') ? ', because it makes other keys' : '';
  throw new InferbenchError('INVALID', `A key with these scopes lasts at most ${most} days${why}.`, {
    path: 'days',
    value: String(lasts),
    expected: `1 to ${most}`,
  });
}
