import '../../engine-form.css';
import './claim.css';
import { redirect } from 'next/navigation';
import { answerClaim } from '../../../src/lab/claim/answer-claim.ts';
import { ClaimLive } from '../../../src/lab/claim/claim-live.tsx';
import { claimIn } from '../../../src/find/meant.ts';
import { loadIndex } from '../../../src/search/load-index.ts';
import { pageAddress } from '../../../src/address/pages.ts';
import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { FieldError, invalidity } from '../../../src/frame/field-error.tsx';

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
      footer={outcome?.ok ? `engine ${outcome.value.engineVersion}` : ''}
    >
      {(first) => <ClaimLive first={first} origin={origin} say={<SayForm said={said} />} />}
    </AnswerPage>
  );
}

interface SayFormProps {
  /** A sentence that was not understood; null where none was said. */
  said: string | null;
}

/** The claim in one field, as somebody would say it. */
function SayForm({ said }: SayFormProps) {
  const error =
    said === null
      ? undefined
      : 'Expected a speed and a chip, such as “500 tokens/s at 128K on H100”. The claim below is the example.';
  return (
    <form className="say" method="get" action={pageAddress('claim')} aria-label="Claim as a sentence">
      <label>
        The claim in a sentence
        <input
          name="say"
          type="text"
          maxLength={120}
          defaultValue={said ?? ''}
          placeholder="500 tokens/s at 128K on H100"
          {...invalidity('say', error)}
        />
      </label>
      <button type="submit">Read it</button>
      <FieldError id="say" error={error} />
    </form>
  );
}
