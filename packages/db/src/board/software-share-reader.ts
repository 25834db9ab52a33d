import { rowsOf } from '../connection/camel-row.ts';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { PointPhase } from '@inferbench/domain/runs/point';
import type pg from 'pg';
import { z } from 'zod';

const Row = z.object({ phase: PointPhase, share: z.number() });

/**
 * Software shares, measured ÷ attainable, that others show on a chip: of each point its newest score, of the newest points as many as
 * the rules judge by. One's own count for nothing, however many came since.
 */
export function readSoftwareShares(
  pool: pg.Pool,
  { chip, organizationId }: { chip: string; organizationId: string },
): Promise<z.infer<typeof Row>[]> {
  return rowsOf(pool, Row, {
    name: 'software-shares',
    text: `SELECT phase, share FROM point_share
           WHERE chip_id = (SELECT id FROM chip WHERE slug = $1) AND organization_id <> $2
           ORDER BY point_id DESC LIMIT $3`,
    values: [chip, organizationId, RULE_LIMITS.outSystemNewest],
  });
}
