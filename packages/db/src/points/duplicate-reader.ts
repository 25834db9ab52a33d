import type { MetricValue } from '@inferbench/domain/terms/metric';
import { presentValue } from '@inferbench/domain/terms/metric';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import type { Run } from '@inferbench/domain/runs/run';
import type { EvaluatedPoint, ScoredLatency } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import { isCompared } from '../shared/compared-submission.ts';
import { systemSlug } from '../shared/system-slug.ts';

export interface StoredDuplicate {
  index: number;
  pointId: string;
  /** The same in everything · in every digit shown, of one system · rate and a latency near those of another system or organisation. */
  match: 'EXACT' | 'DIGITS' | 'NEAR';
}

/** Agreement beyond every digit that a page shows. */
const SAME_SHARE = 1e-6;

export interface ComparedRun {
  organizationId: string;
  /** Series that the run goes on with; null for a new one. */
  seriesId: string | null;
  run: Run;
  points: readonly EvaluatedPoint[];
}

/**
 * Stored points with the same content, of the same system with the same useful rate, or of another system or organisation with
 * useful rate and a latency within 0.1 % in the same slice. Of a rate there are few: OFFSET 0 makes the second search begin with it, where a
 * system may have thousands of points.
 */
export async function findDuplicatePoints(
  pool: pg.Pool,
  { organizationId, seriesId, run, points }: ComparedRun,
): Promise<StoredDuplicate[]> {
  const slices = points.map(({ position }) => position?.slice);
  const { rows } = await pool.query<{ index: number; point_id: string; match: number }>({
    name: 'duplicate-points',
    text: `
      SELECT DISTINCT ON (new.index) new.index, old.id AS point_id, old.match
      FROM unnest($1::int[], $2::text[], $3::float8[], $8::text[], $9::text[], $10::text[], $11::int[], $12::int[], $13::text[],
                  $14::jsonb[])
           AS new(index, hash, tops, model, phase, shape, batch, context, precision, latencies)
      JOIN LATERAL (
        SELECT p.id, 0 AS match FROM point p JOIN run ON run.id = p.run_id
        JOIN submission sub ON sub.id = run.submission_id AND ${isCompared('$6', '$15')}
        WHERE p.content_hash = new.hash::char(64)
        UNION ALL
        SELECT p.id, 1 FROM (SELECT point_id FROM score
          WHERE useful_tops BETWEEN new.tops * (1 - $5::float8) AND new.tops * (1 + $5::float8) OFFSET 0) score
        JOIN point p ON p.id = score.point_id
        JOIN run ON run.id = p.run_id
        JOIN system ON system.id = run.system_id
        JOIN submission sub ON sub.id = run.submission_id AND ${isCompared('$6', '$15')}
        WHERE system.slug = $4
        UNION ALL
        SELECT p.id, 2 FROM model
        JOIN slice s ON s.model_id = model.id AND s.phase = new.phase AND s.shape = new.shape AND s.batch = new.batch
                    AND s.context = new.context AND s.precision = new.precision
        JOIN score ON score.slice_id = s.id AND score.useful_tops BETWEEN new.tops * (1 - $7::float8) AND new.tops * (1 + $7::float8)
        JOIN point p ON p.id = score.point_id
        JOIN run ON run.id = p.run_id
        JOIN system ON system.id = run.system_id
        JOIN submission sub ON sub.id = run.submission_id AND ${isCompared('$6', '$15')}
        WHERE model.slug = new.model AND (system.slug <> $4 OR sub.organization_id <> $6)
          AND EXISTS (
            SELECT 1 FROM jsonb_each_text(new.latencies) AS mine(path, ms)
            WHERE abs((score.document #>> string_to_array('latency,' || mine.path, ','))::float8 - mine.ms::float8)
                  <= $7 * mine.ms::float8)
      ) old ON true
      ORDER BY new.index, old.match, old.id`,
    values: [
      points.map((point) => point.index),
      points.map((point) => point.contentHash),
      points.map(({ score }) => presentValue(score.metrics.USEFUL_TOPS)),
      systemSlug(run.system),
      SAME_SHARE,
      organizationId,
      RULE_LIMITS.duplicateShare,
      slices.map((slice) => slice?.model ?? null),
      slices.map((slice) => slice?.phase ?? null),
      slices.map((slice) => slice?.shape ?? ''),
      slices.map((slice) => slice?.batch ?? null),
      slices.map((slice) => slice?.context ?? null),
      slices.map((slice) => slice?.precision ?? null),
      points.map(({ score }) => JSON.stringify(latenciesOf(score.latency))),
      seriesId,
    ],
  });
  return rows.map((row) => ({
    index: row.index,
    pointId: row.point_id,
    match: (['EXACT', 'DIGITS', 'NEAR'] as const)[row.match] ?? 'NEAR',
  }));
}

/** Stated milliseconds by where a score has them: "ttft,meanMs", "ttft,p50Ms,value". */
function latenciesOf(latency: EvaluatedPoint['score']['latency']): Record<string, number> {
  return Object.fromEntries(
    (['ttft', 'tpot', 'e2e'] as const).flatMap((name) =>
      Object.entries(statedMs(latency[name])).flatMap(([path, ms]) =>
        ms === null || ms === 0 ? [] : [[`${name},${path}`, ms] as const],
      ),
    ),
  );
}

function statedMs({ meanMs, p50Ms, p95Ms, p99Ms }: ScoredLatency): Record<string, number | null> {
  const value = (metric: MetricValue) => presentValue(metric);
  return { meanMs, 'p50Ms,value': value(p50Ms), 'p95Ms,value': value(p95Ms), 'p99Ms,value': value(p99Ms) };
}
