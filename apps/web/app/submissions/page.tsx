import { OwnSubmissions } from '@inferbench/graphql-documents/submission-lists';
import '../account.css';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { personalMetadata } from '../../src/frame/page-metadata.ts';
import { TroubleView } from '../../src/frame/trouble-view.tsx';
import { OwnSubmissionsView } from '../../src/account/own-submissions/own-submissions-view.tsx';
import { actingAs } from '../../src/account/session/acting-as.ts';
import { PersonalPage } from '../../src/account/session/personal-page.tsx';

export const metadata = personalMetadata('Submissions');

export default async function SubmissionsPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const after = firstText(await searchParams, 'after') ?? null;
  return (
    <PersonalPage page="submissions" title="Your submissions">
      {async ({ who, ask }) => {
        if (who.actor.organization === null) return null;
        const answer = await ask(OwnSubmissions, { after });
        if (answer.state === 'FAILED') return <TroubleView trouble={answer.trouble} />;
        const lists = answer.state === 'DATA' ? answer.value : null;
        if (!lists?.open || !lists.ended) return null;
        return (
          <OwnSubmissionsView
            organization={who.actor.organization.name}
            drafts={lists.viewer?.drafts ?? []}
            requests={lists.viewer?.testRequests ?? []}
            as={actingAs(who)}
            open={lists.open}
            ended={lists.ended}
          />
        );
      }}
    </PersonalPage>
  );
}
