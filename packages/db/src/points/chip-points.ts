import { Kind } from '@inferbench/domain/terms/kind';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { ConfigurationBasis } from '@inferbench/domain/terms/measured-on';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { EvidenceGrade } from '@inferbench/domain/scores/score';
import { Phase } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import { type ReadPage, readPage } from '../shared/page-query.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { TESTED_BY } from '../shared/tested-by.ts';
import { LISTED, RANKS, STANDS } from '../shared/visibility.ts';

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

/** Whoever asks for a chip that nobody reviewed sees its points, which stand in no list. */
const OF_DECLARED = `EXISTS (SELECT FROM chip WHERE chip.id = $1 AND chip.standing = 'DECLARED')`;

/** Points of a chip as an epoch shows them, by id, the greatest first; single fields, no documents. */
export async function readChipPoints(
  pool: pg.Pool,
  chipId: string,
  { after, limit, epochId }: { after: string | null; limit: number; epochId: number | null },
): Promise<ReadPage<ChipPointRow>> {
  return readPage(pool, {
    name: 'chip-points',
    found: `
      SELECT p.id, run.kind, p.phase, (score.position->>'batch')::float8 AS batch,
             coalesce(model.document->>'name', run.model_slug, '') AS model, sys.framework, sys.chips, p.evidence_grade,
             run.configuration, run.document->'publication'->>'document' AS source, run.measured->>'to' AS measured_on,
             sub.lifecycle, org.name AS submitter, ${TESTED_BY} AS tested_by, run.example,
             score.useful_tops, (score.document->>'utilisation')::float8 AS utilisation,
             score.document->>'peakPrecision' AS peak_precision,
             (score.document->'split'->'value'->>'algorithm')::float8 AS algorithm, score.document->'energy'->0 AS energy
      FROM system sys
      JOIN run ON run.system_id = sys.id
      JOIN submission sub ON sub.id = run.submission_id AND (${LISTED} OR (${STANDS} AND ${OF_DECLARED}))
      JOIN organization org ON org.id = sub.organization_id
      JOIN point p ON p.run_id = run.id
      CROSS JOIN ${shownEpoch('$3')}
      JOIN epoch ON epoch.id = board.epoch_id
      ${SHOWN_SCORE}
      LEFT JOIN model ON model.slug = run.model_slug
      WHERE sys.chip_id = $1`,
    seek: '$2::uuid IS NULL OR id < $2',
    order: 'id DESC',
    values: [chipId, after, epochId, limit],
    epoch: '$3',
    row: Row,
  });
}

/** Points of each chip; chips without any are left out. */
export function pointCounts(pool: pg.Pool, chipIds: readonly string[]): Promise<Map<string, number>> {
  return countPoints(pool, 'chip.id::text', chipIds);
}

/**
 * Counts points by slug, where counts of several chips stand beside each other: what nobody reviewed adds to none.
 */
export function pointCountsBySlug(pool: pg.Pool, slugs: readonly string[]): Promise<Map<string, number>> {
  return countPoints(pool, 'chip.slug', slugs);
}

async function countPoints(
  pool: pg.Pool,
  key: 'chip.id::text' | 'chip.slug',
  chips: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key: string; points: number }>({
    name: `chip-point-counts-${key}`,
    text: `SELECT ${key} AS key, count(*)::int AS points FROM chip
           JOIN system sys ON sys.chip_id = chip.id
           JOIN run ON run.system_id = sys.id JOIN point p ON p.run_id = run.id
           JOIN submission sub ON sub.id = run.submission_id AND ${key === 'chip.slug' ? RANKS : LISTED}
           WHERE ${key} = ANY($1::text[]) GROUP BY chip.id, chip.slug`,
    values: [chips],
  });
  return new Map(rows.map(({ key: of, points }) => [of, points]));
}
