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
import { PageHead } from '../../frame/page-head.tsx';
import type { OrganisationHomeResult } from '@inferbench/graphql-documents/organisation';
import { FactsTable } from '../../chart/table/facts-table.tsx';
import { Section } from '../../frame/section.tsx';

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

type Quota = NonNullable<OrganisationHomeResult['quota']>;

const WORDS = [
  ['submissions', 'Submissions of any kind'],
  ['points', 'Results of runs'],
  ['chips', 'Chips'],
  ['models', 'Models'],
] as const;
const MEGABYTE = 1_000_000;

/** Quota that is left of the day, a day of UTC. */
function QuotaSection({ quota: { used, limits } }: { quota: Quota }) {
  return (
    <Section id="quota" title="Left today" note="The day ends at midnight UTC.">
      {limits === null ? (
        <p>Nothing is counted for this organisation.</p>
      ) : (
        <FactsTable
          facts={[
            ...WORDS.map(([amount, words]) => [words, leftOf(limits[amount], used[amount])] as const),
            ['Megabytes', leftOf(limits.bytes / MEGABYTE, Math.ceil(used.bytes / MEGABYTE))],
          ]}
        />
      )}
    </Section>
  );
}

function leftOf(limit: number, used: number): string {
  return `${Math.max(0, limit - used)} of ${limit}`;
}
