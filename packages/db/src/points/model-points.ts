import { camelRow } from '../connection/camel-row.ts';
import { Run } from '@inferbench/domain/runs/run';
import type pg from 'pg';
import { z } from 'zod';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { LISTED, RANKS } from '../shared/visibility.ts';

const Row = z.object({
  epochId: z.int(),
  id: z.string().nullable(),
  techniques: Run.shape.techniques.nullable(),
});

export interface ModelPoint {
  id: string;
  techniques: Run['techniques'];
}

export interface ModelCounts {
  points: number;
  chips: number;
}

/** Points of each model and the chips that they are of; models without any are left out. */
export async function modelPointCounts(
  pool: pg.Pool,
  slugs: readonly string[],
): Promise<Map<string, ModelCounts>> {
  const { rows } = await pool.query<ModelCounts & { model_slug: string }>({
    name: 'model-point-counts',
    text: `SELECT run.model_slug, count(*)::int AS points, count(DISTINCT sys.chip_id)::int AS chips
           FROM run JOIN point p ON p.run_id = run.id JOIN system sys ON sys.id = run.system_id
           JOIN submission sub ON sub.id = run.submission_id AND ${LISTED}
           WHERE run.model_slug = ANY($1::text[]) GROUP BY run.model_slug`,
    values: [slugs],
  });
  return new Map(rows.map(({ model_slug: slug, points, chips }) => [slug, { points, chips }]));
}

/** Most points of one model that are read at once. */
export const MAX_MODEL_POINTS = 2_000;

/** Points of a model with prompt and answer, newest first, and the epoch under which they are read; superseded ones, and what nobody reviewed, are left out. */
export async function readModelPoints(
  pool: pg.Pool,
  model: string,
  epochId: number | null,
): Promise<{ epochId: number | null; points: ModelPoint[] }> {
  const { rows } = await pool.query({
    name: 'model-points',
    // The outer join says the epoch where the model has no point.
    text: `
      SELECT board.epoch_id, found.id, found.techniques
      FROM ${shownEpoch('$2')}
      LEFT JOIN (
        SELECT p.id, run.document -> 'techniques' AS techniques
        FROM run
        JOIN submission sub ON sub.id = run.submission_id AND ${RANKS} AND sub.lifecycle <> 'FLAGGED'
        JOIN point p ON p.run_id = run.id AND p.phase IN ('GENERATE', 'SERVING')
        WHERE run.model_slug = $1
        ORDER BY p.run_id DESC, p.index LIMIT $3) found ON true`,
    values: [model, epochId, MAX_MODEL_POINTS],
  });
  const parsed = rows.map((row: object) => Row.parse(camelRow(row)));
  return {
    epochId: parsed[0]?.epochId ?? null,
    points: parsed.flatMap(({ id, techniques }) =>
      id === null || techniques === null ? [] : [{ id, techniques }],
    ),
  };
}
