import type pg from 'pg';

/** Most points of a run that are read as its curve. */
const MAX_RUN_POINTS = 1_000;

/** Ids of all points of the run that a point belongs to, in the order of the run. */
export async function runPointIds(pool: pg.Pool, pointId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'run-point-ids',
    text: `SELECT other.id::text FROM point p JOIN point other ON other.run_id = p.run_id
           WHERE p.id = $1 ORDER BY other.index LIMIT $2`,
    values: [pointId, MAX_RUN_POINTS],
  });
  return rows.map(({ id }) => id);
}
