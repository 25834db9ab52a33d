import type { Queries } from '../connection/camel-row.ts';
import { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import type { ActorKind } from '@inferbench/domain/account/session';
import { z } from 'zod';
import { SESSION_WORKS } from './sessions.ts';

/** Role in which a session acts. */
export interface ActsAs {
  sessionId: string;
  kind: ActorKind;
  /** Organisation of a member. */
  organizationId: string | null;
}

const Row = z.object({
  accountId: z.string(),
  name: z.string(),
  fresh: z.boolean(),
  role: MembershipRole.nullable(),
  demo: z.boolean().nullable(),
  staffId: z.string().nullable(),
  staffRole: StaffRole.nullable(),
  staffOrganizationId: z.string().nullable(),
});
export type SessionActor = z.infer<typeof Row>;

/** Who acts by a session that works, looked up anew for each request; null where it ended, or is no longer what it acts as. */
export async function sessionActor(
  pool: Queries,
  { sessionId, kind, organizationId }: ActsAs,
): Promise<SessionActor | null> {
  const { rows } = await pool.query<object>({
    name: 'session-actor',
    text: `
      SELECT a.id::text AS "accountId", a.display_name AS name, coalesce(s.fresh_until > now(), false) AS fresh,
             m.role, org.kind = 'DEMO' AS demo, staff.id::text AS "staffId", staff.role AS "staffRole",
             (SELECT id::text FROM organization WHERE kind = 'STAFF' ORDER BY created_at LIMIT 1) AS "staffOrganizationId"
      FROM session s JOIN account a ON a.id = s.account_id
      LEFT JOIN staff ON staff.account_id = a.id AND staff.disabled_at IS NULL
      LEFT JOIN (membership m JOIN organization org ON org.id = m.organization_id AND org.suspended_at IS NULL)
        ON m.account_id = a.id AND m.organization_id = $2
      WHERE s.id = $1 AND NOT s.only_registers AND ${SESSION_WORKS}`,
    values: [sessionId, organizationId],
  });
  if (rows[0] === undefined) return null;
  const actor = Row.parse(rows[0]);
  if (kind === 'MEMBER' && actor.role === null) return null;
  if (kind === 'STAFF' && (actor.staffId === null || actor.staffOrganizationId === null)) return null;
  return actor;
}

export interface OwnMembership {
  organizationId: string;
  organization: { slug: string; name: string };
  role: MembershipRole;
}

export interface Belongings {
  memberships: OwnMembership[];
  staffRole: StaffRole | null;
}

const Belonging = z.object({
  organizationId: z.string(),
  slug: z.string(),
  name: z.string(),
  role: MembershipRole,
});

/** What an account belongs to and may act for: organisations in the order in which it came to them, and the staff. */
export async function belongingsOf(
  pool: Queries,
  accountId: string,
  { demo }: { demo: boolean },
): Promise<Belongings> {
  const { rows } = await pool.query<object>(
    `SELECT org.id::text AS "organizationId", org.slug, org.name, m.role
     FROM membership m JOIN organization org ON org.id = m.organization_id
     WHERE m.account_id = $1 AND org.suspended_at IS NULL AND ($2 OR org.kind <> 'DEMO') ORDER BY m.created_at, org.slug`,
    [accountId, demo],
  );
  const { rows: staff } = await pool.query<{ role: string }>(
    'SELECT role FROM staff WHERE account_id = $1 AND disabled_at IS NULL',
    [accountId],
  );
  return {
    memberships: rows.map((row) => {
      const { organizationId, slug, name, role } = Belonging.parse(row);
      return { organizationId, organization: { slug, name }, role };
    }),
    staffRole: staff[0] === undefined ? null : StaffRole.parse(staff[0].role),
  };
}
