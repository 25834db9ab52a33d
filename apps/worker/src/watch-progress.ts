import type { Database } from '@inferbench/db/connection/database';
import { readEpochStatus } from '@inferbench/db/epochs/epoch-reader';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { askedGauges } from '@inferbench/logging/metrics/gauges';
import type { WorkerUtils } from 'graphile-worker';

const QUEUE_EVERY_MS = 5_000;
/** Counts over everything that is stored: Prometheus asks more often than that is worth. */
const EPOCH_EVERY_MS = 60_000;

/** Jobs of these tasks that could be taken now, and the age of the oldest in seconds; what an older version asked for nobody takes. */
const QUEUE = `
  SELECT count(*)::int AS jobs, coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 AS oldest
  FROM graphile_worker._private_jobs
  WHERE locked_at IS NULL AND run_at <= now() AND attempts < max_attempts
    AND task_id IN (SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY ($1))`;

/** Tells Prometheus what waits in the queue for these tasks, and how far the epoch of this build is. */
export function watchProgress({ pool }: Database, utils: WorkerUtils, tasks: readonly string[]): void {
  askedGauges({
    everyMs: QUEUE_EVERY_MS,
    help: {
      queue_jobs: 'Jobs that wait for a worker',
      queue_oldest_seconds: 'Age of the job that waits longest',
    },
    async read() {
      const { rows } = await utils.withPgClient((client) =>
        client.query<{ jobs: number; oldest: number }>(QUEUE, [tasks]),
      );
      return { queue_jobs: rows[0]?.jobs ?? null, queue_oldest_seconds: rows[0]?.oldest ?? null };
    },
  });
  askedGauges({
    everyMs: EPOCH_EVERY_MS,
    help: {
      epoch_scored_points: 'Points that the epoch of this build holds',
      epoch_points: 'Points that it is to hold',
    },
    async read() {
      const own = (await readEpochStatus(pool, 'ALL')).find(
        ({ engineVersion, policyVersion }) =>
          engineVersion === VERSIONS.engineVersion && policyVersion === VERSIONS.policyVersion,
      );
      return { epoch_scored_points: own?.scored ?? null, epoch_points: own?.points ?? null };
    },
  });
}
