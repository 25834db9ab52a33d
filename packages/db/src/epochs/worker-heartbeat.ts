import type pg from 'pg';

/** A worker that was silent for longer is dead: its jobs may go to others. */
export const SILENT_AFTER_SEC = 30;

/** Says that these takers of jobs, all of one process, live. */
export async function beat(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query(
    `INSERT INTO worker_heartbeat (worker_id) SELECT unnest($1::text[])
     ON CONFLICT (worker_id) DO UPDATE SET seen_at = now()`,
    [workerIds],
  );
}

export async function forgetWorkers(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM worker_heartbeat WHERE worker_id = ANY($1::text[])', [workerIds]);
}

/** Workers that died without saying so; they are forgotten. */
export async function takeSilentWorkers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker_id: string }>(
    `DELETE FROM worker_heartbeat WHERE seen_at < now() - make_interval(secs => $1) RETURNING worker_id`,
    [SILENT_AFTER_SEC],
  );
  return rows.map((row) => row.worker_id);
}

/** Workers heard of lately. */
export async function liveWorkers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM worker_heartbeat WHERE seen_at >= now() - make_interval(secs => $1)`,
    [SILENT_AFTER_SEC],
  );
  return rows[0]?.n ?? 0;
}
