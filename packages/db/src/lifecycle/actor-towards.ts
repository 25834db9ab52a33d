import type { Queries } from '../connection/camel-row.ts';
import type { Actor } from '@inferbench/domain/submissions/submission-action';
import type { Acting } from '../shared/new-event.ts';
import type { StoredRevision } from './revision-reader.ts';
import { SHOWN } from '../shared/visibility.ts';

/** Finds as whom the acting key meets this submission; null where it may not even know that it is there. */
export async function actorTowards(
  client: Queries,
  { id, organizationId }: Pick<StoredRevision, 'id' | 'organizationId'>,
  acting: Pick<Acting, 'organizationId' | 'staffId'>,
): Promise<Actor | null> {
  if (acting.staffId !== null) {
    const { rows } = await client.query<{ conflict: boolean; shown: boolean }>(
      'SELECT in_conflict($1, $2) AS conflict, sub.shown FROM submission sub WHERE sub.id = $2',
      [acting.staffId, id],
    );
    const conflict = rows[0]?.conflict ?? true;
    // What is hidden is hidden from who has a part in it, too.
    if (conflict && rows[0]?.shown !== true) return null;
    return { role: 'REVIEWER', staffId: acting.staffId, conflict };
  }
  if (acting.organizationId === organizationId) return { role: 'OWNER' };
  const { rows } = await client.query({
    text: `SELECT 1 FROM submission sub
           WHERE sub.id = $1 AND (${SHOWN} OR (sub.lifecycle = 'WITHDRAWN' AND sub.visible_from IS NOT NULL))`,
    values: [id],
  });
  // What nobody but its organisation ever saw is unknown to others, whatever became of it.
  return rows.length === 0 ? null : { role: 'VISITOR' };
}
