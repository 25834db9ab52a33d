import type pg from 'pg';
import { z } from 'zod';

const BoardCounts = z.object({
  slices: z.int(),
  two_systems: z.int(),
  three_chips: z.int(),
  two_families: z.int(),
});

export interface BoardCounts {
  /** Slices of the current epoch in which something ranks. */
  slices: number;
  withTwoSystems: number;
  withThreeChips: number;
  withTwoFamilies: number;
}

/** How full the board is, from what is kept of its slices. */
export async function countBoard(pool: pg.Pool): Promise<BoardCounts> {
  const { rows } = await pool.query(`
    SELECT count(*)::int AS slices, count(*) FILTER (WHERE systems >= 2)::int AS two_systems,
           count(*) FILTER (WHERE chips >= 3)::int AS three_chips,
           count(*) FILTER (WHERE families >= 2)::int AS two_families
    FROM board_state board JOIN slice_stat ON epoch_id = board.current_epoch_id AND systems > 0`);
  const { slices, two_systems, three_chips, two_families } = BoardCounts.parse(rows[0]);
  return {
    slices,
    withTwoSystems: two_systems,
    withThreeChips: three_chips,
    withTwoFamilies: two_families,
  };
}
