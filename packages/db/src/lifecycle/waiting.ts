import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { type Waiting, waitingOf } from '@inferbench/domain/submissions/waiting';
import type pg from 'pg';
import { z } from 'zod';
import { camelRow } from '../connection/camel-row.ts';
import { DUE_AT } from './let-time-pass.ts';
import { REVIEWERS } from './reviewers.ts';
import { FLAGS } from './revision-reader.ts';

/** What says whom a submission waits for. */
export const WaitingRow = z.object({
  lifecycle: Lifecycle,
  isOfCatalogue: z.boolean(),
  flagRules: z.array(z.string()),
  waived: z.array(z.string()),
  explained: z.array(z.string()),
  dueAt: z.date().nullable(),
  reviewers: z.int(),
  withoutConflict: z.int(),
});

/** Columns over `submission sub` and `organization org`; a page of a list asks with both for its rows alone. */
export const WAITING_COLUMNS = `
  org.kind = 'CATALOGUE' AS is_of_catalogue,
  array(SELECT DISTINCT flag ->> 'rule' FROM jsonb_array_elements(${FLAGS}) flag) AS flag_rules,
  array(SELECT rule FROM waiver WHERE submission_id = sub.id) AS waived,
  array(SELECT DISTINCT rule FROM explanation WHERE submission_id = sub.id) AS explained,
  ${DUE_AT} AS due_at,
  (SELECT count(*)::int ${REVIEWERS}) AS reviewers,
  (SELECT count(*)::int ${REVIEWERS} AND NOT in_conflict(s.id, sub.id)) AS without_conflict`;

export function waitingIn({ flagRules, waived, explained, ...row }: z.infer<typeof WaitingRow>): Waiting {
  const open = flagRules.filter((rule) => !waived.includes(rule));
  const { reviewers, withoutConflict } = row;
  return waitingOf({
    ...row,
    flags: open.length,
    unexplained: open.filter((rule) => !explained.includes(rule)).length,
    capacity: { reviewers, withoutConflict },
  });
}

/** Whom a submission waits for. Whoever asks has found that its reader may see it. */
export async function readWaiting(pool: pg.Pool, submissionId: string): Promise<Waiting> {
  const { rows } = await pool.query<object>({
    name: 'submission-waiting',
    text: `SELECT sub.lifecycle, ${WAITING_COLUMNS}
           FROM submission sub JOIN organization org ON org.id = sub.organization_id WHERE sub.id = $1`,
    values: [submissionId],
  });
  return waitingIn(WaitingRow.parse(camelRow(rows[0] ?? {})));
}
