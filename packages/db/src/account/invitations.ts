import { MembershipRole } from '@inferbench/domain/account/membership-role';
import type pg from 'pg';
import { z } from 'zod';
import { camelRow, rowsOf, type Queries } from '../connection/camel-row.ts';
import { insertEvent } from '../shared/new-event.ts';
import { inTransaction } from '../connection/transaction.ts';
import { insertInvitation } from './insert-invitation.ts';
import { hashSecret } from './secrets.ts';
import { takeInvitation, type TakenKind } from './take-invitation.ts';

/** A member who acts for their organisation. */
export interface ActingMember {
  organizationId: string;
  accountId: string;
}

const InvitationRecord = z.object({
  id: z.string(),
  role: MembershipRole,
  /** Who invited; null for whoever runs the installation. */
  invitedBy: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** Who took it. */
  takenBy: z.string().nullable(),
  usedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
});
/** An invitation into an organisation, without its secret, which nobody stores. */
export type InvitationRecord = z.infer<typeof InvitationRecord>;

const COLUMNS = `i.id::text, i.role, inviter.display_name AS invited_by, i.created_at, i.expires_at, taker.display_name AS taken_by,
  i.used_at, i.revoked_at`;
const JOINS = `invitation i LEFT JOIN account inviter ON inviter.id = i.created_by LEFT JOIN account taker ON taker.id = i.used_by`;

/** Newest first; what ended long ago is no longer told. */
const MOST = 100;

export function invitationsOf(pool: Queries, organizationId: string): Promise<InvitationRecord[]> {
  return rowsOf(
    pool,
    InvitationRecord,
    `SELECT ${COLUMNS} FROM ${JOINS} WHERE i.organization_id = $1 ORDER BY i.id DESC LIMIT ${MOST}`,
    [organizationId],
  );
}

export interface InvitationToMake {
  acting: ActingMember;
  role: MembershipRole;
  idempotencyKey: string;
  requestHash: string;
}

export type InviteOutcome =
  | { kind: 'created'; invitation: InvitationRecord; secret: string }
  | { kind: 'replayed'; invitation: InvitationRecord }
  | { kind: 'conflict'; storedRequestHash: string };

/** Makes an invitation into the organisation of who acts; one for each idempotency key. */
export function createInvitation(
  pool: pg.Pool,
  { acting, role, idempotencyKey, requestHash }: InvitationToMake,
): Promise<InviteOutcome> {
  const { organizationId, accountId } = acting;
  return inTransaction(pool, async (client) => {
    const made = await insertInvitation(
      client,
      { organizationId, staffId: null, role },
      { accountId, idempotencyKey, requestHash },
    );
    if (made !== null)
      await record(client, acting, { kind: 'INVITE', payload: { invitation: made.id, role } });
    const { rows } = await client.query<{ request_hash: string }>(
      `SELECT ${COLUMNS}, i.request_hash FROM ${JOINS} WHERE i.organization_id = $1 AND i.idempotency_key = $2`,
      [organizationId, idempotencyKey],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('an invitation was not stored');
    if (row.request_hash !== requestHash) return { kind: 'conflict', storedRequestHash: row.request_hash };
    const invitation = InvitationRecord.parse(camelRow(row));
    return made === null
      ? { kind: 'replayed', invitation }
      : { kind: 'created', invitation, secret: made.secret };
  });
}

/** Ends an invitation that nobody took; again changes nothing. Null where the organisation has none of this id. */
export function revokeInvitation(
  pool: pg.Pool,
  { acting, id }: { acting: ActingMember; id: string },
): Promise<InvitationRecord | null> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE invitation SET revoked_at = now()
       WHERE id = $1 AND organization_id = $2 AND revoked_at IS NULL AND used_at IS NULL`,
      [id, acting.organizationId],
    );
    if (rowCount === 1)
      await record(client, acting, { kind: 'REVOKE_INVITATION', payload: { invitation: id } });
    const { rows } = await client.query<object>(
      `SELECT ${COLUMNS} FROM ${JOINS} WHERE i.id = $1 AND i.organization_id = $2`,
      [id, acting.organizationId],
    );
    const [row] = rows;
    return row === undefined ? null : InvitationRecord.parse(camelRow(row));
  });
}

/** Takes an invitation with an account that is there. */
export function acceptInvitation(
  pool: pg.Pool,
  { secret, accountId }: { secret: string; accountId: string },
): Promise<TakenKind> {
  return inTransaction(pool, (client) => takeInvitation(client, { hash: hashSecret(secret), accountId }));
}

/** Records what a member did with people. */
export function record(
  client: pg.PoolClient,
  { organizationId, accountId }: ActingMember,
  event: {
    kind: 'INVITE' | 'REVOKE_INVITATION' | 'SET_MEMBERSHIP' | 'REMOVE_MEMBER';
    payload: object;
  },
): Promise<void> {
  const acting = { organizationId, accountId, keyId: null, staffId: null, role: 'SUBMITTER' } as const;
  return insertEvent(client, { ...event, acting });
}
