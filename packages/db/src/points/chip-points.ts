import { Kind } from '@inferbench/domain/terms/kind';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { ConfigurationBasis } from '@inferbench/domain/terms/measured-on';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { EvidenceGrade } from '@inferbench/domain/scores/score';
import { Phase } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import { camelRow } from '../connection/camel-row.ts';
import type { ReadPage } from '../shared/page-query.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { TESTED_BY } from '../shared/tested-by.ts';

const Row = z.object({
  id: z.string(),
  kind: Kind,
  phase: Phase,
  batch: z.number().nullable(),
  model: z.string(),
  framework: z.string().nullable(),
  chips: z.int(),
  evidenceGrade: EvidenceGrade,
  configuration: ConfigurationBasis,
  source: z.string().nullable(),
  measuredOn: z.string().nullable(),
  lifecycle: Lifecycle,
  submitter: z.string(),
  testedBy: z.string().nullable(),
  example: z.boolean(),
  usefulTops: z.number().nullable(),
  utilisation: z.number().nullable(),
  peakPrecision: z.string(),
  algorithm: z.number().nullable(),
  energy: z.object({ boundary: PowerBoundary, averageWatts: z.number() }).nullable(),
});
export type ChipPointRow = z.infer<typeof Row>;

/** Points of a chip as an epoch shows them, by id, the greatest first; single fields, no documents. */
export async function readChipPoints(
  pool: pg.Pool,
  chipId: string,
  { after, limit, epochId }: { after: string | null; limit: number; epochId: number | null },
): Promise<ReadPage<ChipPointRow>> {
  const { rows } = await pool.query<{ totalCount: number; epochId: number | null; present: boolean | null }>({
    name: 'chip-points',
    // The outer join keeps one row for an empty page, which says the total.
    text: `
      WITH asked AS MATERIALIZED (SELECT ${ASKS_FOR_DECLARED} AS declared),
           page AS MATERIALIZED (
             SELECT place.point_id FROM standing_point place
             WHERE place.chip_id = $1 AND (place.listed OR (SELECT declared FROM asked)) 
               AND place.point_id < coalesce($2::uuid, '${LAST_ID}')
             ORDER BY place.point_id DESC LIMIT $4)
      SELECT (SELECT coalesce(sum(CASE WHEN (SELECT declared FROM asked) THEN standing ELSE listed END), 0)::int
              FROM point_count WHERE chip_id = $1) AS "totalCount", board.epoch_id AS "epochId", found.*
      FROM (SELECT 1) one LEFT JOIN ${shownEpoch('$3')} ON true LEFT JOIN LATERAL (
        SELECT true AS present, p.id, run.kind, p.phase, (score.position->>'batch')::float8 AS batch,
               coalesce(model.document->>'name', run.model_slug, '') AS model, sys.framework, sys.chips, p.evidence_grade,
               run.configuration, run.document->'publication'->>'document' AS source, run.measured->>'to' AS measured_on,
               sub.lifecycle, org.name AS submitter, ${TESTED_BY} AS tested_by, run.example,
               score.useful_tops, (score.document->>'utilisation')::float8 AS utilisation,
               score.document->>'peakPrecision' AS peak_precision,
               (score.document->'split'->'value'->>'algorithm')::float8 AS algorithm, score.document->'energy'->0 AS energy
        FROM page
        JOIN point p ON p.id = page.point_id
        JOIN run ON run.id = p.run_id
        JOIN system sys ON sys.id = run.system_id
        JOIN submission sub ON sub.id = run.submission_id
        JOIN organization org ON org.id = sub.organization_id
        JOIN epoch ON epoch.id = board.epoch_id
        ${SHOWN_SCORE}
        LEFT JOIN model ON model.slug = run.model_slug) found ON true
      ORDER BY found.id DESC`,
    values: [chipId, after, epochId, limit],
  });
  return {
    rows: rows.filter(({ present }) => present === true).map((row) => Row.parse(camelRow(row))),
    totalCount: rows[0]?.totalCount ?? 0,
    epochId: rows[0]?.epochId ?? null,
  };
}

/** No id comes after it. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Whoever asks for a chip that nobody reviewed sees its points, which stand in no list. */
const ASKS_FOR_DECLARED = `EXISTS (SELECT FROM chip WHERE chip.id = $1 AND chip.standing = 'DECLARED')`;
