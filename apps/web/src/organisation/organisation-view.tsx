import { MEMBERSHIP_WORDS, MembershipRole } from '@inferbench/domain/membership-role';
import type { SessionToken } from '@inferbench/domain/session';
import { organisationAddress } from '../address/pages.ts';
import { actingAs } from '../session/acting-as.ts';
import { KeysSection } from './keys-section.tsx';
import type { OrganisationData } from './load-organisation.ts';

/** An organisation as its members see it. */
export function OrganisationView({ who, keys }: OrganisationData & { who: SessionToken }) {
  const { organization, role } = who.actor;
  if (organization === null) return null;
  const member = MembershipRole.safeParse(role).data;
  return (
    <>
      <div className="head">
        <h1>{organization.name}</h1>
        <p className="lede">
          {member === undefined ? null : `You are its ${member}. ${MEMBERSHIP_WORDS[member]} `}
          <a href={organisationAddress(organization.slug)}>As everybody sees it</a>
        </p>
      </div>
      {keys === null ? null : <KeysSection keys={keys} as={actingAs(who)} />}
    </>
  );
}
