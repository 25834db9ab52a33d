import { Kind } from '@inferbench/domain/terms/kind';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { Run } from '@inferbench/domain/runs/run';
import { TestClaim } from '@inferbench/domain/submissions/tester';
import type pg from 'pg';
import { z } from 'zod';
import { rowsOf } from '../connection/camel-row.ts';
import { TEST_CLAIM } from '../shared/tested-by.ts';
import { EVERYBODY, type Viewer, visibleTo } from '../shared/visibility.ts';

const RunRow = z.object({
  id: z.string(),
  kind: Kind,
  document: Run.omit({ points: true }),
  submissionId: z.string(),
  systemId: z.string(),
  pointIds: z.array(z.string()),
});
export type StoredRun = z.infer<typeof RunRow>;

/** Runs by id without their points' documents; unknown ids, and what the viewer may not see, are left out. */
export function runsById(
  pool: pg.Pool,
  ids: readonly string[],
  { organizationId, staffId }: Viewer = EVERYBODY,
): Promise<StoredRun[]> {
  return rowsOf(pool, RunRow, {
    name: 'runs-by-id',
    text: `SELECT run.id, run.kind, run.document - 'points' AS document, run.submission_id, run.system_id,
                  array(SELECT p.id::text FROM point p WHERE p.run_id = run.id ORDER BY p.index) AS point_ids
           FROM run JOIN submission sub ON sub.id = run.submission_id
           WHERE run.id = ANY($1::uuid[]) AND ${visibleTo('$2', '$3')}`,
    values: [ids, organizationId, staffId],
  });
}

const SubmissionRow = z.object({
  id: z.string(),
  organizationId: z.string(),
  organization: z.string(),
  organizationSlug: z.string(),
  isOfCatalogue: z.boolean(),
  subject: z.enum(['RUN', 'CHIP', 'MODEL']),
  lifecycle: Lifecycle,
  format: z.string(),
  idempotencyKey: z.string(),
  contentHash: z.string(),
  context: z.unknown(),
  receivedAt: z.date(),
  runId: z.string().nullable(),
  seriesId: z.string(),
  revision: z.int(),
  version: z.int(),
  supersedes: z.string().nullable(),
  testClaim: TestClaim,
  /** Everybody may read it; else a viewer may, or it is a tombstone. */
  shown: z.boolean(),
  /** The viewer may read all of it; false for a tombstone. */
  readable: z.boolean(),
});
export type StoredSubmission = z.infer<typeof SubmissionRow>;

/**
 * Submissions by id, without the bytes as submitted, which nobody is shown; unknown ids, and what the viewer may not know of, are
 * left out. What was public and was withdrawn stays as a tombstone.
 */
export function submissionsById(
  pool: pg.Pool,
  ids: readonly string[],
  { organizationId, staffId }: Viewer = EVERYBODY,
): Promise<StoredSubmission[]> {
  return rowsOf(pool, SubmissionRow, {
    name: 'submissions-by-id',
    text: `SELECT sub.id, sub.organization_id, org.name AS organization, org.slug AS organization_slug,
                  org.kind = 'CATALOGUE' AS is_of_catalogue, sub.subject, sub.lifecycle, sub.format,
                  sub.idempotency_key, sub.content_hash, sub.context, receipt.received_at, run.id AS run_id,
                  sub.series_id, sub.revision, sub.version, sub.supersedes, ${TEST_CLAIM} AS test_claim, sub.shown,
                  ${visibleTo('$2', '$3')} AS readable
           FROM submission sub
           JOIN organization org ON org.id = sub.organization_id
           JOIN receipt ON receipt.submission_id = sub.id
           LEFT JOIN run ON run.submission_id = sub.id
           WHERE sub.id = ANY($1::uuid[])
             AND (${visibleTo('$2', '$3')} OR (sub.lifecycle = 'WITHDRAWN' AND sub.visible_from IS NOT NULL))`,
    values: [ids, organizationId, staffId],
  });
}

/** The bytes that an organisation itself submitted, as text; null for a submission of anybody else. */
export async function readOwnDocument(
  pool: pg.Pool,
  { submissionId, organizationId }: { submissionId: string; organizationId: string },
): Promise<string | null> {
  const { rows } = await pool.query<{ document: string }>({
    name: 'own-document',
    text: `SELECT convert_from(sub.document, 'UTF8') AS document FROM submission sub
           WHERE sub.id = $1 AND sub.organization_id = $2`,
    values: [submissionId, organizationId],
  });
  return rows[0]?.document ?? null;
}
