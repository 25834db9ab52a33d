import { PointPhase } from '@inferbench/domain/runs/point';
import type pg from 'pg';
import { z } from 'zod';
import { PUBLIC_SUBMISSION } from '../shared/compared-submission.ts';

/** Newest points of a chip that are read: more say nothing new (docs/rules.md). */
const MOST = 1_000;

const Row = z.object({ phase: PointPhase, share: z.number() });

/** Share of what is attainable that the software delivered, of row `score`; those of before the column have it in their document alone. */
export const SOFTWARE_SHARE =
  "coalesce(score.software_share, (score.document #>> '{split,value,software}')::float8)";

/**
 * Software shares, measured ÷ attainable, of what others show on a chip: the newest score of each of the newest points that rank.
 */
export async function readSoftwareShares(
  pool: pg.Pool,
  { chip, organizationId }: { chip: string; organizationId: string },
): Promise<z.infer<typeof Row>[]> {
  const { rows } = await pool.query<object>({
    name: 'software-shares',
    text: `
      SELECT p.phase, newest.share
      FROM chip JOIN standing_point due ON due.chip_id = chip.id AND due.ranks
      JOIN point p ON p.id = due.point_id JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${PUBLIC_SUBMISSION} AND sub.organization_id <> $2
      JOIN LATERAL (SELECT ${SOFTWARE_SHARE} AS share FROM score
                    WHERE score.point_id = p.id ORDER BY score.created_at DESC LIMIT 1) newest ON newest.share IS NOT NULL
      WHERE chip.slug = $1
      ORDER BY due.point_id DESC LIMIT $3`,
    values: [chip, organizationId, MOST],
  });
  return rows.map((row) => Row.parse(row));
}
