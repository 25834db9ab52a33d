import type pg from 'pg';
import { takeOffBoard } from '../board/board-writer.ts';
import { liveEpochs } from '../epochs/epoch-repository.ts';
import { forgetRun } from '../epochs/epoch-runs.ts';
import { takeOffTradeoffs } from '../board/take-off-tradeoffs.ts';
import { markReplaced } from '../board/tradeoff-writer.ts';
import { inTransaction } from '../connection/transaction.ts';
import { STILL_SCORED } from '../shared/visibility.ts';

export interface StandingPublication {
  /** Points by index: the id, and whether a newer run stands in its place. */
  points: { id: string; older: boolean }[];
}

/** Submissions of an organisation that nothing took the place of, by idempotency key. */
export async function standingPublications(
  pool: pg.Pool,
  organizationId: string,
): Promise<Map<string, StandingPublication>> {
  const { rows } = await pool.query<{ idempotency_key: string; points: StandingPublication['points'] }>(
    `SELECT sub.idempotency_key, coalesce(json_agg(json_build_object('id', p.id, 'older', p.older) ORDER BY p.index)
                                            FILTER (WHERE p.id IS NOT NULL), '[]') AS points
     FROM submission sub LEFT JOIN run ON run.submission_id = sub.id LEFT JOIN point p ON p.run_id = run.id
     WHERE sub.organization_id = $1 AND ${STILL_SCORED} GROUP BY sub.id`,
    [organizationId],
  );
  return new Map(rows.map(({ idempotency_key: key, points }) => [key, { points }]));
}

/** Points whose configuration has a newer run by now leave the boards, in one transaction; they keep ids and scores. */
export async function markOlder(pool: pg.Pool, pointIds: readonly string[]): Promise<void> {
  if (pointIds.length === 0) return;
  await inTransaction(pool, async (client) => {
    await client.query('UPDATE point SET older = true WHERE id = ANY($1::uuid[])', [pointIds]);
    const epochIds = (await liveEpochs(client)).map((epoch) => epoch.id);
    await takeOffBoard(client, { pointIds, epochIds });
    await markReplaced(client, pointIds);
  });
}

/**
 * Marks a submission SUPERSEDED, in one transaction: its points keep their ids, scores and receipt, leave the board and
 * every slice, and give free their content and their key for the corrected version.
 */
export async function supersede(
  pool: pg.Pool,
  { organizationId, idempotencyKey }: { organizationId: string; idempotencyKey: string },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ run_id: string; point_ids: string[] }>(
      'SELECT run_id::text, point_ids::text[] FROM supersede_publication($1, $2)',
      [organizationId, idempotencyKey],
    );
    for (const { run_id: runId, point_ids: pointIds } of rows) {
      const epochIds = (await liveEpochs(client)).map((epoch) => epoch.id);
      await takeOffBoard(client, { pointIds, epochIds });
      await takeOffTradeoffs(client, { pointIds, epochIds });
      await forgetRun(client, runId);
    }
  });
}
