import type { Chip } from '@inferbench/domain/chips/chip';
import { NeighbourPoint } from '@inferbench/domain/board/neighbour';
import type { Slice } from '@inferbench/domain/terms/slice';
import { rowsOf, type Queries } from '../connection/camel-row.ts';
import { PUBLIC_SUBMISSION } from '../shared/compared-submission.ts';

/** Most that are read of one load: more say nothing new. */
const MOST = 200;

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
export function readNeighbours(
  pool: Queries,
  { chip, models, precision, batch, context, phases, within, organizationId }: AskedNeighbours,
): Promise<NeighbourPoint[]> {
  return rowsOf(pool, NeighbourPoint, {
    name: 'neighbours',
    text: `
      WITH near AS MATERIALIZED (
        SELECT own.point_id, own.share FROM slice s
        JOIN point_share own ON own.slice_id = s.id AND own.organization_id <> $8
        WHERE s.model_id IN (SELECT id FROM model WHERE slug = ANY($2::text[])) AND s.precision = $3 AND s.phase = ANY($4::text[])
          AND greatest(s.batch, 1) BETWEEN greatest($5::float8, 1) / $7 AND greatest($5::float8, 1) * $7
          AND s.context BETWEEN $6::float8 / $7 AND $6::float8 * $7
          AND own.chip_id = (SELECT id FROM chip WHERE slug = $1)
        ORDER BY own.share DESC, own.point_id LIMIT ${MOST})
      SELECT near.point_id, run.model_slug AS model, sys.slug AS system, sys.framework, sys.chips, run.kind,
             coalesce(run.document -> 'publication' ->> 'document', org.name) AS source,
             (score.position ->> 'batch')::float8 AS batch, (score.position ->> 'context')::float8 AS context,
             score.useful_tops, near.share
      FROM near JOIN point p ON p.id = near.point_id JOIN run ON run.id = p.run_id JOIN system sys ON sys.id = run.system_id
      JOIN submission sub ON sub.id = run.submission_id AND ${PUBLIC_SUBMISSION}
      JOIN organization org ON org.id = sub.organization_id
      CROSS JOIN LATERAL (SELECT * FROM score WHERE score.point_id = near.point_id ORDER BY created_at DESC LIMIT 1) score
      WHERE score.useful_tops IS NOT NULL ORDER BY near.share DESC, near.point_id`,
    values: [chip, models, precision, phases, batch, context, within, organizationId],
  });
}
