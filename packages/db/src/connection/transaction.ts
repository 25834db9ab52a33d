import type pg from 'pg';

/** Times that a transaction begins anew where the server ended it for the sake of another. */
const MOST_DEADLOCKS = 3;
const DEADLOCK = '40P01';

/**
 * Runs `work` in one transaction: committed if it returns, rolled back if it throws. Of two writers that wait for each other the server
 * ends one, whose work is then done again from the start.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  for (let ended = 0; ; ended += 1)
    try {
      return await oneTransaction(pool, work);
    } catch (error) {
      if (sqlState(error) !== DEADLOCK || ended === MOST_DEADLOCKS) throw error;
    }
}

async function oneTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A server that dies ends the connection twice: the running query rejects, and the client emits an error that would
  // end this process if nobody listened.
  const lost: { error?: Error } = {};
  const onLost = (error: Error) => {
    lost.error = error;
  };
  client.on('error', onLost);
  try {
    // Writers wait for each other's rows; the timeout of a connection is for readers.
    await client.query('BEGIN; SET LOCAL statement_timeout = 0');
    const outcome = await work(client);
    await client.query('COMMIT');
    return outcome;
  } catch (error) {
    // A broken connection cannot roll back; the server has done it.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.off('error', onLost);
    // A lost connection is thrown away, not given to the next.
    client.release(lost.error);
  }
}

/** True where an error is the violation of a named unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === constraint
  );
}

/** SQLSTATE of an error of the database; null for any other. */
export function sqlState(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
