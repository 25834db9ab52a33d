import type pg from 'pg';
import { takeOffBoard } from './board-writer.ts';
import { liveEpochs } from './epoch-repository.ts';
import { forgetRun } from './epoch-runs.ts';
import { inTransaction } from './transaction.ts';

/** Idempotency keys of an organisation's submissions that nothing took the place of. */
export async function standingKeys(pool: pg.Pool, organizationId: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ idempotency_key: string }>(
    `SELECT idempotency_key FROM submission WHERE organization_id = $1 AND lifecycle <> 'SUPERSEDED'`,
    [organizationId],
  );
  return new Set(rows.map((row) => row.idempotency_key));
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
    const { rows } = await client.query<{ run_id: string; system_id: string; point_ids: string[] }>(
      'SELECT run_id::text, system_id::text, point_ids::text[] FROM supersede_publication($1, $2)',
      [organizationId, idempotencyKey],
    );
    for (const { run_id: runId, system_id: systemId, point_ids: pointIds } of rows) {
      const epochIds = (await liveEpochs(client)).map((epoch) => epoch.id);
      await takeOffBoard(client, { systemId, pointIds, epochIds });
      await forgetRun(client, runId);
    }
  });
}
