import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipOptions } from '../../../src/address/operating-point.ts';
import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { siteOrigin } from '../../../src/frame/origin.ts';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { answerWhatIf } from '../../../src/what-if/answer-what-if.ts';
import { WhatIfLive } from '../../../src/what-if/what-if-live.tsx';
import '../../engine-form.css';
import './what-if.css';

export const metadata = pageMetadata({
  title: 'What if',
  description:
    'Edit a chip’s bandwidth, memory, peak or interconnect and see its roofline, reference sheet and flexibility map move, computed in your browser.',
  // Its take-away names it.
  canonical: null,
});

export default async function WhatIfPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const page = answerWhatIf(await searchParams);
  return (
    <PageFrame footer={`engine ${page.answer.engineVersion}`} current="whatIf">
      <WhatIfLive
        key={page.answer.chip.slug}
        page={page}
        chips={chipOptions(catalogue)}
        origin={await siteOrigin()}
      />
    </PageFrame>
  );
}
