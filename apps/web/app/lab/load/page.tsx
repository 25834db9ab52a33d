import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { LabTabs } from '../../../src/lab/lab-tabs.tsx';
import { answerLoad } from '../../../src/load-lab/answer-load.ts';
import { loadPublished } from '../../../src/load-lab/load-published.ts';
import { LoadLive } from '../../../src/load-lab/load-live.tsx';
import '../../engine-form.css';
import '../../landing.css';

export const metadata = pageMetadata({
  title: 'Latency over load',
  description:
    'How long users wait as more of them come: time to first token, time per token, output and goodput of two to four systems, simulated request by request.',
  canonical: null,
});

export default async function LoadPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const first = answerLoad(await searchParams);
  const published = await loadPublished(first);
  return (
    <PageFrame footer={`engine ${first.engineVersion}`} current="load">
      <div className="head">
        <LabTabs current="load" />
        <h1>What more users cost each of them</h1>
        <p className="lede">
          Every request is simulated: when it comes, how long it waits, when its first token appears.
        </p>
      </div>
      <LoadLive first={first} published={published} />
    </PageFrame>
  );
}
