import type pg from 'pg';
import { inTransaction } from './transaction.ts';
import { openPool } from './open-pool.ts';

/** Work by the login of the database's owner, or of an administrator above it; one connection, closed at the end. */
export async function asOwner<T>(ownerUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(ownerUrl, { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** The same in one transaction: all of it, with its event, or nothing. */
export function actAsOwner<T>(ownerUrl: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return asOwner(ownerUrl, (pool) => inTransaction(pool, work));
}
