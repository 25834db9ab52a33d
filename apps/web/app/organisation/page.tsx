import '../account.css';
import { personalMetadata } from '../../src/frame/page-metadata.ts';
import { TroubleView } from '../../src/frame/trouble-view.tsx';
import { loadOrganisation } from '../../src/account/organisation/load-organisation.ts';
import { OrganisationView } from '../../src/account/organisation/organisation-view.tsx';
import { PersonalPage } from '../../src/account/session/personal-page.tsx';

export const metadata = personalMetadata('Your organisation');

export default function OrganisationPage() {
  return (
    <PersonalPage page="organisation" title="Your organisation">
      {async (session) => {
        if (session.who.actor.organization === null) return null;
        const answer = await loadOrganisation(session);
        if (answer.state === 'DATA') return <OrganisationView who={session.who} {...answer.value} />;
        return answer.state === 'MISSING' ? null : <TroubleView trouble={answer.trouble} />;
      }}
    </PersonalPage>
  );
}
