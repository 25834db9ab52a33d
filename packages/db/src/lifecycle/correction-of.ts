import type { Queries } from '../connection/camel-row.ts';
import { ENDED, Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type { Correction, Subject } from './submission-record.ts';

/** What stands against a correction. */
export type NotCorrectable = 'unknown' | 'other-subject' | 'ended' | 'not-newest';

interface Row {
  series_id: string;
  newest: number;
  revision: number;
  subject: Subject;
  lifecycle: string;
}

/** The place of a corrected revision after the one named; a stranger's submission is unknown. */
export async function correctionOf(
  client: Queries,
  wanted: { organizationId: string; supersedes: string; subject: Subject },
): Promise<Correction | NotCorrectable> {
  const { rows } = await client.query<Row>(
    `SELECT sub.series_id::text, sub.revision, sub.subject, sub.lifecycle,
            (SELECT max(revision) FROM submission s WHERE s.series_id = sub.series_id) AS newest
     FROM submission sub WHERE sub.id = $1 AND sub.organization_id = $2`,
    [wanted.supersedes, wanted.organizationId],
  );
  const [row] = rows;
  if (row === undefined) return 'unknown';
  if (row.subject !== wanted.subject) return 'other-subject';
  if (ENDED.has(Lifecycle.parse(row.lifecycle))) return 'ended';
  if (row.newest !== row.revision) return 'not-newest';
  return { supersedes: wanted.supersedes, seriesId: row.series_id, revision: row.revision + 1 };
}
