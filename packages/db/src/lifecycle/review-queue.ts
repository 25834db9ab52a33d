import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { TestClaim } from '@inferbench/domain/submissions/tester';
import type pg from 'pg';
import { z } from 'zod';
import { camelRow } from '../connection/camel-row.ts';
import { type ReadPage, readPage } from '../shared/page-query.ts';
import { REVIEWERS } from './reviewers.ts';
import { Subject, SUBJECT_COLUMNS, SUBJECT_JOINS } from './subject.ts';
import { TEST_CLAIM } from '../shared/tested-by.ts';
import { visibleTo } from '../shared/visibility.ts';

const Capacity = z.object({ reviewers: z.int(), withoutConflict: z.int() });
/** Persons who review here, and those of them who have no part in a submission. */
export type ReviewCapacity = z.infer<typeof Capacity>;

const Row = z.object({
  id: z.string(),
  organization: z.string(),
  testClaim: TestClaim,
  ...Subject.shape,
  lifecycle: Lifecycle,
  revision: z.int(),
  receivedAt: z.date(),
  /** The same to the microsecond, for a cursor. */
  cursorAt: z.string(),
  since: z.date(),
  ...Capacity.shape,
});
export type WaitingSubmission = z.infer<typeof Row>;

/** Where a page of the queue begins: after the submission that came at this time. */
export interface QueuePosition {
  receivedAt: string;
  id: string;
}

/** What waits for a review, oldest first: what is public, and for a person who reviews also what is held back and they have no part in. The capacity is counted for the rows of the page alone. */
export function readReviewQueue(
  pool: pg.Pool,
  { staffId, after, limit }: { staffId: string | null; after: QueuePosition | null; limit: number },
): Promise<ReadPage<WaitingSubmission>> {
  return readPage(pool, {
    name: 'review-queue',
    found: `
      SELECT sub.id, org.name AS organization, ${TEST_CLAIM} AS test_claim, sub.lifecycle, sub.revision, receipt.received_at,
             to_char(receipt.received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS cursor_at,
             coalesce((SELECT max(e.occurred_at) FROM event e
                       WHERE e.submission_id = sub.id AND e.to_state = sub.lifecycle), receipt.received_at) AS since,
             ${SUBJECT_COLUMNS}
      FROM submission sub
      JOIN organization org ON org.id = sub.organization_id
      JOIN receipt ON receipt.submission_id = sub.id
      ${SUBJECT_JOINS}
      WHERE ${visibleTo('$1', '$2')} AND (sub.lifecycle IN ('VALIDATED', 'IN_REVIEW')
        OR ($2::uuid IS NOT NULL AND sub.lifecycle = 'FLAGGED' AND org.kind <> 'CATALOGUE'))`,
    beside: `(SELECT count(*)::int ${REVIEWERS}) AS reviewers,
             (SELECT count(*)::int ${REVIEWERS} AND NOT in_conflict(s.id, page.id)) AS without_conflict`,
    seek: '$3::timestamptz IS NULL OR (received_at, id) > ($3::timestamptz, $4::uuid)',
    order: 'received_at, id',
    values: [null, staffId, after?.receivedAt ?? null, after?.id ?? null, limit],
    row: Row,
  });
}

/** The same of one submission. */
export async function readReviewCapacity(pool: pg.Pool, submissionId: string): Promise<ReviewCapacity> {
  const { rows } = await pool.query<object>({
    name: 'review-capacity',
    text: `SELECT count(*)::int AS reviewers,
                  count(*) FILTER (WHERE NOT in_conflict(s.id, $1))::int AS without_conflict ${REVIEWERS}`,
    values: [submissionId],
  });
  return Capacity.parse(camelRow(rows[0] ?? {}));
}
