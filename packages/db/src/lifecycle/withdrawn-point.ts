import type pg from 'pg';

/** Submission of a point that everybody could see before it was withdrawn; null for any other point. */
export async function submissionOfWithdrawnPoint(pool: pg.Pool, pointId: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'withdrawn-point',
    text: `SELECT sub.id::text FROM point p JOIN run ON run.id = p.run_id JOIN submission sub ON sub.id = run.submission_id
           WHERE p.id = $1 AND sub.lifecycle = 'WITHDRAWN' AND sub.visible_from IS NOT NULL`,
    values: [pointId],
  });
  return rows[0]?.id ?? null;
}
