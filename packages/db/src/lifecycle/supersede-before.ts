import { ENDED, Lifecycle } from '@inferbench/domain/lifecycle';
import type pg from 'pg';
import { insertEvent, SYSTEM } from './new-event.ts';

/** How far a revision got: held back, shown, agreed. */
const REACHED: Readonly<Record<Lifecycle, number>> = {
  FLAGGED: 0,
  VALIDATED: 1,
  IN_REVIEW: 1,
  PUBLISHED: 2,
  SUPERSEDED: -1,
  WITHDRAWN: -1,
};

/** Ends the revision that another corrects, where the other gets at least as far; a published one stays until then. */
export async function supersedeBefore(
  client: Pick<pg.PoolClient, 'query'>,
  correction: { supersedes: string | null } | null,
  reaches: Lifecycle,
): Promise<void> {
  const supersedes = correction?.supersedes ?? null;
  if (supersedes === null) return;
  await client.query('SELECT lock_submission($1)', [supersedes]);
  const { rows } = await client.query<{ lifecycle: string; version: number }>(
    'SELECT lifecycle, version FROM submission WHERE id = $1',
    [supersedes],
  );
  const [row] = rows;
  if (row === undefined) return;
  const from = Lifecycle.parse(row.lifecycle);
  if (ENDED.has(from) || REACHED[reaches] < REACHED[from]) return;
  await insertEvent(client, {
    kind: 'SUPERSEDE',
    submissionId: supersedes,
    acting: SYSTEM,
    reason: 'a corrected revision took its place',
    move: { from, to: 'SUPERSEDED', version: row.version + 1 },
  });
}
