import type pg from 'pg';
import { type Viewer, visibleTo } from '../visibility.ts';

/** The newest revision of a submission's series that a viewer may see; null where no later one is. */
export async function readNewestRevision(
  pool: pg.Pool,
  submissionId: string,
  { organizationId, staffId }: Viewer,
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'newest-revision',
    text: `SELECT sub.id FROM submission sub JOIN submission asked ON asked.id = $1
           WHERE sub.series_id = asked.series_id AND sub.revision > asked.revision AND ${visibleTo('$2', '$3')}
           ORDER BY sub.revision DESC LIMIT 1`,
    values: [submissionId, organizationId, staffId],
  });
  return rows[0]?.id ?? null;
}
