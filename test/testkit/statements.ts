import type { TestApi } from './api.ts';

/** How many SQL statements the server sends while `action` runs; every one still reaches the database. */
export async function countStatements(
  { database }: TestApi,
  action: () => Promise<unknown>,
): Promise<number> {
  let statements = 0;
  const { pool } = database;
  const query = pool.query.bind(pool);
  pool.query = ((...args: Parameters<typeof query>) => {
    statements += 1;
    return query(...args);
  }) as typeof pool.query; // same overloads, passed through
  try {
    await action();
  } finally {
    pool.query = query;
  }
  return statements;
}

/** Median of some runs of an action, ms. */
export async function medianMs(action: () => Promise<unknown>, runs = 15): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const from = performance.now();
    await action();
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
