import '../account.css';
import { ReviewQueue } from '@inferbench/graphql-documents/review-queue';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { mapAnswer } from '../../src/api/all-pages.ts';
import { ask } from '../../src/api/answer.ts';
import { loadInstance } from '../../src/api/instance/load-instance.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { accountOf } from '../../src/account/session/account-of.tsx';
import { signedIn } from '../../src/account/session/session-of.ts';
import { ReviewView } from '../../src/submissions/review/review-view.tsx';

export const metadata = pageMetadata({
  title: 'What waits for review',
  description:
    'Every public submission that nobody published yet: what it is, who submitted it, since when it waits, and for whom.',
  canonical: '/review',
});

const PAGE_SIZE = 25;

export default async function ReviewPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const after = firstText(await searchParams, 'after') ?? null;
  const session = await signedIn('STAFF');
  const [answer, instance] = await Promise.all([
    (session?.ask ?? ask)(ReviewQueue, { first: PAGE_SIZE, after }),
    loadInstance(),
  ]);
  return (
    <AnswerPage
      page="review"
      answer={mapAnswer(answer, ({ reviewQueue }) => reviewQueue)}
      account={accountOf(session, 'review')}
    >
      {(queue) => (
        <ReviewView
          queue={queue}
          reviews={session?.who.actor.kind === 'STAFF'}
          isReviewed={instance?.review !== 'OFF'}
        />
      )}
    </AnswerPage>
  );
}
