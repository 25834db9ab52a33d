import { inviteMember, inviteStaff } from '@inferbench/db/admin/invite';
import { ensureOrganization } from '@inferbench/db/names/organization-repository';
import type { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import { invitationPath } from '@inferbench/domain/account/session';
import type { TestDatabase } from './database.ts';

/** Path of a link into an organisation, which is made where it is new. */
export async function linkIntoOrganization(
  { database, queueUrl }: Pick<TestDatabase, 'database' | 'queueUrl'>,
  { slug, name, role }: { slug: string; name: string; role: MembershipRole },
): Promise<string> {
  await ensureOrganization(database.pool, { slug, name });
  return invitationPath((await inviteMember(queueUrl, { organization: slug, role })).secret);
}

/** Path of a link that makes its taker a person of the staff, who works for nobody that submits. */
export async function linkToStaff(
  { queueUrl }: Pick<TestDatabase, 'queueUrl'>,
  { name, role }: { name: string; role: StaffRole },
): Promise<string> {
  return invitationPath((await inviteStaff(queueUrl, { name, role, employer: null })).secret);
}
