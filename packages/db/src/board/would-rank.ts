import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import type { BoardValue } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import { sortOf } from './board-writer.ts';

/** Ranks that values would take in a slice as it stands, in their order: 1 + entries that lie wholly on the better side of each. */
export async function wouldRank(
  pool: pg.Pool,
  { epochId, sliceId }: Pick<ScoredSlice, 'epochId' | 'sliceId'>,
  values: readonly BoardValue[],
): Promise<number[]> {
  const { rows } = await pool.query<{ rank: number }>({
    name: 'would-rank',
    text: `SELECT 1 + (SELECT count(*)::int FROM best_score o
                       WHERE o.epoch_id = $1 AND o.slice_id = $2 AND o.metric = v.metric
                         AND o.comparability_key = v.comparability_key AND o.sort_low > v.high) AS rank
           FROM unnest($3::text[], $4::text[], $5::float8[]) WITH ORDINALITY AS v(metric, comparability_key, high, n)
           ORDER BY v.n`,
    values: [
      epochId,
      sliceId,
      values.map(({ metric }) => metric),
      values.map(({ comparabilityKey }) => comparabilityKey),
      values.map((value) => sortOf(value).high),
    ],
  });
  return rows.map(({ rank }) => rank);
}
