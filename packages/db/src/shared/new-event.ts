import type { Queries } from '../connection/camel-row.ts';
import type { ActorRole, Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import type { ManagementAct } from '@inferbench/domain/submissions/management-act';
import type { SubmissionEvent } from '@inferbench/domain/submissions/submission-action';

/** Who acts: a key or an account, for an organisation or as a person who reviews; an account alone about itself. */
export interface Acting {
  organizationId: string | null;
  keyId: string | null;
  accountId: string | null;
  staffId: string | null;
  role: ActorRole | 'ACCOUNT';
}

const NOBODY = { organizationId: null, keyId: null, accountId: null, staffId: null } as const;

/** The rules themselves. */
export const SYSTEM: Acting = { ...NOBODY, role: 'SYSTEM' };

/** Who holds the login of the database's owner. */
export const OPERATOR: Acting = { ...NOBODY, role: 'OPERATOR' };

/** Somebody about their own account. */
export function aboutOneself(accountId: string): Acting {
  return { ...NOBODY, accountId, role: 'ACCOUNT' };
}

export interface NewEvent {
  kind: SubmissionEvent | ManagementAct;
  /** Submission of the act; left out for what is done with organisations, keys and the installation. */
  submissionId?: string | null;
  acting: Acting;
  reason?: string | null;
  payload?: object;
  /** The request that makes it; null for what follows from another event. */
  request?: { idempotencyKey: string; requestHash: string } | null;
  /** A change of state; left out: none. */
  move?: { from: Lifecycle | null; to: Lifecycle; version: number };
}

/** Records what happened; with a move, the database changes the state in the same statement, or refuses. */
export async function insertEvent(
  client: Queries,
  { kind, submissionId, acting, reason, payload, request, move }: NewEvent,
): Promise<void> {
  await client.query({
    name: 'event-insert',
    text: `INSERT INTO event (kind, submission_id, organization_id, key_id, account_id, staff_id, role, reason, payload,
                              idempotency_key, request_hash, from_state, to_state, version)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      kind,
      submissionId ?? null,
      acting.organizationId,
      acting.keyId,
      acting.accountId,
      acting.staffId,
      acting.role,
      reason ?? null,
      JSON.stringify(payload ?? {}),
      request?.idempotencyKey ?? null,
      request?.requestHash ?? null,
      move?.from ?? null,
      move?.to ?? null,
      move?.version ?? null,
    ],
  });
}

/** First events of submissions that were just stored, in one statement. */
export async function insertSubmitted(
  client: Queries,
  submissions: readonly {
    submissionId: string;
    organizationId: string;
    keyId: string | null;
    accountId: string | null;
    lifecycle: Lifecycle;
    /** What holds it back. */
    flags: readonly object[];
  }[],
): Promise<void> {
  await client.query({
    name: 'event-submitted',
    text: `INSERT INTO event (kind, submission_id, organization_id, key_id, account_id, role, payload, to_state, version)
           SELECT 'SUBMIT', s.id, s.organization_id, s.key_id, s.account_id,
                  CASE org.kind WHEN 'CATALOGUE' THEN 'CATALOGUE' ELSE 'SUBMITTER' END,
                  jsonb_build_object('flags', s.flags), s.lifecycle, 1
           FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::lifecycle[], $6::jsonb[])
                AS s(id, organization_id, key_id, account_id, lifecycle, flags)
           JOIN organization org ON org.id = s.organization_id`,
    values: [
      submissions.map(({ submissionId }) => submissionId),
      submissions.map(({ organizationId }) => organizationId),
      submissions.map(({ keyId }) => keyId),
      submissions.map(({ accountId }) => accountId),
      submissions.map(({ lifecycle }) => lifecycle),
      submissions.map(({ flags }) => JSON.stringify(flags)),
    ],
  });
}
