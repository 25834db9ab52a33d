import type pg from 'pg';

export interface Versions {
  engineVersion: string;
  policyVersion: string;
}

/** Makes sure that the running versions have an epoch and that a new board shows it. A board that shows another epoch is left alone. */
export async function ensureEpoch(pool: pg.Pool, { engineVersion, policyVersion }: Versions): Promise<void> {
  await pool.query(
    `INSERT INTO epoch (engine_version, policy_version) VALUES ($1, $2)
     ON CONFLICT (engine_version, policy_version) DO NOTHING`,
    [engineVersion, policyVersion],
  );
  await pool.query(
    `INSERT INTO board_state (id, current_epoch_id)
     SELECT 1, id FROM epoch WHERE engine_version = $1 AND policy_version = $2
     ON CONFLICT (id) DO NOTHING`,
    [engineVersion, policyVersion],
  );
}
