import { PointPhase } from '@inferbench/domain/runs/point';
import type pg from 'pg';
import { z } from 'zod';
import { PUBLIC_SUBMISSION } from '../shared/compared-submission.ts';

/** Newest points of a chip that are read: more say nothing new (docs/rules.md). */
const MOST = 500;

const Row = z.object({ phase: PointPhase, share: z.number() });

/** Share of what is attainable that the software delivered, of row `score`; those of before the column have it in their document alone. */
export const SOFTWARE_SHARE =
  "coalesce(score.software_share, (score.document #>> '{split,value,software}')::float8)";

/**
 * Software shares, measured ÷ attainable, of what others show among the newest points of a chip that rank: of each its newest score.
 */
export async function readSoftwareShares(
  pool: pg.Pool,
  { chip, organizationId }: { chip: string; organizationId: string },
): Promise<z.infer<typeof Row>[]> {
  const { rows } = await pool.query<object>({
    name: 'software-shares',
    text: `
      SELECT p.phase, newest.share
      FROM (SELECT point_id FROM standing_point
            WHERE chip_id = (SELECT id FROM chip WHERE slug = $1) AND ranks ORDER BY point_id DESC LIMIT $3) due
      JOIN point p ON p.id = due.point_id JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${PUBLIC_SUBMISSION} AND sub.organization_id <> $2
      JOIN LATERAL (SELECT ${SOFTWARE_SHARE} AS share FROM score
                    WHERE score.point_id = p.id ORDER BY score.created_at DESC LIMIT 1) newest ON newest.share IS NOT NULL`,
    values: [chip, organizationId, MOST],
  });
  return rows.map((row) => Row.parse(row));
}
