import { rowsOf } from '../connection/camel-row.ts';
import { ContextMark, MAX_DRAWN_SYSTEMS } from '@inferbench/domain/board/context-analysis';
import type { Metric } from '@inferbench/domain/terms/metric';
import { Point } from '@inferbench/domain/runs/point';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import { EvidenceGrade, Score } from '@inferbench/domain/scores/score';
import { Placement } from '@inferbench/domain/scores/simulation';
import { SlicePosition } from '@inferbench/domain/terms/slice';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import type pg from 'pg';
import { z } from 'zod';
import type { BoardSlice, ScoredSlice } from '@inferbench/domain/board/board-slice';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { LISTED, RANKS } from '../shared/visibility.ts';

const SystemRow = z.object({
  pointId: z.string(),
  system: z.string(),
  chip: z.string(),
  framework: z.string().nullable(),
  placement: Placement,
  weights: PrecisionWord,
  kv: PrecisionWord.nullable(),
  position: SlicePosition,
  document: Point,
  durationSec: z.number(),
  intervalShare: z.number(),
});
export type SystemOfSlice = z.infer<typeof SystemRow>;

/** Systems of a slice in the order of a metric, each with the point that stands for it. */
export function systemsOfSlice(
  pool: pg.Pool,
  board: ScoredSlice,
  { metric, comparabilityKey }: { metric: Metric; comparabilityKey: string },
): Promise<SystemOfSlice[]> {
  return rowsOf(pool, SystemRow, {
    name: 'context-systems',
    text: `
      SELECT b.point_id, sys.slug AS system, chip.slug AS chip, sys.framework, score.document -> 'placement' AS placement,
             run.document -> 'precision' ->> 'weights' AS weights, run.document -> 'precision' ->> 'kv' AS kv,
             score.position, p.document, (score.document #>> '{work,durationSec}')::float8 AS "durationSec",
             (b.sort_high - b.sort_low) / 2 / abs(b.sort_value) AS interval_share
      FROM best_score b
      JOIN point p ON p.id = b.point_id
      JOIN run ON run.id = p.run_id
      JOIN system sys ON sys.id = b.system_id
      JOIN chip ON chip.id = sys.chip_id
      JOIN epoch ON epoch.id = b.epoch_id
      ${SHOWN_SCORE}
      WHERE b.epoch_id = $1 AND b.metric = $2 AND b.slice_id = $3 AND b.comparability_key = $4
        AND score.document #>> '{work,durationSec}' IS NOT NULL
      ORDER BY b.sort_value DESC, b.system_id LIMIT $5`,
    values: [board.epochId, metric, board.sliceId, comparabilityKey, MAX_DRAWN_SYSTEMS],
  });
}

const MarkRow = z.object({
  pointId: z.string(),
  system: z.string(),
  chip: z.string(),
  chipName: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
  kind: z.enum(['MEASURED', 'REPORTED']),
  evidenceGrade: EvidenceGrade,
  context: z.number(),
  value: Score.shape.metrics.shape.USEFUL_TOPS,
  ranks: z.boolean(),
});

const MAX_MARKS = 500;

/** Points of the same model, phase, shape, batch and precision at any context that have the metric; those that never rank, too. */
export async function marksAround(pool: pg.Pool, board: BoardSlice, metric: Metric): Promise<ContextMark[]> {
  const { slice } = board;
  const rows = await rowsOf(pool, MarkRow, {
    name: 'context-marks',
    text: `
      SELECT p.id AS point_id, sys.slug AS system, chip.slug AS chip, chip.document ->> 'name' AS chip_name, sys.chips,
             sys.framework, run.kind, p.evidence_grade, (mark.position ->> 'context')::float8 AS context,
             mark.document -> 'metrics' -> $1 AS value,
             (mark.unranked IS NULL AND sub.lifecycle <> 'FLAGGED' AND ${RANKS}) AS ranks
      FROM (
        SELECT p.id, score.position, score.document, score.unranked
        FROM slice s
        JOIN model ON model.id = s.model_id
        CROSS JOIN LATERAL (SELECT DISTINCT point_id FROM score WHERE slice_id = s.id) placed
        CROSS JOIN LATERAL (SELECT due.point_id AS id FROM standing_point due WHERE due.point_id = placed.point_id AND due.listed) p
        JOIN epoch ON epoch.id = $8
        ${SHOWN_SCORE}
        WHERE model.slug = $2 AND s.phase = $3 AND s.shape = $4 AND s.batch = $5 AND s.precision = $6 AND score.slice_id = s.id
          AND CASE $1 WHEN 'USEFUL_TOPS' THEN score.useful_tops IS NOT NULL
              ELSE (score.document -> 'metrics' -> $1 ->> 'present')::boolean END
        ORDER BY (score.position ->> 'context')::float8, p.id LIMIT $7) mark
      JOIN point p ON p.id = mark.id
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${LISTED}
      JOIN system sys ON sys.id = run.system_id
      JOIN chip ON chip.id = sys.chip_id
      ORDER BY context, p.id`,
    values: [
      metric,
      slice.model,
      slice.phase,
      slice.shape ?? '',
      slice.batch,
      slice.precision,
      MAX_MARKS,
      board.epochId,
    ],
  });
  return rows.flatMap(({ chipName: name, chips, framework, value, ...mark }) => {
    if (!value.present) return [];
    const { low, high } = value.interval;
    const label = systemShortName({ chip: { slug: mark.chip, name }, chips, framework });
    return [
      ContextMark.parse({
        ...mark,
        label,
        value: value.value,
        low,
        high,
      }),
    ];
  });
}
