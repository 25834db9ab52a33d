import type { Chip } from '@inferbench/domain/chips/chip';
import { NeighbourPoint } from '@inferbench/domain/board/neighbour';
import type { Slice } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { camelRow } from '../connection/camel-row.ts';
import { SOFTWARE_SHARE } from '../shared/software-share.ts';
import { PUBLIC_SUBMISSION } from '../shared/compared-submission.ts';

/** Most that are read of one load: more say nothing new. */
const MOST = 200;
/** Newest points of others on a chip with a model among which they are looked for; one's own hide none. */
const LOOKED_AT = 1_000;

export interface AskedNeighbours extends Pick<Slice, 'precision' | 'batch' | 'context'> {
  chip: Chip['slug'];
  /** Slugs of the models that do the same work. */
  models: readonly string[];
  /** Phases of a slice that count as the same load. */
  phases: readonly string[];
  /** Factor by which batch and context may be off. */
  within: number;
  /** Organisation whose own points are no neighbours. */
  organizationId: string;
}

/** What others showed on a chip with a model of the same shape and precision at the same load, the largest share of what is attainable first. */
export async function readNeighbours(
  pool: Pick<pg.Pool, 'query'>,
  { chip, models, precision, batch, context, phases, within, organizationId }: AskedNeighbours,
): Promise<NeighbourPoint[]> {
  const { rows } = await pool.query<object>({
    name: 'neighbours',
    text: `
      SELECT * FROM (
        SELECT DISTINCT ON (p.point_id) p.point_id, run.model_slug AS model, sys.slug AS system, sys.framework, sys.chips, run.kind,
               coalesce(run.document -> 'publication' ->> 'document', org.name) AS source,
               (score.position ->> 'batch')::float8 AS batch, (score.position ->> 'context')::float8 AS context,
               score.useful_tops, ${SOFTWARE_SHARE} AS share
        FROM chip CROSS JOIN unnest($2::text[]) AS shaped(model)
        CROSS JOIN LATERAL (
          SELECT other.* FROM standing_point due
          CROSS JOIN LATERAL (SELECT p.id AS point_id, p.run_id, sub.organization_id FROM point p JOIN run ON run.id = p.run_id
                              JOIN submission sub ON sub.id = run.submission_id AND ${PUBLIC_SUBMISSION} AND sub.organization_id <> $8
                              WHERE p.id = due.point_id OFFSET 0) other
          WHERE due.chip_id = chip.id AND due.model = shaped.model AND due.listed AND due.ranks
          ORDER BY due.point_id DESC LIMIT ${LOOKED_AT}) p
        JOIN run ON run.id = p.run_id JOIN system sys ON sys.id = run.system_id
        JOIN organization org ON org.id = p.organization_id
        JOIN score ON score.point_id = p.point_id
        WHERE chip.slug = $1 AND score.position -> 'slice' ->> 'precision' = $3
          AND score.position -> 'slice' ->> 'phase' = ANY($4::text[])
          AND greatest((score.position -> 'slice' ->> 'batch')::float8, 1) BETWEEN greatest($5::float8, 1) / $7 AND greatest($5::float8, 1) * $7
          AND (score.position -> 'slice' ->> 'context')::float8 BETWEEN $6::float8 / $7 AND $6::float8 * $7
        ORDER BY p.point_id, score.created_at DESC) newest
      WHERE share IS NOT NULL AND useful_tops IS NOT NULL ORDER BY share DESC, point_id LIMIT ${MOST}`,
    values: [chip, models, precision, phases, batch, context, within, organizationId],
  });
  return rows.map((row) => NeighbourPoint.parse(camelRow(row)));
}
