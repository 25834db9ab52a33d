import { inviteMember as invitedMember, inviteStaff as invitedStaff } from '@inferbench/db/admin/invite';
import { ensureOrganization } from '@inferbench/db/organization-repository';
import type { MembershipRole, StaffRole } from '@inferbench/domain/membership-role';
import { invitationPath } from '@inferbench/domain/session';
import type { TestDatabase } from './database.ts';

type Where = Pick<TestDatabase, 'database' | 'adminUrl'>;

/** Path of a link into an organisation, which is made where it is new. */
export async function inviteMember(
  { database, adminUrl }: Where,
  { slug, name, role }: { slug: string; name: string; role: MembershipRole },
): Promise<string> {
  await ensureOrganization(database.pool, { slug, name });
  return invitationPath((await invitedMember(adminUrl, { organization: slug, role })).secret);
}

/** Path of a link that makes its taker a person of the staff, of no employer. */
export async function inviteStaff(
  { adminUrl }: Pick<Where, 'adminUrl'>,
  { name, role }: { name: string; role: StaffRole },
): Promise<string> {
  return invitationPath((await invitedStaff(adminUrl, { name, role, employer: null })).secret);
}
