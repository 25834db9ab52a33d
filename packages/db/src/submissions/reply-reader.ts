import type pg from 'pg';
import { z } from 'zod';
import { camelRow } from '../connection/camel-row.ts';
import { type Viewer, visibleTo } from '../shared/visibility.ts';

const Version = z.object({ version: z.int(), text: z.string(), at: z.string() });

/** What the vendor of a chip says to a result, every version, oldest first. */
export const StoredReply = z.object({ organization: z.string(), versions: z.array(Version) });
export type StoredReply = z.infer<typeof StoredReply>;

/** Reply to a submission `sub` that the viewer may see, for statements: null where nobody replied. */
export const REPLY_OF_SUBMISSION = `
  (SELECT jsonb_build_object('organization', vendor.name, 'versions', jsonb_agg(jsonb_build_object(
     'version', reply.version, 'text', reply.text,
     'at', to_char(reply.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY reply.version))
   FROM reply JOIN organization vendor ON vendor.id = reply.organization_id
   WHERE reply.submission_id = sub.id GROUP BY vendor.name)`;

/** The reply to a submission; null where there is none, or the viewer may not see what it is about. */
export async function readReply(
  pool: pg.Pool,
  submissionId: string,
  { organizationId, staffId }: Viewer,
): Promise<StoredReply | null> {
  const { rows } = await pool.query<object>({
    name: 'reply',
    text: `SELECT ${REPLY_OF_SUBMISSION} AS reply FROM submission sub WHERE sub.id = $1 AND ${visibleTo('$2', '$3')}`,
    values: [submissionId, organizationId, staffId],
  });
  const [row] = rows;
  return row === undefined ? null : z.object({ reply: StoredReply.nullable() }).parse(camelRow(row)).reply;
}
