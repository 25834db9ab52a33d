import type pg from 'pg';

/** Whether the database answers, is migrated and shows an epoch. Rejects where it does not answer. */
export async function isReady(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ ready: boolean }>(`SELECT EXISTS (SELECT FROM board_state) AS ready`);
  return rows[0]?.ready === true;
}
