import type { Run } from '@inferbench/domain/runs/run';
import type pg from 'pg';

type Entity = 'chip' | 'model';

/** One at a time decides about a chip or model: which version stands, and what follows for its runs. */
export async function lockEntry(client: pg.PoolClient, entity: Entity, slug: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${entity} ${slug}`]);
}

/**
 * Whoever decides about a chip or model of these runs waits until they are stored, and they wait for a decision under way: a run
 * is never stored under a standing that has just changed. Taken before any row is locked.
 */
export async function shareEntries(client: pg.PoolClient, runs: readonly Run[]): Promise<void> {
  const names = new Set(runs.flatMap(({ system, model }) => [`chip ${system.chip}`, `model ${model.slug}`]));
  await client.query({
    name: 'entries-shared',
    text: `SELECT pg_advisory_xact_lock_shared(hashtextextended(name, 0))
           FROM (SELECT name FROM unnest($1::text[]) name ORDER BY name) names`,
    values: [[...names]],
  });
}
