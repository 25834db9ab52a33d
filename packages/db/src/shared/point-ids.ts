import type pg from 'pg';
import { v5 as uuidv5 } from 'uuid';

/** Name space of the ids of points; fixed, so that no id changes with an installation. */
const POINTS = '6f0f5f0c-2f5e-5d0a-9a4e-8d3b1c7a4e21';

/** Versions of one content that an organisation may have taken back and brought again. */
const MAX_GENERATIONS = 50;

export interface ContentOf {
  organization: string;
  contentHash: string;
}

/**
 * An id made of who submitted a point and what it says: the same in every installation, and it tells nothing of any other
 * point. Where such a point stands superseded, its content has a new id.
 */
export async function pointIdsOf(client: pg.PoolClient, points: readonly ContentOf[]): Promise<string[]> {
  const ids = points.map((point) => idOf(point, 1));
  for (let generation = 2; generation <= MAX_GENERATIONS; generation += 1) {
    const { rows } = await client.query<{ id: string }>({
      name: 'point-ids-taken',
      text: 'SELECT id::text FROM point WHERE id = ANY($1::uuid[])',
      values: [ids],
    });
    if (rows.length === 0) return ids;
    const taken = new Set(rows.map((row) => row.id));
    for (const [index, point] of points.entries()) {
      if (taken.has(ids[index] ?? '')) ids[index] = idOf(point, generation);
    }
  }
  throw new Error(`a point was superseded ${MAX_GENERATIONS} times`);
}

function idOf({ organization, contentHash }: ContentOf, generation: number): string {
  return uuidv5([organization, contentHash, ...(generation === 1 ? [] : [generation])].join('/'), POINTS);
}
