import { Metric, METRIC_DEFINITIONS, type MetricValue } from '@inferbench/domain/metric';
import type { Run } from '@inferbench/domain/run';
import type { EvaluatedPoint } from '@inferbench/domain/score';
import type pg from 'pg';

export interface BoardEntries {
  run: Run;
  systemId: string;
  entries: readonly { evaluated: EvaluatedPoint; pointId: string; sliceId: number | null }[];
}

/**
 * Keeps the best point of a system for every metric of a slice, in the epoch of the score's own versions, and bumps the
 * slice's version in the same transaction. `comparabilityKey` comes with each score from the core.
 */
export async function putOnBoard(client: pg.PoolClient, { systemId, entries }: BoardEntries): Promise<void> {
  const placed = entries.flatMap((entry) =>
    entry.sliceId === null ? [] : [{ ...entry, sliceId: entry.sliceId }],
  );
  for (const { evaluated, pointId, sliceId } of placed.toSorted((a, b) => a.sliceId - b.sliceId)) {
    const epochId = await epochIdOf(client, evaluated);
    // First of all: its row lock lets one transaction at a time change a slice.
    await client.query(
      `INSERT INTO slice_stat (epoch_id, slice_id, systems, version) VALUES ($1, $2, 0, 1)
       ON CONFLICT (epoch_id, slice_id) DO UPDATE SET version = slice_stat.version + 1`,
      [epochId, sliceId],
    );
    for (const metric of Metric.options) {
      const value = evaluated.score.metrics[metric];
      if (!value.present) continue;
      await upsertBest(client, {
        epochId,
        metric,
        sliceId,
        systemId,
        pointId,
        value,
        comparabilityKey: evaluated.comparabilityKeys[metric],
      });
    }
    await client.query(
      `UPDATE slice_stat SET systems =
         (SELECT count(DISTINCT system_id) FROM best_score WHERE epoch_id = $1 AND slice_id = $2)
       WHERE epoch_id = $1 AND slice_id = $2`,
      [epochId, sliceId],
    );
  }
}

async function epochIdOf(client: pg.PoolClient, { score }: EvaluatedPoint): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM epoch WHERE engine_version = $1 AND policy_version = $2',
    [score.engineVersion, score.policyVersion],
  );
  const [row] = rows;
  if (!row) throw new Error(`no epoch for engine ${score.engineVersion}, policy ${score.policyVersion}`);
  return row.id;
}

interface Best {
  epochId: number;
  metric: Metric;
  sliceId: number;
  comparabilityKey: string;
  systemId: string;
  pointId: string;
  value: Extract<MetricValue, { present: true }>;
}

async function upsertBest(client: pg.PoolClient, best: Best): Promise<void> {
  const { value, interval } = best.value;
  const sort = METRIC_DEFINITIONS[best.metric].higherIsBetter
    ? { value, low: interval.low, high: interval.high }
    : { value: -value, low: -interval.high, high: -interval.low };
  await client.query({
    name: 'best-score-upsert',
    text: `INSERT INTO best_score (epoch_id, metric, slice_id, comparability_key, system_id, point_id,
                                   value, sort_value, sort_low, sort_high, interval_assumed)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           ON CONFLICT (epoch_id, metric, slice_id, comparability_key, system_id) DO UPDATE
             SET point_id = EXCLUDED.point_id, value = EXCLUDED.value, sort_value = EXCLUDED.sort_value,
                 sort_low = EXCLUDED.sort_low, sort_high = EXCLUDED.sort_high,
                 interval_assumed = EXCLUDED.interval_assumed
             WHERE (EXCLUDED.sort_value, best_score.point_id) > (best_score.sort_value, EXCLUDED.point_id)`,
    values: [
      best.epochId,
      best.metric,
      best.sliceId,
      best.comparabilityKey,
      best.systemId,
      best.pointId,
      value,
      sort.value,
      sort.low,
      sort.high,
      interval.assumed,
    ],
  });
}
