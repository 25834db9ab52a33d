import { TestClaim } from '@inferbench/domain/submissions/tester';
import type pg from 'pg';
import { z } from 'zod';
import { rowsOf } from '../connection/camel-row.ts';
import { Subject, SUBJECT_COLUMNS, SUBJECT_JOINS } from '../lifecycle/subject.ts';
import { TEST_CLAIM } from '../shared/tested-by.ts';
import { SHOWN } from '../shared/visibility.ts';

const Row = z.object({
  submissionId: z.string(),
  ...Subject.shape,
  submittedBy: z.string(),
  testClaim: TestClaim,
  at: z.date(),
});
export type TestRequest = z.infer<typeof Row>;

/** Results that name an organisation as who measured, what it did not answer first, then the newest. Only what everybody sees. */
export function readTestRequests(
  pool: pg.Pool,
  { organizationId, limit }: { organizationId: string; limit: number },
): Promise<TestRequest[]> {
  return rowsOf(pool, Row, {
    name: 'test-requests',
    text: `SELECT sub.id AS submission_id, org.name AS submitted_by, ${TEST_CLAIM} AS test_claim, sub.created_at AS at, ${SUBJECT_COLUMNS}
           FROM submission sub JOIN organization org ON org.id = sub.organization_id
           ${SUBJECT_JOINS}
           WHERE sub.tester_id = $1 AND ${SHOWN} AND sub.lifecycle <> 'SUPERSEDED'
           ORDER BY (sub.test_state = 'SAID') DESC, sub.created_at DESC, sub.id LIMIT $2`,
    values: [organizationId, limit],
  });
}
