import { cache } from 'react';
import { pageAddress } from '../../../src/address/pages.ts';
import { searchOf, searchParameters, type SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { PageHead } from '../../../src/frame/page-head.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { type ChartFacts, chartFacts } from '../../../src/export/machines/chart-facts.ts';
import { ChartDataset } from '../../../src/export/machines/dataset.tsx';
import { curvesOf } from '../../../src/lab/load/load-drawing.ts';
import { framedLoad } from '../../../src/lab/load/load-framed.ts';
import { engineOf, type LoadAnswer } from '../../../src/lab/load/load-answer.ts';
import { answerLoad } from '../../../src/lab/load/answer-load.ts';
import { loadPublished } from '../../../src/lab/load/load-published.ts';
import { LabTabs } from '../../../src/lab/lab-tabs.tsx';
import { LoadChart, LoadHead } from '../../../src/lab/load/load-shown.tsx';
import { LoadLive } from '../../../src/lab/load/load-live.tsx';
import '../../engine-form.css';
import '../../landing.css';

interface LoadPageProps {
  searchParams: Promise<SearchParameters>;
}

const answerTo = cache(async (query: string) => {
  const answer = await answerLoad(searchParameters(new URLSearchParams(query)));
  if (answer.state !== 'DATA') return answer;
  return { ...answer, value: { first: answer.value, published: await loadPublished(answer.value) } };
});

function factsOf(answer: LoadAnswer): ChartFacts | null {
  return curvesOf(answer.systems).length === 0 ? null : chartFacts(framedLoad(answer));
}

export async function generateMetadata({ searchParams }: LoadPageProps) {
  const answer = await answerTo(searchOf(await searchParams).toString());
  const facts = answer.state === 'DATA' ? factsOf(answer.value.first) : null;
  return pageMetadata({
    title: facts?.title ?? 'Latency over load',
    description:
      facts?.description ??
      'How long users wait as more of them come: time to first token, time per token, output and goodput of two to four systems, simulated request by request.',
    canonical: answer.state === 'DATA' ? pageAddress('load', { query: answer.value.first.query }) : null,
    image: facts?.image,
  });
}

export default async function LoadPage({ searchParams }: LoadPageProps) {
  const answer = await answerTo(searchOf(await searchParams).toString());
  const engine = answer.state === 'DATA' ? engineOf(answer.value.first) : null;
  return (
    <AnswerPage page="load" answer={answer} footer={engine === null ? '' : `engine ${engine}`}>
      {({ first, published }) => (
        <>
          <ChartDataset facts={factsOf(first)} address={pageAddress('load', { query: first.query })} />
          <PageHead title="What more users cost each of them" above={<LabTabs current="load" />} />
          <LoadLive
            first={first}
            published={published}
            head={<LoadHead answer={first} />}
            chart={<LoadChart answer={first} published={published} busy={false} />}
          />
        </>
      )}
    </AnswerPage>
  );
}
