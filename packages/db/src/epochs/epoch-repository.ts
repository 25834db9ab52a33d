import { EpochState } from '@inferbench/domain/board/epoch';
import type pg from 'pg';
import { z } from 'zod';
import { inTransaction } from '../connection/transaction.ts';

export interface Versions {
  engineVersion: string;
  policyVersion: string;
}

const EpochRow = z.object({
  id: z.int(),
  engine_version: z.string(),
  policy_version: z.string(),
  state: EpochState,
  current: z.boolean(),
});

export interface Epoch extends Versions {
  id: number;
  state: EpochState;
  /** Shown on the board. */
  current: boolean;
}

/** Epochs that receive every publication: the one shown, one being built, one kept for roll-back. */
const MAX_LIVE_EPOCHS = 3;

type Queryable = Pick<pg.Pool, 'query'>;

async function readEpochs(pool: Queryable, where: string, values: unknown[]): Promise<Epoch[]> {
  const { rows } = await pool.query(
    `SELECT epoch.id, engine_version, policy_version, state, (board.id IS NOT NULL) AS current
     FROM epoch LEFT JOIN board_state board ON board.current_epoch_id = epoch.id WHERE ${where} ORDER BY epoch.id`,
    values,
  );
  return rows
    .map((row) => EpochRow.parse(row))
    .map(({ id, engine_version, policy_version, state, current }) => ({
      id,
      engineVersion: engine_version,
      policyVersion: policy_version,
      state,
      current,
    }));
}

/** Epochs that a publication enters, in its own transaction. */
export async function liveEpochs(client: Queryable): Promise<Epoch[]> {
  return readEpochs(client, `state <> 'RETIRED'`, []);
}

export async function epochOf(
  pool: Queryable,
  { engineVersion, policyVersion }: Versions,
): Promise<Epoch | null> {
  const [epoch] = await readEpochs(pool, 'engine_version = $1 AND policy_version = $2', [
    engineVersion,
    policyVersion,
  ]);
  return epoch ?? null;
}

export async function currentEpoch(pool: Queryable): Promise<Epoch | null> {
  const [epoch] = await readEpochs(pool, 'board.id IS NOT NULL', []);
  return epoch ?? null;
}

/**
 * Makes sure that the running versions have an epoch that receives publications. A new board shows it at once; a board that
 * shows another epoch is left alone until the worker has filled this one. One that was retired missed what came since, so
 * it begins empty again.
 */
export async function ensureEpoch(pool: pg.Pool, versions: Versions): Promise<Epoch> {
  return inTransaction(pool, async (client) => {
    await client.query(
      `INSERT INTO epoch (engine_version, policy_version) VALUES ($1, $2)
       ON CONFLICT (engine_version, policy_version) DO NOTHING`,
      [versions.engineVersion, versions.policyVersion],
    );
    const epoch = await epochOf(client, versions);
    if (epoch === null) throw new Error('an epoch that was just made is gone');
    if (epoch.state === 'RETIRED') await beginAgain(client, epoch.id);
    await client.query(
      'INSERT INTO board_state (id, current_epoch_id, version) VALUES (1, $1, 1) ON CONFLICT (id) DO NOTHING',
      [epoch.id],
    );
    await client.query(
      `UPDATE epoch SET state = 'LIVE', activated_at = now()
       WHERE state = 'BUILDING' AND id = (SELECT current_epoch_id FROM board_state)`,
    );
    await retireSurplus(client);
    return (await epochOf(client, versions)) ?? epoch;
  });
}

async function beginAgain(client: Queryable, epochId: number): Promise<void> {
  // Values before the best of them, which says what still ranks.
  for (const table of ['board_value', 'best_score', 'slice_stat', 'epoch_run', 'tradeoff_point'])
    await client.query(`DELETE FROM ${table} WHERE epoch_id = $1`, [epochId]);
  await client.query(
    `UPDATE epoch SET state = 'BUILDING', created_at = now(), activated_at = NULL, report = NULL WHERE id = $1`,
    [epochId],
  );
}

/** Keeps the epoch that is shown, the newest in building and the one shown last; the rest no longer receives publications. */
async function retireSurplus(client: Queryable): Promise<void> {
  await client.query(
    `UPDATE epoch SET state = 'RETIRED' WHERE state <> 'RETIRED' AND id NOT IN
       (SELECT epoch.id FROM epoch LEFT JOIN board_state board ON board.current_epoch_id = epoch.id
        WHERE state <> 'RETIRED'
        ORDER BY board.id IS NULL,
                 row_number() OVER (PARTITION BY board.id IS NULL, state
                                    ORDER BY coalesce(activated_at, created_at) DESC, epoch.id DESC),
                 epoch.id DESC
        LIMIT $1)`,
    [MAX_LIVE_EPOCHS],
  );
}

/**
 * Shows an epoch: one row. The one shown before is kept for roll-back. False for an epoch in another state than these; one
 * that was retired missed publications and is never shown.
 */
export async function switchEpoch(
  pool: pg.Pool,
  epochId: number,
  states: readonly EpochState[] = ['BUILDING', 'LIVE'],
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    // First of all: of two switches at once the second sees what the first did.
    await client.query('SELECT 1 FROM board_state FOR UPDATE');
    const { rowCount } = await client.query(
      `UPDATE epoch SET state = 'LIVE', activated_at = now() WHERE id = $1 AND state <> 'RETIRED' AND state = ANY($2)`,
      [epochId, states],
    );
    if (rowCount === 0) return false;
    await client.query('UPDATE board_state SET current_epoch_id = $1, version = version + 1', [epochId]);
    await retireSurplus(client);
    return true;
  });
}
