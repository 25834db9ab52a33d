import { presentValue } from '@inferbench/domain/metric';
import type { Run } from '@inferbench/domain/run';
import type { EvaluatedPoint } from '@inferbench/domain/score';
import type pg from 'pg';
import { systemSlug } from './system-slug.ts';

export interface StoredDuplicate {
  index: number;
  pointId: string;
  exact: boolean;
}

/** Agreement beyond every digit that a page shows. */
const SAME_SHARE = 1e-6;

/** Stored points with the same content, or of the same system with the same useful rate. */
export async function findDuplicatePoints(
  pool: pg.Pool,
  run: Run,
  points: readonly EvaluatedPoint[],
): Promise<StoredDuplicate[]> {
  const { rows } = await pool.query<{ index: number; point_id: string; exact: boolean }>({
    name: 'duplicate-points',
    text: `
      SELECT DISTINCT ON (new.index) new.index, old.id AS point_id, old.content_hash = new.hash AS exact
      FROM unnest($1::int[], $2::text[], $3::float8[]) AS new(index, hash, tops)
      JOIN LATERAL (
        SELECT id, content_hash FROM point WHERE content_hash = new.hash
        UNION ALL
        SELECT p.id, p.content_hash FROM system
        JOIN run ON run.system_id = system.id
        JOIN submission sub ON sub.id = run.submission_id AND sub.lifecycle <> 'SUPERSEDED'
        JOIN point p ON p.run_id = run.id
        JOIN score ON score.point_id = p.id
        WHERE system.slug = $4 AND abs(score.useful_tops - new.tops) <= $5 * new.tops
      ) old ON true
      ORDER BY new.index, exact DESC, old.id`,
    values: [
      points.map((point) => point.index),
      points.map((point) => point.contentHash),
      points.map(({ score }) => presentValue(score.metrics.USEFUL_TOPS)),
      systemSlug(run.system),
      SAME_SHARE,
    ],
  });
  return rows.map((row) => ({ index: row.index, pointId: row.point_id, exact: row.exact }));
}
