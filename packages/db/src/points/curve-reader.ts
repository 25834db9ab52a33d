import type pg from 'pg';
import { isCompared } from '../shared/compared-submission.ts';
import type { ComparedRun } from './duplicate-reader.ts';

/** A stored run that new points follow. */
export interface FollowedCurve {
  /** A point of it. */
  pointId: string;
  matched: number;
}

/** Measurements of two days differ by more; noise that somebody adds to a copy hardly does. */
const NEAR_SHARE = 1e-3;
/** Points of a curve that agree: fewer agree by accident. */
const CURVE_POINTS = 3;

/**
 * The stored run that a new run of at least three points follows point for point: every one of them has a point there in the
 * same slice with a useful rate within 0.1 %. Of any system, since a copied curve may name another chip.
 */
export async function findFollowedCurve(
  pool: pg.Pool,
  { organizationId, seriesId, points }: Omit<ComparedRun, 'run'>,
): Promise<FollowedCurve | null> {
  const placed = points.flatMap(({ index, position, score }) =>
    position !== null && score.metrics.USEFUL_TOPS.present
      ? [{ index, slice: position.slice, tops: score.metrics.USEFUL_TOPS.value }]
      : [],
  );
  if (placed.length < CURVE_POINTS || placed.length < points.length) return null;
  const { rows } = await pool.query<{ point_id: string; matched: number }>({
    name: 'followed-curve',
    text: `
      SELECT min(p.id::text) AS point_id, count(DISTINCT new.index)::int AS matched
      FROM unnest($1::int[], $2::float8[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[])
           AS new(index, tops, model, phase, shape, batch, context, precision)
      JOIN model ON model.slug = new.model
      JOIN slice s ON s.model_id = model.id AND s.phase = new.phase AND s.shape = new.shape AND s.batch = new.batch
                  AND s.context = new.context AND s.precision = new.precision
      JOIN score ON score.slice_id = s.id AND abs(score.useful_tops - new.tops) <= $9 * new.tops
      JOIN point p ON p.id = score.point_id
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${isCompared('$12', '$13')}
      GROUP BY run.id HAVING count(DISTINCT new.index) = $10 AND count(DISTINCT p.id) >= $11
      ORDER BY 1 LIMIT 1`,
    values: [
      placed.map(({ index }) => index),
      placed.map(({ tops }) => tops),
      placed.map(({ slice }) => slice.model),
      placed.map(({ slice }) => slice.phase),
      placed.map(({ slice }) => slice.shape ?? ''),
      placed.map(({ slice }) => slice.batch),
      placed.map(({ slice }) => slice.context),
      placed.map(({ slice }) => slice.precision),
      NEAR_SHARE,
      placed.length,
      CURVE_POINTS,
      organizationId,
      seriesId,
    ],
  });
  const [row] = rows;
  return row === undefined ? null : { pointId: row.point_id, matched: row.matched };
}
