import { redirect } from 'next/navigation';
import { answerClaim } from '../../../src/lab/claim/answer-claim.ts';
import { ClaimLive } from '../../../src/lab/claim/claim-live.tsx';
import { SayForm } from '../../../src/lab/claim/say-form.tsx';
import { claimIn } from '../../../src/find/meant.ts';
import { loadIndex } from '../../../src/search/load-index.ts';
import { pageAddress } from '../../../src/address/pages.ts';
import { searchOf, type SearchParameters } from '../../../src/address/search-parameters.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import '../../engine-form.css';
import './claim.css';

export const metadata = pageMetadata({
  title: 'Claim check',
  description:
    'Is a vendor’s claim of tokens per second possible on the chip’s own specification? The bound, the arithmetic and the batches that would allow it.',
  // Its take-away names it.
  canonical: null,
});

export default async function ClaimPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const { say, ...parameters } = await searchParams;
  const said = typeof say === 'string' && say !== '' ? say : null;
  const stated = said === null ? null : claimIn((await loadIndex()).index, said);
  if (stated !== null) redirect(stated);
  const [answer, origin] = await Promise.all([answerClaim(parameters), siteOrigin()]);
  const outcome = answer.state === 'DATA' ? answer.value.outcome : null;
  return (
    <AnswerPage
      page="claim"
      answer={answer}
      address={pageAddress('claim', { query: searchOf(parameters).toString() })}
      footer={outcome?.ok ? `engine ${outcome.value.engineVersion}` : ''}
    >
      {(first) => <ClaimLive first={first} origin={origin} say={<SayForm said={said} />} />}
    </AnswerPage>
  );
}
