import type pg from 'pg';

/** Names of the jobs; the worker has one task for each. */
export const JOBS = ['rescore', 'verify_board', 'let_time_pass'] as const;
export type JobName = (typeof JOBS)[number];

/** Adds a job in the caller's transaction; a job of the same key that waits is replaced. */
export async function enqueue(
  client: Pick<pg.Pool, 'query'>,
  { job, payload, key }: { job: JobName; payload: unknown; key: string },
): Promise<void> {
  await client.query('SELECT enqueue_job($1, $2, $3)', [job, JSON.stringify(payload), key]);
}
