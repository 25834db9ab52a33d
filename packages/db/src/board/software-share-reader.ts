import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { PointPhase } from '@inferbench/domain/runs/point';
import type pg from 'pg';
import { z } from 'zod';
import { PUBLIC_SUBMISSION } from '../shared/compared-submission.ts';
import { SOFTWARE_SHARE } from '../shared/software-share.ts';

const Row = z.object({ phase: PointPhase, share: z.number() });

/**
 * Software shares, measured ÷ attainable, that others show on a chip: of each point its newest score, of the newest points as many as
 * the rules judge by. One's own count for nothing, however many came since. OFFSET 0: each point is looked at by itself, until there are enough.
 */
export async function readSoftwareShares(
  pool: pg.Pool,
  { chip, organizationId }: { chip: string; organizationId: string },
): Promise<z.infer<typeof Row>[]> {
  const { rows } = await pool.query<object>({
    name: 'software-shares',
    text: `
      SELECT other.phase, newest.share FROM standing_point due
      CROSS JOIN LATERAL (SELECT ${SOFTWARE_SHARE} AS share FROM score
                          WHERE score.point_id = due.point_id ORDER BY score.created_at DESC LIMIT 1) newest
      CROSS JOIN LATERAL (SELECT p.phase FROM point p JOIN run ON run.id = p.run_id
                          JOIN submission sub ON sub.id = run.submission_id AND ${PUBLIC_SUBMISSION} AND sub.organization_id <> $2
                          WHERE p.id = due.point_id AND newest.share IS NOT NULL OFFSET 0) other
      WHERE due.chip_id = (SELECT id FROM chip WHERE slug = $1) AND due.ranks
      ORDER BY due.point_id DESC LIMIT $3`,
    values: [chip, organizationId, RULE_LIMITS.outSystemNewest],
  });
  return rows.map((row) => Row.parse(row));
}
