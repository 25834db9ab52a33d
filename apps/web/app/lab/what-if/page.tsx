import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipOptions } from '../../../src/address/operating-point.ts';
import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { answerWhatIf } from '../../../src/lab/what-if/answer-what-if.ts';
import { WhatIfLive } from '../../../src/lab/what-if/what-if-live.tsx';
import '../../engine-form.css';
import './what-if.css';

export const metadata = pageMetadata({
  title: 'What if',
  description:
    'Edit a chip’s bandwidth, memory, peak or interconnect and see its roofline, reference sheet and flexibility map move; edits are computed in your browser.',
  // Its take-away names it.
  canonical: null,
});

export default async function WhatIfPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const [answer, origin] = await Promise.all([answerWhatIf(await searchParams), siteOrigin()]);
  return (
    <AnswerPage
      page="whatIf"
      answer={answer}
      footer={answer.state === 'DATA' ? `engine ${answer.value.answer.engineVersion}` : ''}
    >
      {(page) => (
        <WhatIfLive key={page.answer.chip.slug} page={page} chips={chipOptions(catalogue)} origin={origin} />
      )}
    </AnswerPage>
  );
}
