import type pg from 'pg';
import { EVERYBODY, type Viewer, visibleTo } from '../visibility.ts';

/** What two submissions say, where a viewer may read both; null else. Where a value was read from is no part of it. */
export async function readBothDocuments(
  pool: pg.Pool,
  [before, after]: readonly [string, string],
  { organizationId, staffId }: Viewer = EVERYBODY,
): Promise<{ before: unknown; after: unknown } | null> {
  const { rows } = await pool.query<{ id: string; document: unknown }>({
    name: 'submitted-documents',
    text: `SELECT sub.id::text, coalesce(run.document - 'source', cv.document, mv.document) AS document
           FROM submission sub
           LEFT JOIN run ON run.submission_id = sub.id
           LEFT JOIN chip_version cv ON cv.submission_id = sub.id
           LEFT JOIN model_version mv ON mv.submission_id = sub.id
           WHERE sub.id = ANY($1::uuid[]) AND ${visibleTo('$2', '$3')}`,
    values: [[before, after], organizationId, staffId],
  });
  const [old, now] = [before, after].map((id) => rows.find((row) => row.id === id));
  return old === undefined || now === undefined ? null : { before: old.document, after: now.document };
}
