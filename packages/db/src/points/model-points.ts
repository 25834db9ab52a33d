import { camelRow } from '../connection/camel-row.ts';
import { Run } from '@inferbench/domain/runs/run';
import type pg from 'pg';
import { z } from 'zod';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { RANKS } from '../shared/visibility.ts';

const Row = z.object({
  epochId: z.int(),
  id: z.string().nullable(),
  techniques: Run.shape.techniques.nullable(),
});

export interface ModelPoint {
  id: string;
  techniques: Run['techniques'];
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
