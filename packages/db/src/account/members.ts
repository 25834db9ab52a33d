import { rowsOf, type Queries } from '../connection/camel-row.ts';
import { MembershipRole } from '@inferbench/domain/account/membership-role';
import type pg from 'pg';
import { z } from 'zod';
import { inTransaction } from '../connection/transaction.ts';
import { type ActingMember, record } from './invitations.ts';

const MemberRecord = z.object({
  accountId: z.string(),
  name: z.string(),
  role: MembershipRole,
  since: z.date(),
});
export type MemberRecord = z.infer<typeof MemberRecord>;

/** Everybody who acts for an organisation, in the order in which they came. */
export function membersOf(client: Queries, organizationId: string): Promise<MemberRecord[]> {
  return rowsOf(
    client,
    MemberRecord,
    `SELECT a.id::text AS "accountId", a.display_name AS name, m.role, m.created_at AS since
     FROM membership m JOIN account a ON a.id = m.account_id
     WHERE m.organization_id = $1 AND a.disabled_at IS NULL ORDER BY m.created_at, a.id`,
    [organizationId],
  );
}

export type MemberOutcome =
  | { kind: 'done'; member: MemberRecord }
  | { kind: 'not-found' }
  /** Nobody would be left who lets people in. */
  | { kind: 'last-owner' }
  /** Who acts is no owner by now, and it is not about themselves. */
  | { kind: 'no-owner' };

interface MemberAct {
  acting: ActingMember;
  accountId: string;
}

/** Gives a member another role; the same again changes nothing. */
export function setMembership(
  pool: pg.Pool,
  { acting, accountId, role }: MemberAct & { role: MembershipRole },
): Promise<MemberOutcome> {
  return change(pool, { acting, accountId, newRole: role }, async (client, member) => {
    if (member.role === role) return member;
    await client.query('UPDATE membership SET role = $3 WHERE organization_id = $1 AND account_id = $2', [
      acting.organizationId,
      accountId,
      role,
    ]);
    await record(client, acting, {
      kind: 'SET_MEMBERSHIP',
      payload: { account: accountId, from: member.role, to: role },
    });
    return { ...member, role };
  });
}

/** Takes a member out: whoever leaves acts for the organisation with no further request. */
export function removeMember(pool: pg.Pool, { acting, accountId }: MemberAct): Promise<MemberOutcome> {
  return change(pool, { acting, accountId, newRole: null }, async (client, member) => {
    await client.query('DELETE FROM membership WHERE organization_id = $1 AND account_id = $2', [
      acting.organizationId,
      accountId,
    ]);
    await record(client, acting, {
      kind: 'REMOVE_MEMBER',
      payload: { account: accountId, role: member.role },
    });
    return member;
  });
}

/** One change of the people of an organisation at a time, so that two owners do not take each other out. */
function change(
  pool: pg.Pool,
  {
    acting: { organizationId, accountId: by },
    accountId,
    newRole,
  }: MemberAct & { newRole: MembershipRole | null },
  act: (client: pg.PoolClient, member: MemberRecord) => Promise<MemberRecord>,
): Promise<MemberOutcome> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `members ${organizationId}`,
    ]);
    const members = await membersOf(client, organizationId);
    const leaves = by === accountId && newRole === null;
    if (!leaves && members.find((each) => each.accountId === by)?.role !== 'owner')
      return { kind: 'no-owner' };
    const member = members.find((each) => each.accountId === accountId);
    if (member === undefined) return { kind: 'not-found' };
    const owners = members.filter(({ role }) => role === 'owner');
    if (member.role === 'owner' && owners.length === 1 && newRole !== 'owner') return { kind: 'last-owner' };
    return { kind: 'done', member: await act(client, member) };
  });
}
