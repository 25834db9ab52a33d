import { Run } from '@inferbench/domain/runs/run';
import type pg from 'pg';
import { z } from 'zod';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { RANKS } from '../shared/visibility.ts';
import { POINT_JOINS, STANDING_COLUMNS, standingPoints, type StoredPoint } from './point-reader.ts';

const Row = z.object({
  epochId: z.int(),
  pointId: z.string().nullable(),
  techniques: Run.shape.techniques.nullable(),
});

export interface ModelPoint {
  point: StoredPoint;
  techniques: Run['techniques'];
}

/** Most points of one model that are read at once. */
export const MAX_MODEL_POINTS = 2_000;

/**
 * Points of a model with prompt and answer, newest first, and the epoch under which they are read; superseded ones, and what nobody reviewed, are
 * left out. How they stand is one statement; the rest of them is read where it is not kept.
 */
export async function readModelPoints(
  pool: pg.Pool,
  model: string,
  epochId: number | null,
): Promise<{ epochId: number | null; points: ModelPoint[] }> {
  const { rows } = await pool.query<object>({
    name: 'model-points',
    // The outer join says the epoch where the model has no point. In the order of the index "run_model": of runs in that of their ids
    // those of other models would be walked as well.
    text: `
      SELECT board.epoch_id AS "epochId", found.*
      FROM ${shownEpoch('$2')}
      LEFT JOIN LATERAL (
        SELECT p.id AS "pointId", run.document -> 'techniques' AS techniques, ${STANDING_COLUMNS}
        FROM (
          SELECT p.id, p.run_id, p.index
          FROM run
          JOIN submission sub ON sub.id = run.submission_id AND ${RANKS} AND sub.lifecycle <> 'FLAGGED'
          JOIN point p ON p.run_id = run.id AND p.phase IN ('GENERATE', 'SERVING')
          WHERE run.model_slug BETWEEN $1 AND $1
          ORDER BY run.model_slug DESC, run.id DESC, p.index LIMIT $3) p
        JOIN epoch ON epoch.id = board.epoch_id
        ${POINT_JOINS}
        ORDER BY p.run_id DESC, p.index) found ON true`,
    values: [model, epochId, MAX_MODEL_POINTS],
  });
  const parsed = rows.map((row) => Row.parse(row));
  const [first] = parsed;
  if (first === undefined) return { epochId: null, points: [] };
  const points = first.pointId === null ? [] : await standingPoints(pool, rows, first.epochId);
  return {
    epochId: first.epochId,
    points: points.flatMap((point, n) => {
      const techniques = parsed[n]?.techniques ?? null;
      return point === undefined || techniques === null ? [] : [{ point, techniques }];
    }),
  };
}
