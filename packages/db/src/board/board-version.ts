import type pg from 'pg';
import { shownEpoch } from '../shared/shown-epoch.ts';

/**
 * Brings the version of the whole board up to the sum of its slices' versions: what caches over all slices depend on.
 * Any number of workers may do it; called at most once a second it bounds how often such caches are thrown away.
 */
export async function advanceBoardVersion(pool: pg.Pool): Promise<void> {
  await pool.query({
    name: 'board-version',
    text: `UPDATE board_state SET version = total.version
           FROM (SELECT coalesce(sum(stat.version), 0) AS version FROM board_state board
                 JOIN slice_stat stat ON stat.epoch_id = board.current_epoch_id) total
           WHERE board_state.version <> total.version`,
  });
}

/** The shown epoch with what its slices have become: equal where every slice still holds what it held. Null before there is an epoch. */
export async function boardStanding(
  pool: pg.Pool,
  epochId: number | null,
): Promise<{ epochId: number; standing: string } | null> {
  const { rows } = await pool.query<{ epochId: number; standing: string }>({
    name: 'board-standing',
    text: `SELECT board.epoch_id AS "epochId", concat_ws(':', sum(stat.version), count(*), max(stat.version)) AS standing
           FROM ${shownEpoch('$1')} LEFT JOIN slice_stat stat ON stat.epoch_id = board.epoch_id GROUP BY board.epoch_id`,
    values: [epochId],
  });
  return rows[0] ?? null;
}
