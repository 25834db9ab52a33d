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
    const { rows } = await client.query<{ id: string; system_id: string; point_ids: string[] }>(
      `WITH old AS (
         UPDATE submission SET lifecycle = 'SUPERSEDED', idempotency_key = idempotency_key || ' superseded ' || id
         WHERE organization_id = $1 AND idempotency_key = $2 RETURNING id)
       SELECT run.id::text, run.system_id::text, array(SELECT p.id::text FROM point p WHERE p.run_id = run.id) AS point_ids
       FROM old JOIN run ON run.submission_id = old.id`,
      [organizationId, idempotencyKey],
    );
    for (const { id, system_id: systemId, point_ids: pointIds } of rows) {
      const epochIds = (await liveEpochs(client)).map((epoch) => epoch.id);
      await takeOffBoard(client, { systemId, pointIds, epochIds });
      await forgetRun(client, id);
      await client.query(
        `UPDATE point SET content_hash = NULL, slice_id = NULL, position = NULL,
                          position_reason = 'a corrected version of this published figure took its place'
         WHERE id = ANY($1::uuid[])`,
        [pointIds],
      );
    }
  });
}
