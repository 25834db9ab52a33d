import { Finding } from '@inferbench/domain/errors/finding';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type { RevisionCase } from '@inferbench/domain/submissions/submission-action';
import type pg from 'pg';
import { z } from 'zod';
import { camelRow, type Queries } from '../connection/camel-row.ts';
import { EVERYBODY, type Viewer, visibleTo } from '../shared/visibility.ts';

/** What holds a revision back: a finding of a rule, or what a reviewer asks. */
export const Flag = Finding.pick({
  rule: true,
  path: true,
  message: true,
  value: true,
  expected: true,
  fix: true,
}).strip();
export type Flag = z.infer<typeof Flag>;

const Row = z.object({
  id: z.string(),
  organizationId: z.string(),
  subject: z.enum(['RUN', 'CHIP', 'MODEL']),
  lifecycle: Lifecycle,
  version: z.int(),
  seriesId: z.string(),
  supersedes: z.string().nullable(),
  catalogue: z.boolean(),
  flags: z.array(Flag),
  waived: z.array(z.string()),
  explained: z.array(z.string()),
  decisions: z.array(z.object({ staffId: z.string(), verdict: z.string(), rule: z.string() })),
  takenUpBy: z.string().nullable(),
  rechecked: z.boolean(),
  othersStandOnIt: z.boolean(),
});

/** A revision with all that decides what may be done with it. */
export interface StoredRevision
  extends
    RevisionCase,
    Pick<z.infer<typeof Row>, 'id' | 'organizationId' | 'subject' | 'version' | 'seriesId' | 'supersedes'> {
  /** Every flag that nobody waived, with its words. */
  flags: Flag[];
}

/** Points that stand on the entry that a specification is a version of. */
const POINTS_OF_ENTRY = `
  SELECT p.id AS point_id, other.organization_id FROM chip_version v
  JOIN system ON system.chip_id = v.chip_id JOIN run ON run.system_id = system.id
  JOIN submission other ON other.id = run.submission_id AND other.shown AND other.lifecycle <> 'SUPERSEDED'
  JOIN point p ON p.run_id = run.id WHERE v.submission_id = sub.id
  UNION ALL
  SELECT p.id, other.organization_id FROM model_version v
  JOIN model ON model.id = v.model_id JOIN run ON run.model_slug = model.slug
  JOIN submission other ON other.id = run.submission_id AND other.shown AND other.lifecycle <> 'SUPERSEDED'
  JOIN point p ON p.run_id = run.id WHERE v.submission_id = sub.id`;

/**
 * Expression over `submission sub`: flags that held it back when the rules or a reviewer looked last, waived or not.
 */
export const FLAGS = `coalesce((SELECT jsonb_agg(flag ORDER BY e.id, n) FROM event e
  CROSS JOIN LATERAL jsonb_array_elements(e.payload -> 'flags') WITH ORDINALITY AS f(flag, n)
  WHERE e.submission_id = sub.id AND jsonb_typeof(e.payload -> 'flags') = 'array'
    AND e.id >= (SELECT max(s.id) FROM event s WHERE s.submission_id = sub.id
                 AND s.kind IN ('SUBMIT', 'RECHECK'))), '[]')`;

/** A submission as its lifecycle sees it; null for an unknown id. Whoever asks locks it first where they mean to change it. */
export async function readRevision(
  client: Queries,
  submissionId: string,
  engineVersion: string,
): Promise<StoredRevision | null> {
  const { rows } = await client.query({
    name: 'revision',
    text: `
      SELECT sub.id, sub.organization_id, sub.subject, sub.lifecycle, sub.version, sub.series_id, sub.supersedes,
             org.kind = 'CATALOGUE' AS catalogue,
             ${FLAGS} AS flags,
             array(SELECT rule FROM waiver WHERE submission_id = sub.id) AS waived,
             array(SELECT DISTINCT rule FROM explanation WHERE submission_id = sub.id) AS explained,
             coalesce((SELECT jsonb_agg(jsonb_build_object('staffId', d.staff_id, 'verdict', d.verdict, 'rule', d.rule))
                       FROM decision d WHERE d.submission_id = sub.id AND d.version = sub.version), '[]') AS decisions,
             CASE WHEN sub.lifecycle = 'IN_REVIEW' THEN
               (SELECT e.staff_id FROM event e WHERE e.submission_id = sub.id AND e.kind = 'TAKE_UP' ORDER BY e.id DESC LIMIT 1)
             END AS taken_up_by,
             sub.subject = 'RUN' OR NOT EXISTS (
               SELECT 1 FROM (${POINTS_OF_ENTRY}) stands WHERE NOT EXISTS (
                 SELECT 1 FROM recheck r WHERE r.submission_id = sub.id AND r.point_id = stands.point_id
                   AND r.engine_version = $2)) AS rechecked,
             sub.lifecycle = 'PUBLISHED' AND EXISTS (
               SELECT 1 FROM (${POINTS_OF_ENTRY}) stands WHERE stands.organization_id <> sub.organization_id)
               AS others_stand_on_it
      FROM submission sub JOIN organization org ON org.id = sub.organization_id WHERE sub.id = $1`,
    values: [submissionId, engineVersion],
  });
  return rows[0] === undefined ? null : revisionOf(Row.parse(camelRow(rows[0])));
}

function revisionOf({ flags, waived, explained, decisions, ...row }: z.infer<typeof Row>): StoredRevision {
  const open = flags.filter(({ rule }) => !waived.includes(rule));
  const by = (verdict: string, rule = '') =>
    decisions
      .filter((each) => each.verdict === verdict && (verdict !== 'WAIVE' || each.rule === rule))
      .map(({ staffId }) => staffId);
  return {
    ...row,
    flags: open,
    openFlags: [...new Set(open.map(({ rule }) => rule))].map((rule) => ({
      rule,
      explained: explained.includes(rule),
      waivedBy: by('WAIVE', rule),
    })),
    approvedBy: by('APPROVE'),
    refusedBy: by('REFUSE'),
  };
}

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

/** Submission of a point that everybody could see before it was withdrawn; null for any other point. */
export async function submissionOfWithdrawnPoint(pool: pg.Pool, pointId: string): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'withdrawn-point',
    text: `SELECT sub.id::text FROM point p JOIN run ON run.id = p.run_id JOIN submission sub ON sub.id = run.submission_id
           WHERE p.id = $1 AND sub.lifecycle = 'WITHDRAWN' AND sub.visible_from IS NOT NULL`,
    values: [pointId],
  });
  return rows[0]?.id ?? null;
}

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
