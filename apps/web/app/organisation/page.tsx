import '../account.css';
import { pageAddress } from '../../src/address/pages.ts';
import { personalMetadata } from '../../src/frame/page-metadata.ts';
import { TroubleView } from '../../src/frame/trouble-view.tsx';
import { loadOrganisation } from '../../src/account/organisation/load-organisation.ts';
import { OrganisationView } from '../../src/account/organisation/organisation-view.tsx';
import { NoOrganisation, PersonalPage } from '../../src/account/session/personal-page.tsx';

export const metadata = personalMetadata('Your organisation');

const ADDRESS = pageAddress('organisation');

export default function OrganisationPage() {
  return (
    <PersonalPage page="organisation" address={ADDRESS} title="Your organisation">
      {async (session) => {
        const { organization } = session.who.actor;
        if (organization === null) return <NoOrganisation title="Your organisation" />;
        const answer = await loadOrganisation(session);
        if (answer.state === 'DATA') return <OrganisationView who={session.who} {...answer.value} />;
        return answer.state === 'MISSING' ? (
          <NoOrganisation title="Your organisation" />
        ) : (
          <TroubleView trouble={answer.trouble} address={ADDRESS} />
        );
      }}
    </PersonalPage>
  );
}
