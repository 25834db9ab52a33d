import { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import type pg from 'pg';
import { rowsOf } from '../connection/camel-row.ts';
import { RANKS } from '../shared/visibility.ts';

/**
 * Best runs of each system of some chips for one user alone, plain, in every slice of the board: answers by tokens a second of the user,
 * prompts by prompt tokens a second.
 */
export function readStreams(
  pool: pg.Pool,
  { chips, model, epochId }: { chips: readonly string[]; model: string | null; epochId: number },
): Promise<StreamPoint[]> {
  return rowsOf(pool, StreamPoint, {
    name: 'one-stream',
    text: `
      SELECT b.point_id, m.slug AS model, s.phase, (p.position ->> 'context')::float8 AS context, s.precision, chip.slug AS chip, sys.chips, sys.framework,
             run.framework_version, run.kind,
             CASE s.phase WHEN 'DECODE' THEN b.value
               ELSE (p.document ->> 'inputTokens')::float8 / (p.document ->> 'prefillLatencySec')::float8 END AS tokens_per_sec,
             (b.sort_high - b.sort_low) / 2 / abs(b.sort_value) AS interval_share, b.interval_assumed,
             run.document #>> '{publication,document}' AS source, run.document #> '{publication,measured}' AS measured,
             coalesce(run.document #>> '{publication,configuration}', 'STATED') AS configuration
      FROM best_score b
      JOIN slice s ON s.id = b.slice_id
      JOIN model m ON m.id = s.model_id
      JOIN system sys ON sys.id = b.system_id
      JOIN chip ON chip.id = sys.chip_id
      JOIN point p ON p.id = b.point_id
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${RANKS}
      WHERE b.epoch_id = $1 AND s.batch = 1 AND b.comparability_key = 'plain' AND chip.slug = ANY($2::text[])
        AND (b.metric, s.phase) IN (('TOKENS_PER_S_PER_USER', 'DECODE'), ('USEFUL_TOPS', 'PREFILL'))
        AND (s.phase = 'DECODE' OR (p.document ->> 'prefillLatencySec')::float8 > 0)
        AND p.position ->> 'context' IS NOT NULL AND ($3::text IS NULL OR m.slug = $3)
      ORDER BY b.point_id`,
    values: [epochId, chips, model],
  });
}
