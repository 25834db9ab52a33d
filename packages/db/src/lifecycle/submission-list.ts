import type { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type { Waiting } from '@inferbench/domain/submissions/waiting';
import type pg from 'pg';
import { z } from 'zod';
import { type ReadPage, readPage } from '../shared/page-query.ts';
import { type Viewer, visibleTo } from '../shared/visibility.ts';
import type { QueuePosition } from './review-queue.ts';
import { Subject, SUBJECT_COLUMNS, SUBJECT_JOINS } from './subject.ts';
import { WAITING_COLUMNS, waitingIn, WaitingRow } from './waiting.ts';

const Row = z
  .object({
    id: z.string(),
    ...Subject.shape,
    ...WaitingRow.shape,
    revision: z.int(),
    receivedAt: z.date(),
    /** The same to the microsecond, for a cursor. */
    cursorAt: z.string(),
    since: z.date(),
    /** False for a tombstone, of which nothing but its end is told. */
    readable: z.boolean(),
  })
  .transform(({ flagRules, waived, explained, dueAt, ...row }) => ({
    ...row,
    waiting: waitingIn({ ...row, flagRules, waived, explained, dueAt }) satisfies Waiting,
  }));
export type ListedSubmission = z.infer<typeof Row>;

/** What was public and was withdrawn. */
const TOMBSTONE = `(sub.lifecycle = 'WITHDRAWN' AND sub.visible_from IS NOT NULL)`;

export interface SubmissionList {
  organizationId: string;
  viewer: Viewer;
  /** States to list; null for all. */
  lifecycle: readonly Lifecycle[] | null;
  after: QueuePosition | null;
  limit: number;
}

/** Submissions of an organisation that a viewer may know of, newest first. */
export function readSubmissionsOf(
  pool: pg.Pool,
  { organizationId, viewer, lifecycle, after, limit }: SubmissionList,
): Promise<ReadPage<ListedSubmission>> {
  return readPage(pool, {
    name: 'submissions-of-organization',
    found: `
      SELECT sub.id, sub.revision, receipt.received_at, sub.lifecycle, ${visibleTo('$2', '$3')} AS readable,
             to_char(receipt.received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS cursor_at,
             coalesce((SELECT max(e.occurred_at) FROM event e
                       WHERE e.submission_id = sub.id AND e.to_state = sub.lifecycle), receipt.received_at) AS since,
             ${SUBJECT_COLUMNS}, ${WAITING_COLUMNS}
      FROM submission sub
      JOIN organization org ON org.id = sub.organization_id
      JOIN receipt ON receipt.submission_id = sub.id
      ${SUBJECT_JOINS}
      WHERE sub.organization_id = $1 AND (${visibleTo('$2', '$3')} OR ${TOMBSTONE})
        AND ($4::text[] IS NULL OR sub.lifecycle::text = ANY($4))`,
    seek: '$5::timestamptz IS NULL OR (received_at, id) < ($5::timestamptz, $6::uuid)',
    order: 'received_at DESC, id DESC',
    values: [
      organizationId,
      viewer.organizationId,
      viewer.staffId,
      lifecycle,
      after?.receivedAt ?? null,
      after?.id ?? null,
      limit,
    ],
    row: Row,
  });
}

/** An organisation by its slug, for who may know anything that it submitted or replied to, and for itself; null for others. */
export async function organizationOf(
  pool: pg.Pool,
  slug: string,
  { organizationId, staffId }: Viewer,
): Promise<{ id: string; slug: string; name: string } | null> {
  const { rows } = await pool.query<{ id: string; slug: string; name: string }>({
    name: 'organization-by-slug',
    text: `SELECT org.id, org.slug, org.name FROM organization org
           WHERE org.slug = $1 AND (org.id = $2::uuid OR EXISTS (
             SELECT 1 FROM submission sub WHERE sub.organization_id = org.id
               AND (${visibleTo('$2', '$3')} OR ${TOMBSTONE})) OR EXISTS (
             SELECT 1 FROM reply JOIN submission sub ON sub.id = reply.submission_id
             WHERE reply.organization_id = org.id AND ${visibleTo('$2', '$3')}))`,
    values: [slug, organizationId, staffId],
  });
  return rows[0] ?? null;
}
