import type pg from 'pg';
import { z } from 'zod';
import { rowsOf } from '../connection/camel-row.ts';
import { Subject, SUBJECT_COLUMNS, SUBJECT_JOINS } from '../lifecycle/subject.ts';
import { type Viewer, visibleTo } from '../shared/visibility.ts';

const Row = z.object({
  submissionId: z.string(),
  ...Subject.shape,
  submittedBy: z.string(),
  version: z.int(),
  at: z.date(),
});
export type GivenReply = z.infer<typeof Row>;

/** Replies of an organisation to what a viewer may see, the newest version of each, newest first. */
export function readRepliesOf(
  pool: pg.Pool,
  { organizationId, viewer, limit }: { organizationId: string; viewer: Viewer; limit: number },
): Promise<GivenReply[]> {
  return rowsOf(pool, Row, {
    name: 'replies-of-organization',
    text: `SELECT reply.submission_id, reply.version, reply.created_at AS at, org.name AS submitted_by, ${SUBJECT_COLUMNS}
           FROM (SELECT DISTINCT ON (submission_id) submission_id, version, created_at FROM reply
                 WHERE organization_id = $1 ORDER BY submission_id, version DESC) reply
           JOIN submission sub ON sub.id = reply.submission_id
           JOIN organization org ON org.id = sub.organization_id
           ${SUBJECT_JOINS}
           WHERE ${visibleTo('$2', '$3')}
           ORDER BY reply.created_at DESC, reply.submission_id LIMIT $4`,
    values: [organizationId, viewer.organizationId, viewer.staffId, limit],
  });
}
