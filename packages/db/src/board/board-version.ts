import type pg from 'pg';
import { shownEpoch } from '../shared/shown-epoch.ts';

/**
 * Brings the version of the whole board up to the sum of the changes of its slices, what caches over all slices depend on, and makes
 * one row of the many that transactions added to the counts. Any number of workers may do it; called at most once a second it
 * bounds how often such caches are thrown away.
 */
export async function advanceBoardVersion(pool: pg.Pool): Promise<void> {
  await foldCounts(pool);
  await pool.query({
    name: 'board-version',
    text: `UPDATE board_state SET version = total.version
           FROM (SELECT coalesce(sum(change.changes), 0) AS version FROM board_state board
                 JOIN board_change change ON change.epoch_id = board.current_epoch_id) total
           WHERE board_state.version <> total.version`,
  });
}

/** Keeps what is summed short: transactions add rows to it, this makes one of those that belong together. */
export async function foldCounts(pool: pg.Pool): Promise<void> {
  await pool.query({ name: 'fold-counts', text: 'SELECT fold_counts()' });
}

/** The shown epoch with what its slices have become: equal where every slice still holds what it held. Null before there is an epoch. */
export async function boardStanding(
  pool: pg.Pool,
  epochId: number | null,
): Promise<{ epochId: number; standing: string } | null> {
  const { rows } = await pool.query<{ epochId: number; standing: string }>({
    name: 'board-standing',
    text: `SELECT board.epoch_id AS "epochId", coalesce(sum(change.changes), 0)::text AS standing
           FROM ${shownEpoch('$1')} LEFT JOIN board_change change ON change.epoch_id = board.epoch_id GROUP BY board.epoch_id`,
    values: [epochId],
  });
  return rows[0] ?? null;
}
