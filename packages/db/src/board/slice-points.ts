import { rowsOf } from '../connection/camel-row.ts';
import { Point } from '@inferbench/domain/runs/point';
import type pg from 'pg';
import { z } from 'zod';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import { evidenceCondition, type EvidenceFilter } from '../shared/evidence-filter.ts';

const Row = z.object({
  pointId: z.string(),
  systemId: z.string(),
  technique: z.string(),
  document: Point.nullable(),
});
export type SlicePoint = z.infer<typeof Row>;

/** Most points of a slice that are read at once. */
export const MAX_SLICE_POINTS = 5_000;

/**
 * Points with a value in a slice, among those that a filter lets in: one statement. Documents only where they are wanted,
 * which is where limits other than the policy's are asked for. One more than the limit says that there are more.
 */
export function readSlicePoints(
  pool: pg.Pool,
  board: ScoredSlice,
  { evidence, withDocuments }: { evidence: EvidenceFilter | null; withDocuments: boolean },
): Promise<SlicePoint[]> {
  const { condition, name } = evidenceCondition(evidence);
  return rowsOf(pool, Row, {
    name: `slice-points${name}`,
    text: `
      SELECT DISTINCT ON (b.point_id) b.point_id, b.system_id,
             split_part(b.comparability_key, '/', 1) AS technique, CASE WHEN $3::bool THEN p.document END AS document
      FROM board_value b JOIN point p ON p.id = b.point_id
      WHERE b.epoch_id = $1 AND b.slice_id = $2 AND ${condition}
      ORDER BY b.point_id LIMIT $4`,
    values: [board.epochId, board.sliceId, withDocuments, MAX_SLICE_POINTS + 1],
  });
}
