import { inviteMember } from '@inferbench/db/admin/invite';
import type { Database } from '@inferbench/db/connection/database';
import { invitationPath } from '@inferbench/domain/account/session';
import { DEMO_ORGANIZATION } from './demo-key.ts';

/** Where the first person of the demonstration lets themselves in; null once somebody did. The path holds a secret. */
export async function demoInvitation({ prisma }: Database, ownerUrl: string): Promise<string | null> {
  const { slug } = DEMO_ORGANIZATION;
  const members = await prisma.membership.count({ where: { organization: { slug } } });
  if (members > 0) return null;
  const { secret } = await inviteMember(ownerUrl, { organization: slug, role: 'owner' });
  return invitationPath(secret);
}
