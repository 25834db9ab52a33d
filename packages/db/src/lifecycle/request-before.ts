import type { Queries } from '../connection/camel-row.ts';
import type pg from 'pg';
import { inTransaction, violates } from '../connection/transaction.ts';
import type { Acting } from '../shared/new-event.ts';

/** What a key or an account did under an idempotency key before, for whomever it acted, as its event says; null where it did nothing. */
export async function requestBefore(
  client: Queries,
  { acting: { keyId, accountId }, idempotencyKey }: { acting: Acting; idempotencyKey: string },
): Promise<{ requestHash: string; payload: object } | null> {
  const { rows } = await client.query<{ request_hash: string | null; payload: object }>(
    'SELECT request_hash, payload FROM event WHERE (key_id = $1 OR account_id = $2) AND idempotency_key = $3',
    [keyId, accountId, idempotencyKey],
  );
  const [row] = rows;
  return row === undefined ? null : { requestHash: row.request_hash ?? '', payload: row.payload };
}

/** Does what its event records under an idempotency key; where the same key was recorded meanwhile, once more, which then finds it. */
export async function recordedOnce<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(pool, work);
  } catch (error) {
    if (violates(error, 'event_idempotency') || violates(error, 'event_account_idempotency'))
      return inTransaction(pool, work);
    throw error;
  }
}
