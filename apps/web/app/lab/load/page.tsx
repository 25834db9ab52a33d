import type { Metadata } from 'next';
import { cache } from 'react';
import { pageAddress } from '../../../src/address/pages.ts';
import { searchOf, searchParameters, type SearchParameters } from '../../../src/address/search-parameters.ts';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { type ChartFacts, chartFacts } from '../../../src/machines/chart-facts.ts';
import { ChartDataset } from '../../../src/machines/dataset.tsx';
import { framedLoad } from '../../../src/load-lab/load-framed.ts';
import type { LoadAnswer } from '../../../src/load-lab/load-answer.ts';
import { LabTabs } from '../../../src/lab/lab-tabs.tsx';
import { answerLoad } from '../../../src/load-lab/answer-load.ts';
import { loadPublished } from '../../../src/load-lab/load-published.ts';
import { LoadLive } from '../../../src/load-lab/load-live.tsx';
import '../../engine-form.css';
import '../../landing.css';

interface LoadPageProps {
  searchParams: Promise<SearchParameters>;
}

/** Metadata and page are made of one answer. */
const answerTo = cache((query: string) => answerLoad(searchParameters(new URLSearchParams(query))));

function factsOf(answer: LoadAnswer): ChartFacts | null {
  return answer.systems.length === 0 ? null : chartFacts(framedLoad(answer));
}

export async function generateMetadata({ searchParams }: LoadPageProps): Promise<Metadata> {
  const answer = answerTo(searchOf(await searchParams).toString());
  const facts = factsOf(answer);
  return pageMetadata({
    title: facts?.title ?? 'Latency over load',
    description:
      facts?.description ??
      'How long users wait as more of them come: time to first token, time per token, output and goodput of two to four systems, simulated request by request.',
    canonical: pageAddress('load', { query: answer.query }),
    ...(facts === null ? {} : { image: facts.image }),
  });
}

export default async function LoadPage({ searchParams }: LoadPageProps) {
  const first = answerTo(searchOf(await searchParams).toString());
  const facts = factsOf(first);
  const published = await loadPublished(first);
  return (
    <PageFrame footer={`engine ${first.engineVersion}`} current="load">
      {facts === null ? null : (
        <ChartDataset facts={facts} address={pageAddress('load', { query: first.query })} />
      )}
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
