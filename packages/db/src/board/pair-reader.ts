import { rowsOf } from '../connection/camel-row.ts';
import { Cost, EnergyEntry, EvidenceGrade, Score } from '@inferbench/domain/scores/score';
import { Kind } from '@inferbench/domain/terms/kind';
import { Metric } from '@inferbench/domain/terms/metric';
import { Point } from '@inferbench/domain/runs/point';
import { Run } from '@inferbench/domain/runs/run';
import { Placement } from '@inferbench/domain/scores/simulation';
import { SlicePosition } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import { BoardRow, rank, rowOf } from './board-reader.ts';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { LISTED, RANKS } from '../shared/visibility.ts';

const EntryRow = BoardRow.omit({ sortValue: true, tied: true, systemId: true }).extend({
  system: z.string(),
  metric: Metric,
  comparabilityKey: z.string(),
});
/** A value of one of two systems in a slice, with its rank under its own key. */
export type PairEntry = z.infer<typeof EntryRow>;

/** Every value of two systems in a slice, under every key that they have. */
export function readPairEntries(
  pool: pg.Pool,
  board: ScoredSlice,
  systems: readonly [string, string],
): Promise<PairEntry[]> {
  return rowsOf(pool, EntryRow, {
    name: 'pair-entries',
    // The list of all metrics lets the index on (epoch, metric, slice) be used.
    text: `SELECT sys.slug AS system, b.metric, b.comparability_key, ${rowOf('best_score')}, ${rank('best_score')}
           FROM best_score b JOIN system sys ON sys.id = b.system_id
           WHERE b.epoch_id = $1 AND b.slice_id = $2 AND b.metric = ANY($3::text[]) AND sys.slug = ANY($4::text[])
           ORDER BY b.metric, b.comparability_key`,
    values: [board.epochId, board.sliceId, Metric.options, systems],
  });
}

const PointRow = z.object({
  pointId: z.string(),
  system: z.string(),
  chip: z.string(),
  chipName: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
  frameworkVersion: z.string().nullable(),
  kind: Kind,
  evidenceGrade: EvidenceGrade,
  position: SlicePosition,
  document: Point,
  precision: Run.shape.precision,
  metrics: Score.shape.metrics,
  energy: z.array(EnergyEntry),
  costs: z.array(Cost),
  placement: Placement,
  durationSec: z.number().nullable(),
  inSlice: z.boolean(),
  ranks: z.boolean(),
});
/** A point of one of two systems, with what a comparison has to say of it. */
export type PairPoint = z.infer<typeof PointRow>;

const MAX_POINTS = 200;

/**
 * Points of two systems at the model, phase, shape, batch and precision of a slice, at any context: those of the slice first.
 * Ranked or not; superseded ones are left out.
 */
export function readPairPoints(
  pool: pg.Pool,
  { epochId, sliceId }: ScoredSlice,
  systems: readonly [string, string],
): Promise<PairPoint[]> {
  return rowsOf(pool, PointRow, {
    name: 'pair-points',
    text: `
      WITH near AS MATERIALIZED (
        SELECT p.id, s.id = $2 AS in_slice, (score.position ->> 'context')::float8 AS context
        FROM slice here
        JOIN model m ON m.id = here.model_id
        JOIN system sys ON sys.slug = ANY($3::text[])
        JOIN run ON run.system_id = sys.id AND run.model_slug = m.slug
        JOIN submission sub ON sub.id = run.submission_id AND ${LISTED}
        JOIN point p ON p.run_id = run.id
        JOIN epoch ON epoch.id = $1
        ${SHOWN_SCORE}
        JOIN slice s ON s.id = score.slice_id AND (s.model_id, s.phase, s.shape, s.batch, s.precision)
                                                = (here.model_id, here.phase, here.shape, here.batch, here.precision)
        WHERE here.id = $2
        ORDER BY in_slice DESC, context, p.id LIMIT ${MAX_POINTS})
      SELECT p.id AS point_id, sys.slug AS system, chip.slug AS chip, chip.document ->> 'name' AS chip_name, sys.chips,
             sys.framework, run.framework_version, run.kind, p.evidence_grade, score.position, p.document,
             run.document -> 'precision' AS precision, score.document -> 'metrics' AS metrics,
             score.document -> 'energy' AS energy, score.document -> 'costs' AS costs,
             score.document -> 'placement' AS placement, (score.document #>> '{work,durationSec}')::float8 AS duration_sec,
             near.in_slice, (score.unranked IS NULL AND sub.lifecycle <> 'FLAGGED' AND ${RANKS}) AS ranks
      FROM near
      JOIN point p USING (id)
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id
      JOIN system sys ON sys.id = run.system_id
      JOIN chip ON chip.id = sys.chip_id
      JOIN epoch ON epoch.id = $1
      ${SHOWN_SCORE}
      ORDER BY near.in_slice DESC, near.context, p.id`,
    values: [epochId, sliceId, systems],
  });
}

/** Slugs of the systems that rank in a slice, by any metric. */
export async function systemsInSlice(pool: pg.Pool, board: ScoredSlice): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>({
    name: 'slice-system-slugs',
    text: `SELECT DISTINCT sys.slug FROM best_score b JOIN system sys ON sys.id = b.system_id
           WHERE b.epoch_id = $1 AND b.slice_id = $2 AND b.metric = ANY($3::text[]) ORDER BY sys.slug`,
    values: [board.epochId, board.sliceId, Metric.options],
  });
  return rows.map(({ slug }) => slug);
}
