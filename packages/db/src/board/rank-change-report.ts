import type { Queries } from '../connection/camel-row.ts';
import {
  MAX_LISTED_CHANGES,
  MetricChanges,
  RankChange,
  RankChangeReport,
} from '@inferbench/domain/board/epoch';
import type pg from 'pg';
import { z } from 'zod';

/**
 * Entries of both epochs with their ranks. A rank is what the board shows: 1 + entries of the same ranking whose interval
 * lies wholly on the better side. Counted in one pass, not pair by pair: on the way down, an interval's upper end sees the
 * lower ends that lie strictly above it.
 */
const ENTRIES = `
  ends AS (
    SELECT epoch_id, metric, slice_id, comparability_key, system_id, value, sort_value, e.is_low, e.at
    FROM best_score b CROSS JOIN LATERAL (VALUES (false, b.sort_high), (true, b.sort_low)) AS e (is_low, at)
    WHERE epoch_id IN ($1, $2)),
  counted AS (
    SELECT *, 1 + (sum(is_low::int) OVER (
             PARTITION BY epoch_id, metric, slice_id, comparability_key ORDER BY at DESC, is_low
             ROWS UNBOUNDED PRECEDING))::int AS rank
    FROM ends),
  ranked AS (
    SELECT epoch_id, metric, slice_id, comparability_key, system_id, value, rank,
           row_number() OVER (PARTITION BY epoch_id, metric, slice_id, comparability_key
                              ORDER BY sort_value DESC, system_id) = 1 AS leads
    FROM counted WHERE NOT is_low),
  both_epochs AS (
    SELECT metric, slice_id, comparability_key, system_id, old.value AS old_value, new.value AS new_value,
           old.rank AS old_rank, new.rank AS new_rank, old.leads AS led, new.leads AS leads
    FROM (SELECT * FROM ranked WHERE epoch_id = $1) old
    FULL JOIN (SELECT * FROM ranked WHERE epoch_id = $2) new
      USING (metric, slice_id, comparability_key, system_id))`;

const Computed = z.object({ metrics: z.array(MetricChanges), largest: z.array(RankChange) });

/** What the board would show otherwise if `to` took the place of `from`. */
export async function compareEpochs(
  pool: Queries,
  { from, to }: { from: number; to: number },
): Promise<RankChangeReport> {
  const { rows } = await pool.query({
    name: 'rank-changes',
    text: `
      WITH ${ENTRIES},
      leaders AS (
        SELECT metric, slice_id, comparability_key,
               bool_or(led AND leads IS NOT TRUE) AND bool_or(leads) AS replaced
        FROM both_epochs GROUP BY metric, slice_id, comparability_key),
      metrics AS (
        SELECT metric, count(new_rank)::int AS entries,
               count(*) FILTER (WHERE old_value <> new_value)::int AS "changedValue",
               count(*) FILTER (WHERE old_rank <> new_rank)::int AS "changedRank",
               count(*) FILTER (WHERE old_rank IS NULL)::int AS entered,
               count(*) FILTER (WHERE new_rank IS NULL)::int AS "left",
               (SELECT count(*)::int FROM leaders WHERE leaders.metric = both_epochs.metric AND replaced) AS "newLeaders"
        FROM both_epochs GROUP BY metric),
      largest AS (
        SELECT changed.metric, comparability_key AS "comparabilityKey", system.slug AS system,
               json_build_object('model', m.slug, 'phase', s.phase, 'shape', nullif(s.shape, ''), 'batch', s.batch,
                                 'context', s.context, 'precision', s.precision) AS slice,
               old_rank AS "rankBefore", new_rank AS "rankAfter", old_value AS "valueBefore", new_value AS "valueAfter"
        FROM (SELECT *, abs(new_rank - old_rank) AS places, abs(new_value - old_value) / nullif(abs(old_value), 0) AS share
              FROM both_epochs WHERE old_rank <> new_rank OR old_value <> new_value
              ORDER BY places DESC, share DESC NULLS LAST, metric, slice_id, comparability_key, system_id LIMIT $3) changed
        JOIN slice s ON s.id = changed.slice_id
        JOIN model m ON m.id = s.model_id
        JOIN system ON system.id = changed.system_id
        ORDER BY places DESC, share DESC NULLS LAST, changed.metric, slice_id, comparability_key, system_id)
      SELECT coalesce((SELECT json_agg(metrics ORDER BY metric) FROM metrics), '[]') AS metrics,
             coalesce((SELECT json_agg(largest) FROM largest), '[]') AS largest`,
    values: [from, to, MAX_LISTED_CHANGES],
  });
  return { fromEpoch: from, computedAt: new Date().toISOString(), ...Computed.parse(rows[0]) };
}

/** Keeps the report of a filled epoch against the one that is shown; none for the one that is shown itself. */
export async function storeRankChangeReport(pool: pg.Pool, epochId: number): Promise<void> {
  const { rows } = await pool.query<{ from_id: number }>(
    'SELECT current_epoch_id AS from_id FROM board_state WHERE current_epoch_id <> $1',
    [epochId],
  );
  const [shown] = rows;
  if (shown === undefined) return;
  const report = RankChangeReport.parse(await compareEpochs(pool, { from: shown.from_id, to: epochId }));
  await pool.query('UPDATE epoch SET report = $2 WHERE id = $1', [epochId, JSON.stringify(report)]);
}
