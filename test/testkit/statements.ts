import type { TestApi } from './api.ts';

const RUNS = 3;

/**
 * How many SQL statements a warm server sends while `action` runs: the fewest of some runs, since the server asks once in a
 * while whether its catalogue is current. Every statement still reaches the database.
 */
export async function countStatements(
  { database }: TestApi,
  action: () => Promise<unknown>,
): Promise<number> {
  const pools = [database.pool, database.pages].map((pool) => ({ pool, query: pool.query.bind(pool) }));
  const counts: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      let statements = 0;
      for (const { pool, query } of pools) {
        pool.query = ((...args: Parameters<typeof query>) => {
          statements += 1;
          return query(...args);
        }) as typeof pool.query; // same overloads, passed through
      }
      await action();
      counts.push(statements);
    }
  } finally {
    for (const { pool, query } of pools) pool.query = query;
  }
  return Math.min(...counts);
}
