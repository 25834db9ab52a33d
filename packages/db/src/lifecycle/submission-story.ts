import { ActorRole, Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { SubmissionEvent } from '@inferbench/domain/submissions/submission-action';
import type pg from 'pg';
import { z } from 'zod';
import { camelRow } from '../connection/camel-row.ts';

const StoryEvent = z.object({
  kind: SubmissionEvent,
  role: ActorRole,
  /** Who acted for an organisation; null for reviewers, whose names are not shown, and for the rules. */
  organization: z.string().nullable(),
  from: Lifecycle.nullable(),
  to: Lifecycle.nullable(),
  reason: z.string().nullable(),
  rule: z.string().nullable(),
  at: z.string(),
});
export type StoryEvent = z.infer<typeof StoryEvent>;

const Said = z.object({ rule: z.string(), text: z.string(), at: z.string() });
const Waiver = z.object({ rule: z.string(), reason: z.string(), persons: z.int(), at: z.string() });
const Decided = z.object({
  verdict: z.enum(['APPROVE', 'WAIVE', 'REFUSE']),
  rule: z.string(),
  reason: z.string(),
  version: z.int(),
  at: z.string(),
});

const Row = z.object({
  events: z.array(StoryEvent),
  explanations: z.array(Said),
  waivers: z.array(Waiver),
  decisions: z.array(Decided),
  /** The revision that took its place. */
  successorId: z.string().nullable(),
});

/** What happened to a submission, oldest first. Whoever asks has found that its reader may see it. */
export type SubmissionStory = z.infer<typeof Row>;

const AT = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function readStory(pool: pg.Pool, submissionId: string): Promise<SubmissionStory> {
  const { rows } = await pool.query<object>({
    name: 'submission-story',
    text: `
      SELECT
        coalesce((SELECT jsonb_agg(jsonb_build_object(
                    'kind', e.kind, 'role', e.role, 'organization', CASE WHEN e.role <> 'REVIEWER' THEN org.name END,
                    'from', e.from_state, 'to', e.to_state, 'reason', e.reason, 'rule', e.payload ->> 'rule',
                    'at', ${AT('e.occurred_at')}) ORDER BY e.id)
                  FROM event e LEFT JOIN organization org ON org.id = e.organization_id
                  WHERE e.submission_id = $1), '[]') AS events,
        coalesce((SELECT jsonb_agg(jsonb_build_object('rule', rule, 'text', text, 'at', ${AT('created_at')}) ORDER BY id)
                  FROM explanation WHERE submission_id = $1), '[]') AS explanations,
        coalesce((SELECT jsonb_agg(jsonb_build_object('rule', rule, 'reason', reason, 'persons', persons,
                                                      'at', ${AT('created_at')}) ORDER BY rule)
                  FROM waiver WHERE submission_id = $1), '[]') AS waivers,
        coalesce((SELECT jsonb_agg(jsonb_build_object('verdict', verdict, 'rule', rule, 'reason', reason, 'version', version,
                                                      'at', ${AT('created_at')}) ORDER BY id)
                  FROM decision WHERE submission_id = $1), '[]') AS decisions,
        (SELECT next.id::text FROM submission next WHERE next.supersedes = $1 ORDER BY next.revision LIMIT 1) AS successor_id`,
    values: [submissionId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('a statement without tables gave no row');
  return Row.parse(camelRow(row));
}
