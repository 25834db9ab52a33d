import { BoardFigures, ModelRun } from '@inferbench/domain/workload/board-run';
import type { LaidOut } from '@inferbench/domain/terms/layout';
import { layoutLabel, servingModeOf } from '@inferbench/domain/terms/layout';
import type pg from 'pg';
import { z } from 'zod';
import { rowsOf } from '../connection/camel-row.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';
import { PRECISION_BASIS } from '../shared/precision-basis.ts';
import { TESTED_BY } from '../shared/tested-by.ts';
import { LISTED, RANKS } from '../shared/visibility.ts';

const Row = ModelRun.omit({ layout: true, mode: true }).extend({
  layout: z.string().nullable(),
  mode: ModelRun.shape.mode.nullable(),
  /** Layout as the run states it, of what no curve over load holds. */
  system: z.custom<LaidOut>().nullable(),
});

/** Condition of a run that no other of its group stands for. */
const HIDDEN_ARE_NOT = `NOT EXISTS (
          SELECT FROM tradeoff_point hidden WHERE hidden.epoch_id = $1 AND hidden.point_id = b.point_id AND NOT hidden.drawn)`;

/**
 * Runs of some models, by their slugs, that take part in ranks or wait for their review, older ones too, of a large group those that bound
 * it (ADR 23), or one run alone: one narrow row each, in every workload.
 */
export async function readModelRuns(
  pool: pg.Pool,
  { models, epochId, pointId }: { models: readonly string[]; epochId: number; pointId?: string },
): Promise<ModelRun[]> {
  const rows = await rowsOf(pool, Row, {
    name: pointId === undefined ? 'model-runs' : 'model-run',
    // Few runs stand on no curve over load: of those alone the document is opened.
    text: `
      WITH b AS MATERIALIZED (
        SELECT b.*, m.slug AS model, s.phase, s.precision
        FROM slice s
        JOIN model m ON m.id = s.model_id AND m.slug = ANY($2)
        JOIN board_value b ON b.epoch_id = $1 AND b.slice_id = s.id AND b.metric = 'USEFUL_TOPS'
        WHERE ${pointId === undefined ? HIDDEN_ARE_NOT : 'b.point_id = $3'})
      SELECT b.model, b.point_id, b.phase, b.precision, b.comparability_key AS technique, chip.slug AS chip, sys.chips, sys.framework,
             run.framework_version, t.document ->> 'layout' AS layout, t.document ->> 'mode' AS mode,
             CASE WHEN t.point_id IS NULL THEN run.document -> 'system' END AS system,
             coalesce(t.input_tokens, p.input_tokens) AS input_tokens, coalesce(t.output_tokens, p.output_tokens) AS output_tokens,
             (p.position ->> 'context')::float8 AS context_tokens,
             CASE WHEN t.point_id IS NULL THEN nullif((p.position ->> 'batch')::float8, 0)
               ELSE (t.document ->> 'concurrency')::float8 END AS users,
             coalesce(o.value, b.value) AS rate, b.value AS useful_tops, b.sort_low AS low, b.sort_high AS high, b.interval_assumed, b.kind, run.configuration, p.evidence_grade,
             run.measured, run.document #>> '{publication,document}' AS source, p.older, NOT ${RANKS} AS waits,
             CASE WHEN run.kind = 'MEASURED' THEN jsonb_build_object('submitter', org.name, 'testedBy', ${TESTED_BY},
               'specificationStanding', chip.standing, 'precisionBasis', ${PRECISION_BASIS}) END AS whose
      FROM b
      JOIN point p ON p.id = b.point_id
      JOIN run ON run.id = p.run_id AND NOT run.example
      JOIN submission sub ON sub.id = run.submission_id AND ${LISTED}
      JOIN organization org ON org.id = sub.organization_id
      JOIN system sys ON sys.id = b.system_id
      JOIN chip ON chip.id = sys.chip_id
      LEFT JOIN board_value o ON b.phase <> 'PREFILL' AND o.metric = 'TOKENS_PER_S_PER_CHIP'
        AND (o.epoch_id, o.slice_id, o.comparability_key, o.point_id) = (b.epoch_id, b.slice_id, b.comparability_key, b.point_id)
      LEFT JOIN tradeoff_point t ON t.epoch_id = $1 AND t.point_id = b.point_id
      ORDER BY b.point_id`,
    values: pointId === undefined ? [epochId, models] : [epochId, models, pointId],
  });
  return rows.map(({ system, layout, mode, ...run }) => ({
    ...run,
    layout: system === null ? layout : layoutLabel(system),
    mode: mode ?? (system === null ? 'AGGREGATED' : servingModeOf(system)),
  }));
}

/** Figures of some of these runs, as their epoch shows them. */
export function readRunFigures(
  pool: pg.Pool,
  { pointIds, epochId }: { pointIds: readonly string[]; epochId: number },
): Promise<BoardFigures[]> {
  return rowsOf(pool, BoardFigures, {
    name: 'run-figures',
    text: `
      SELECT p.id AS point_id, d.metrics, d.costs, d.energy, d.utilisation, d.work, t.document -> 'ttft' AS ttft
      FROM epoch
      JOIN point p ON p.id = ANY($2::uuid[])
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${LISTED}
      ${SHOWN_SCORE}
      CROSS JOIN LATERAL jsonb_to_record(score.document)
        AS d(metrics jsonb, costs jsonb, energy jsonb, utilisation float8, work jsonb)
      LEFT JOIN tradeoff_point t ON t.epoch_id = epoch.id AND t.point_id = p.id
      WHERE epoch.id = $1
      ORDER BY p.id`,
    values: [epochId, pointIds],
  });
}
