import type { Evaluation } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import { type Epoch, liveEpochs, type Versions } from './epoch-repository.ts';
import { ruleFirings } from './rule-firings.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Epochs that a publication scored under these versions enters, theirs among them: a process that begins with a new engine
 * before any worker does must not store scores that its epoch then takes for its own work.
 */
export async function epochsToEnter(client: Queryable, versions: Versions): Promise<Epoch[]> {
  const live = await liveEpochs(client);
  if (live.some((epoch) => isOf(epoch, versions))) return live;
  await client.query(
    `INSERT INTO epoch (engine_version, policy_version) VALUES ($1, $2)
     ON CONFLICT (engine_version, policy_version) DO NOTHING`,
    [versions.engineVersion, versions.policyVersion],
  );
  return liveEpochs(client);
}

export function isOf(epoch: Versions, { engineVersion, policyVersion }: Versions): boolean {
  return epoch.engineVersion === engineVersion && epoch.policyVersion === policyVersion;
}

interface TakenIn {
  runId: string;
  evaluation: Evaluation;
}

/** Notes that an epoch holds runs under its own versions, in the caller's transaction. Ids of those that it did not hold already. */
export async function takeIn(
  client: Queryable,
  epochId: number,
  runs: readonly TakenIn[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>({
    name: 'epoch-run-insert',
    text: `INSERT INTO epoch_run (epoch_id, run_id, points, firings)
           SELECT $1, r.* FROM unnest($2::uuid[], $3::int[], $4::jsonb[]) AS r
           ON CONFLICT (epoch_id, run_id) DO NOTHING RETURNING run_id::text AS id`,
    values: [
      epochId,
      runs.map(({ runId }) => runId),
      runs.map(({ evaluation }) => evaluation.points.length),
      runs.map(({ evaluation }) => JSON.stringify(ruleFirings(evaluation))),
    ],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Notes which rules fire on a run that was scored again under the same versions. */
export async function noteFirings(client: Queryable, runId: string, evaluation: Evaluation): Promise<void> {
  await client.query(
    `UPDATE epoch_run SET firings = $2 FROM epoch
     WHERE epoch.id = epoch_id AND (engine_version, policy_version) = ($3, $4) AND run_id = $1`,
    [runId, JSON.stringify(ruleFirings(evaluation)), evaluation.engineVersion, evaluation.policyVersion],
  );
}

/** Forgets a run that stands nowhere any more. */
export async function forgetRun(client: Queryable, runId: string): Promise<void> {
  await client.query('DELETE FROM epoch_run WHERE run_id = $1', [runId]);
}
