import pg from 'pg';
import { inTransaction } from '../transaction.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Work by the login of the database's owner, or of an administrator above it; one connection, closed at the end. */
export async function asOwner<T>(ownerUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', () => undefined); // said by the query that fails
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
