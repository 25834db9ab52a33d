import type { EvaluatedPoint } from '@inferbench/domain/scores/score';
import type { Slice } from '@inferbench/domain/terms/slice';
import type pg from 'pg';

/** Order in which every transaction touches slices, so that no two wait for each other. */
function lockOrder(slice: Slice): string {
  return JSON.stringify([slice.model, slice.phase, slice.shape, slice.batch, slice.context, slice.precision]);
}

/** Row ids of the points' slices in the order of the points, created where new. A point without position has none. */
export async function sliceIdsOf(
  client: pg.PoolClient,
  points: readonly Pick<EvaluatedPoint, 'position'>[],
): Promise<(number | null)[]> {
  const keys = points.map(({ position }) => (position === null ? null : lockOrder(position.slice)));
  const slices = new Map(
    points.flatMap(({ position }) => (position ? [[lockOrder(position.slice), position.slice]] : [])),
  );
  const ids = await idsOf(client, slices);
  return keys.map((key) => (key === null ? null : (ids.get(key) ?? null)));
}

async function idsOf(
  client: pg.PoolClient,
  slices: ReadonlyMap<string, Slice>,
): Promise<Map<string, number>> {
  const ordered = [...slices].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (ordered.length === 0) return new Map();
  const of = <T>(read: (slice: Slice) => T) => ordered.map(([, slice]) => read(slice));
  const values = [
    of((slice) => slice.model),
    of((slice) => slice.phase),
    of((slice) => slice.shape ?? ''),
    of((slice) => slice.batch),
    of((slice) => slice.context),
    of((slice) => slice.precision),
  ];
  const asked = `unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[], $6::text[])
                 WITH ORDINALITY AS s(model, phase, shape, batch, context, precision, n)
                 JOIN model ON model.slug = s.model`;
  await client.query({
    name: 'slice-insert',
    text: `INSERT INTO slice (model_id, phase, shape, batch, context, precision)
           SELECT model.id, s.phase, s.shape, s.batch, s.context, s.precision FROM ${asked} ORDER BY s.n
           ON CONFLICT (model_id, phase, shape, batch, context, precision) DO NOTHING`,
    values,
  });
  const { rows } = await client.query<{ n: number; id: number }>({
    name: 'slice-ids',
    text: `SELECT s.n::int, slice.id FROM ${asked}
           JOIN slice USING (phase, shape, batch, context, precision) WHERE slice.model_id = model.id`,
    values,
  });
  const ids = new Map(rows.map(({ n, id }) => [ordered[n - 1]?.[0] ?? '', id]));
  const missing = ordered.find(([key]) => !ids.has(key));
  if (missing) throw new Error(`no model ${missing[1].model} in the database`);
  return ids;
}
