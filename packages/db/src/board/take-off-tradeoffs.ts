import type pg from 'pg';

/** Takes points out of the slices and histories of epochs, in the caller's transaction. */
export async function takeOffTradeoffs(
  client: pg.PoolClient,
  { pointIds, epochIds }: { pointIds: readonly string[]; epochIds: readonly number[] },
): Promise<void> {
  await client.query({
    name: 'tradeoff-clear',
    text: 'DELETE FROM tradeoff_point WHERE epoch_id = ANY($1::int[]) AND point_id = ANY($2::uuid[])',
    values: [epochIds, pointIds],
  });
}
