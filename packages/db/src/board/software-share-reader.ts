import { PointPhase } from '@inferbench/domain/runs/point';
import type pg from 'pg';
import { z } from 'zod';
import { PUBLIC_SUBMISSION } from '../shared/compared-submission.ts';

const Row = z.object({ phase: PointPhase, share: z.number() });

/** Software shares, measured ÷ attainable, of what others show on a chip: the newest score of each point. */
export async function readSoftwareShares(
  pool: pg.Pool,
  { chip, organizationId }: { chip: string; organizationId: string },
): Promise<z.infer<typeof Row>[]> {
  const { rows } = await pool.query<object>({
    name: 'software-shares',
    text: `
      SELECT newest.phase, newest.share FROM (
        SELECT DISTINCT ON (p.id) p.phase, (score.document #>> '{split,value,software}')::float8 AS share
        FROM chip JOIN system ON system.chip_id = chip.id JOIN run ON run.system_id = system.id
        JOIN submission sub ON sub.id = run.submission_id AND ${PUBLIC_SUBMISSION} AND sub.organization_id <> $2
        JOIN point p ON p.run_id = run.id JOIN score ON score.point_id = p.id
        WHERE chip.slug = $1
        ORDER BY p.id, score.created_at DESC
      ) newest WHERE newest.share IS NOT NULL`,
    values: [chip, organizationId],
  });
  return rows.map((row) => Row.parse(row));
}
