import type pg from 'pg';

/** Most points of a run that are read as its curve. */
const MAX_RUN_POINTS = 1_000;

export interface RunPoint {
  id: string;
  /** Clients of a closed loop, as asked for; null of any other load. */
  clients: number | null;
}

/** Points of the run that a point belongs to, in the order of the run: those of loads that their source names by the same lengths. */
export async function runPoints(pool: pg.Pool, pointId: string): Promise<RunPoint[]> {
  const { rows } = await pool.query<RunPoint>({
    name: 'run-points',
    text: `SELECT other.id::text, CASE WHEN other.document->'load'->>'mode' = 'closed'
                                   THEN (other.document->'load'->>'concurrencyLimit')::float8 END AS clients
           FROM point p JOIN point other ON other.run_id = p.run_id
           WHERE p.id = $1 AND other.document->'nominal' IS NOT DISTINCT FROM p.document->'nominal' ORDER BY other.index LIMIT $2`,
    values: [pointId, MAX_RUN_POINTS],
  });
  return rows;
}
