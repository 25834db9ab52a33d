import type { EvaluatedPoint } from '@inferbench/domain/score';
import type { Slice } from '@inferbench/domain/slice';
import type pg from 'pg';

/** Order in which every transaction touches slices, so that no two wait for each other. */
function lockOrder(slice: Slice): string {
  return JSON.stringify([slice.model, slice.phase, slice.shape, slice.batch, slice.context, slice.precision]);
}

/** Row ids of the points' slices by point index, created where new. A point without position has none. */
export async function sliceIdsOf(
  client: pg.PoolClient,
  points: readonly EvaluatedPoint[],
): Promise<Map<number, number>> {
  const placed = points
    .flatMap(({ index, position }) => (position ? [{ index, slice: position.slice }] : []))
    .toSorted((a, b) => (lockOrder(a.slice) < lockOrder(b.slice) ? -1 : 1));
  const ids = new Map<number, number>();
  for (const { index, slice } of placed) ids.set(index, await sliceIdOf(client, slice));
  return ids;
}

async function sliceIdOf(client: pg.PoolClient, slice: Slice): Promise<number> {
  const values = [slice.model, slice.phase, slice.shape ?? '', slice.batch, slice.context, slice.precision];
  await client.query(
    `INSERT INTO slice (model_id, phase, shape, batch, context, precision)
     SELECT id, $2, $3, $4, $5, $6 FROM model WHERE slug = $1
     ON CONFLICT (model_id, phase, shape, batch, context, precision) DO NOTHING`,
    values,
  );
  const { rows } = await client.query<{ id: number }>(
    `SELECT slice.id FROM slice JOIN model ON model.id = slice.model_id
     WHERE model.slug = $1 AND phase = $2 AND shape = $3 AND batch = $4 AND context = $5 AND precision = $6`,
    values,
  );
  const [row] = rows;
  if (!row) throw new Error(`no model ${slice.model} in the database`);
  return row.id;
}
