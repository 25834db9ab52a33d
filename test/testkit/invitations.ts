import { insertInvitation, type InvitedTo } from '@inferbench/db/account/insert-invitation';
import { ensureOrganization } from '@inferbench/db/organization-repository';
import { inTransaction } from '@inferbench/db/transaction';
import type { MembershipRole, StaffRole } from '@inferbench/domain/membership-role';
import pg from 'pg';
import { asAdmin, type TestDatabase } from './database.ts';

type Where = Pick<TestDatabase, 'database' | 'adminUrl'>;

/** Path of a link into an organisation, which is made where it is new. */
export async function inviteMember(
  { database, adminUrl }: Where,
  { slug, name, role }: { slug: string; name: string; role: MembershipRole },
): Promise<string> {
  const organizationId = await ensureOrganization(database.pool, { slug, name });
  return linkTo(adminUrl, { organizationId, staffId: null, role });
}

/** Path of a link that makes its taker a person of the staff, of no employer. */
export async function inviteStaff(
  { adminUrl }: Pick<Where, 'adminUrl'>,
  { name, role }: { name: string; role: StaffRole },
): Promise<string> {
  const staffId = crypto.randomUUID();
  await asAdmin(adminUrl, (admin) =>
    admin.query('INSERT INTO staff (id, name, role) VALUES ($1, $2, $3)', [staffId, name, role]),
  );
  return linkTo(adminUrl, { organizationId: null, staffId, role });
}

async function linkTo(adminUrl: string, to: InvitedTo): Promise<string> {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1 });
  try {
    const made = await inTransaction(pool, (client) => insertInvitation(client, to, null));
    if (made === null) throw new Error('no invitation was made');
    return `/sign-in#invitation=${made.secret}`;
  } finally {
    await pool.end();
  }
}
