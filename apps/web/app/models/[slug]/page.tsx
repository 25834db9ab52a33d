import '../../landing.css';
import '../../model.css';
import { cache } from 'react';
import { counted } from '@inferbench/units/english';
import { modelAddress } from '../../../src/address/pages.ts';
import { searchOf, searchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage, problemsOf } from '../../../src/frame/answer-page.tsx';
import { type ChartFacts, chartFacts } from '../../../src/export/machines/chart-facts.ts';
import { ChartDataset } from '../../../src/export/machines/dataset.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { loadModelPage, type ModelPageData } from '../../../src/model/load-model-page.ts';
import { ModelView } from '../../../src/model/model-view.tsx';
import { loadModelOptions } from '../../../src/workload/question/model-options.ts';
import { framedTradeoff } from '../../../src/figures/tradeoff/tradeoff-framed.ts';
import type { PageOf } from '../../../src/frame/page-of.ts';
import { addressSlug } from '../../../src/chip/list/chip-words.ts';

const pageOf = cache((name: string, query: string) =>
  loadModelPage(name, searchParameters(new URLSearchParams(query))),
);

/** What is said of the page's chart; null of a model without one. */
function factsOf({ answer, view }: ModelPageData): ChartFacts | null {
  return answer.ok ? chartFacts(framedTradeoff({ chart: answer.value, asked: view.asked })) : null;
}

export async function generateMetadata({ params, searchParams }: PageOf<'slug'>) {
  const name = decodeURIComponent((await params).slug);
  const parameters = await searchParams;
  const answer = await pageOf(name, searchOf(parameters).toString());
  if (answer.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (answer.state !== 'DATA') return { title: `${name} · InferBench` };
  const { shortName, chipCount, pointCount } = answer.value.model;
  const facts = factsOf(answer.value);
  return pageMetadata({
    title: facts?.title ?? `${shortName}: which chip runs it best`,
    description:
      facts?.description ??
      `${shortName} over load: output, price and energy at the speed each user sees. ${counted(pointCount, 'published result')} on ${chipCount} chips, the rest simulated.`,
    canonical: modelAddress(addressSlug(answer.value.model)),
    image: facts?.image,
  });
}

export default async function ModelPage({ params, searchParams }: PageOf<'slug'>) {
  const name = decodeURIComponent((await params).slug);
  const parameters = await searchParams;
  const [answer, models] = await Promise.all([
    pageOf(name, searchOf(parameters).toString()),
    loadModelOptions(),
  ]);
  if (answer.state === 'MISSING') return <MissingPage />;
  return (
    <AnswerPage page="models" answer={answer} problems={problemsOf(answer)}>
      {(page) => (
        <>
          <ChartDataset facts={factsOf(page)} address={modelAddress(addressSlug(page.model))} />
          <ModelView page={page} models={models} />
        </>
      )}
    </AnswerPage>
  );
}
