import type pg from 'pg';
import { SOFTWARE_SHARE } from '../shared/software-share.ts';
import { PUBLIC_SUBMISSION } from '../shared/compared-submission.ts';

/** How near one point came to the bounds of the specification that it was scored on. */
export interface ReachedRate {
  pointId: string;
  opsPerSecPerChip: number;
  precision: string;
  /** Ideal time ÷ measured time of a point that memory limits, times the bandwidth of that specification; else null. */
  bytesPerSecPerChip: number | null;
}

/** What measured and reported points on a chip that everybody sees reached, newest score of each. H × S of the split is ideal ÷ measured time. */
export async function reachedRates(pool: pg.Pool, chipSlug: string): Promise<ReachedRate[]> {
  const { rows } = await pool.query<ReachedRate>({
    name: 'reached-rates',
    text: `
      SELECT DISTINCT ON (p.id) p.id AS "pointId", score.useful_tops * 1e12 AS "opsPerSecPerChip",
             score.document ->> 'peakPrecision' AS precision,
             CASE WHEN score.document #>> '{split,value,limitedBy}' IN ('memory', 'kv')
                  THEN (score.document #>> '{split,value,hardware}')::float8
                     * ${SOFTWARE_SHARE}
                     * (chip.document #>> '{memory,bandwidthBytesPerSec}')::float8
             END AS "bytesPerSecPerChip"
      FROM chip JOIN system ON system.chip_id = chip.id JOIN run ON run.system_id = system.id
      JOIN submission sub ON sub.id = run.submission_id AND ${PUBLIC_SUBMISSION}
      JOIN point p ON p.run_id = run.id JOIN score ON score.point_id = p.id
      WHERE chip.slug = $1 AND score.useful_tops IS NOT NULL
      ORDER BY p.id, score.created_at DESC`,
    values: [chipSlug],
  });
  return rows;
}
