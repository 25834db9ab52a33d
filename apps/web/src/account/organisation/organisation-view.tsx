import { MEMBERSHIP_WORDS, MembershipRole } from '@inferbench/domain/account/membership-role';
import type { SessionToken } from '@inferbench/domain/account/session';
import { organisationAddress } from '../../address/pages.ts';
import { actingAs } from '../session/acting-as.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { KeysSection } from './keys-section.tsx';
import type { OrganisationData } from './load-organisation.ts';
import { MembersSection } from './members-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { QuotaSection } from './quota-section.tsx';
import { PageHead } from '../../frame/page-head.tsx';

export function OrganisationView({ who, home, keys }: OrganisationData & { who: SessionToken }) {
  const { organization, role } = who.actor;
  if (organization === null) return null;
  const as = actingAs(who);
  const member = MembershipRole.safeParse(role).data;
  return (
    <>
      <PageHead title={organization.name}>
        {member === undefined ? null : `You are its ${member}. ${MEMBERSHIP_WORDS[member]} `}
        <a href={organisationAddress(organization.slug)}>As everybody sees it</a>
      </PageHead>
      {home.members === null ? null : (
        <MembersSection members={home.members} isOwner={member === 'owner'} as={as} />
      )}
      {home.invitations === null ? null : <InvitationsSection invitations={home.invitations} as={as} />}
      {keys === null ? null : <KeysSection keys={keys} as={as} />}
      {home.passkeys === null ? null : (
        <PasskeysSection passkeys={home.passkeys} codesLeft={home.recoveryCodesLeft} as={as} />
      )}
      {home.sessions === null ? null : <SessionsSection sessions={home.sessions} as={as} />}
      {home.quota === null ? null : <QuotaSection quota={home.quota} />}
    </>
  );
}
