import type pg from 'pg';
import { z } from 'zod';
import { camelRow } from '../camel-row.ts';
import { type Viewer, visibleTo } from '../visibility.ts';

const Version = z.object({ version: z.int(), text: z.string(), at: z.string() });
const Row = z.object({ submissionId: z.string(), organization: z.string(), versions: z.array(Version) });

/** What the vendor of a chip says to a result, every version, oldest first. */
export type StoredReply = z.infer<typeof Row>;

/** Replies by submission; of what the viewer may not see there is none. */
export async function readReplies(
  pool: pg.Pool,
  submissionIds: readonly string[],
  { organizationId, staffId }: Viewer,
): Promise<StoredReply[]> {
  const { rows } = await pool.query({
    name: 'replies',
    text: `SELECT reply.submission_id, org.name AS organization,
                  jsonb_agg(jsonb_build_object('version', reply.version, 'text', reply.text, 'at',
                    to_char(reply.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY reply.version)
                    AS versions
           FROM reply JOIN submission sub ON sub.id = reply.submission_id
           JOIN organization org ON org.id = reply.organization_id
           WHERE reply.submission_id = ANY ($1::uuid[]) AND ${visibleTo('$2', '$3')}
           GROUP BY reply.submission_id, org.name`,
    values: [submissionIds, organizationId, staffId],
  });
  return rows.map((row: object) => Row.parse(camelRow(row)));
}
