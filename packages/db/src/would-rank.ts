import type { ScoredSlice } from '@inferbench/domain/board-slice';
import type { BoardValue } from '@inferbench/domain/score';
import type pg from 'pg';
import { sortOf } from './board-writer.ts';

/** Rank that a value would take in a slice as it stands: 1 + entries that lie wholly on its better side. */
export async function wouldRank(
  pool: pg.Pool,
  { epochId, sliceId }: Pick<ScoredSlice, 'epochId' | 'sliceId'>,
  value: BoardValue,
): Promise<number> {
  const { rows } = await pool.query<{ rank: number }>({
    name: 'would-rank',
    text: `SELECT 1 + count(*)::int AS rank FROM best_score o
           WHERE o.epoch_id = $1 AND o.metric = $2 AND o.slice_id = $3 AND o.comparability_key = $4 AND o.sort_low > $5`,
    values: [epochId, value.metric, sliceId, value.comparabilityKey, sortOf(value).high],
  });
  return rows[0]?.rank ?? 1;
}
