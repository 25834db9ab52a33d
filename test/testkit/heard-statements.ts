import type { TestApi } from './api.ts';

type Heard = (args: readonly unknown[]) => void;

/**
 * Tells of every statement that a server sends while `action` runs; each still reaches the database. The server is not told what
 * state its database is in meanwhile, so that it answers anew, whatever it keeps.
 */
export async function heardStatements(
  { database }: Pick<TestApi, 'database'>,
  heard: Heard,
  action: () => Promise<unknown>,
): Promise<void> {
  const { changes } = database;
  const state = changes.state.bind(changes);
  const pools = [database.pool, database.pages].map((pool) => ({ pool, query: pool.query.bind(pool) }));
  try {
    changes.state = () => Promise.resolve(null);
    for (const { pool, query } of pools)
      pool.query = ((...args: Parameters<typeof query>) => {
        heard(args);
        return query(...args);
      }) as typeof pool.query; // same overloads, passed through
    await action();
  } finally {
    changes.state = state;
    for (const { pool, query } of pools) pool.query = query;
  }
}
