import { OwnSubmissions } from '@inferbench/graphql-documents/submission-lists';
import '../account.css';
import { pageAddress } from '../../src/address/pages.ts';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { personalMetadata } from '../../src/frame/page-metadata.ts';
import { TroubleView } from '../../src/frame/trouble-view.tsx';
import { OwnSubmissionsView } from '../../src/account/own-submissions/own-submissions-view.tsx';
import { actingAs } from '../../src/account/session/acting-as.ts';
import { NoOrganisation, PersonalPage } from '../../src/account/session/personal-page.tsx';

export const metadata = personalMetadata('Submissions');

const ADDRESS = pageAddress('submissions');

export default async function SubmissionsPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const after = firstText(await searchParams, 'after') ?? null;
  return (
    <PersonalPage page="submissions" address={ADDRESS} title="Your submissions">
      {async ({ who, ask }) => {
        if (who.actor.organization === null) return <NoOrganisation title="Your submissions" />;
        const answer = await ask(OwnSubmissions, { after });
        if (answer.state === 'FAILED') return <TroubleView trouble={answer.trouble} address={ADDRESS} />;
        const lists = answer.state === 'DATA' ? answer.value : null;
        return lists?.open && lists.ended ? (
          <OwnSubmissionsView
            organization={who.actor.organization.name}
            drafts={lists.viewer?.drafts ?? []}
            requests={lists.viewer?.testRequests ?? []}
            as={actingAs(who)}
            open={lists.open}
            ended={lists.ended}
          />
        ) : (
          <NoOrganisation title="Your submissions" />
        );
      }}
    </PersonalPage>
  );
}
