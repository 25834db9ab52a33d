import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import type pg from 'pg';
import { insertInvitation, type InvitedTo, type MadeInvitation } from '../account/insert-invitation.ts';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import { assertOrdinary, type FoundOrganization, requireOrganization } from './organizations.ts';
import { actAsOwner } from '../connection/owner.ts';
import { ensureReviewer, staffOrganization } from './reviewers.ts';

/** Makes a link into an organisation. Errors: NOT_FOUND, INVALID. */
export function inviteMember(
  ownerUrl: string,
  { organization: slug, role }: { organization: string; role: MembershipRole },
): Promise<MadeInvitation> {
  return actAsOwner(ownerUrl, async (client) => {
    const organization = await requireOrganization(client, slug);
    assertOrdinary(organization, 'have members');
    return inviteInto(client, organization, role);
  });
}

/** The same in the caller's transaction. Errors: INVALID. */
export function inviteInto(
  client: pg.PoolClient,
  { id, slug, suspended }: FoundOrganization,
  role: MembershipRole,
): Promise<MadeInvitation> {
  if (suspended)
    throw new InferbenchError('INVALID', `${slug} is suspended: nobody may act for it.`, {
      value: slug,
      fix: `Let it in again first: \`inferbench admin organization resume ${slug}\`.`,
    });
  return invite(client, { organizationId: id, staffId: null, role }, { organization: slug, role });
}

export interface StaffInvitation {
  name: string;
  role: StaffRole;
  /** Slug of whom they work for; null: as it is known, nobody for a new person. */
  employer: string | null;
}

/** Makes a link by which a person of the staff signs in, and the person where they are new. Errors: INVALID, NAME_TAKEN, NOT_FOUND. */
export function inviteStaff(
  ownerUrl: string,
  { name, role, employer }: StaffInvitation,
): Promise<MadeInvitation> {
  return actAsOwner(ownerUrl, async (client) => {
    await client.query('LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE');
    const person = await ensureReviewer(client, { reviewer: name, employer });
    // Whom the staff act for has to be there before the first of them signs in.
    await staffOrganization(client);
    return invite(
      client,
      { organizationId: null, staffId: person.id, role },
      { staff: name, role, employer: person.employer },
    );
  });
}

async function invite(client: pg.PoolClient, to: InvitedTo, said: object): Promise<MadeInvitation> {
  const made = await insertInvitation(client, to, null);
  if (made === null) throw new Error('an invitation was not stored');
  const { id, expiresAt } = made;
  await insertEvent(client, {
    kind: 'INVITE',
    acting: OPERATOR,
    payload: { ...said, invitation: id, expiresAt },
  });
  return made;
}
