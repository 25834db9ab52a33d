import type { Finding } from '@inferbench/domain/errors/finding';
import type { Verdict } from '@inferbench/domain/scores/score';
import type pg from 'pg';

/** What a waiting specification would say of a point. */
export interface Rechecked {
  pointId: string;
  verdictBefore: Verdict;
  verdict: Verdict;
  losesRank: boolean;
  findings: readonly Finding[];
}

/** Keeps the newest recheck of a waiting specification, in place of what was kept, in the caller's transaction. */
export async function storeRecheck(
  client: pg.PoolClient,
  submissionId: string,
  { engineVersion, points }: { engineVersion: string; points: readonly Rechecked[] },
): Promise<void> {
  await client.query('DELETE FROM recheck WHERE submission_id = $1', [submissionId]);
  await client.query(
    `INSERT INTO recheck (submission_id, engine_version, point_id, verdict_before, verdict, loses_rank, findings)
     SELECT $1, $2, r.* FROM unnest($3::uuid[], $4::text[], $5::text[], $6::bool[], $7::jsonb[]) AS r`,
    [
      submissionId,
      engineVersion,
      points.map(({ pointId }) => pointId),
      points.map(({ verdictBefore }) => verdictBefore),
      points.map(({ verdict }) => verdict),
      points.map(({ losesRank }) => losesRank),
      points.map(({ findings }) => JSON.stringify(findings)),
    ],
  );
}
