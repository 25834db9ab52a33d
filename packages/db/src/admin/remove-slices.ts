import type pg from 'pg';

/**
 * Removes those of some slices that no point has any more. The version of a board is the sum of its slices' versions and never falls,
 * or what is kept by an old version would pass for new: what goes is added to a slice that stays.
 */
export async function removeSlices(client: pg.PoolClient, sliceIds: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT s.id FROM slice s WHERE s.id = ANY ($1::int[])
       AND NOT EXISTS (SELECT FROM point p WHERE p.slice_id = s.id)
       AND NOT EXISTS (SELECT FROM score WHERE score.slice_id = s.id)`,
    [sliceIds],
  );
  const empty = rows.map(({ id }) => id);
  await client.query(
    `WITH gone AS (DELETE FROM slice_stat WHERE slice_id = ANY ($1::int[]) RETURNING epoch_id, version),
          lost AS (SELECT epoch_id, sum(version)::int + 1 AS version FROM gone GROUP BY epoch_id),
          heir AS (SELECT epoch_id, min(slice_id) AS slice_id FROM slice_stat
                   WHERE NOT slice_id = ANY ($1::int[]) GROUP BY epoch_id)
     UPDATE slice_stat stat SET version = stat.version + lost.version
     FROM lost JOIN heir USING (epoch_id) WHERE stat.epoch_id = heir.epoch_id AND stat.slice_id = heir.slice_id`,
    [empty],
  );
  await client.query('DELETE FROM slice WHERE id = ANY ($1::int[])', [empty]);
}
