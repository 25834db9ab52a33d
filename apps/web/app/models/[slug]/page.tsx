import '../../landing.css';
import '../../model.css';
import type { Metadata } from 'next';
import { boardView } from '../../../src/address/board-view.ts';
import { chartFiles, modelAddress, shareImageAddress } from '../../../src/address/pages.ts';
import { searchOf, type SearchParameters } from '../../../src/address/search-parameters.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { Dataset } from '../../../src/machines/dataset.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { ledeOf } from '../../../src/model-page/lede.ts';
import { loadModelFacts, loadModelPage } from '../../../src/model-page/load-model-page.ts';
import { ModelView } from '../../../src/model-page/model-view.tsx';
import { catalogueSlug } from '../../../src/names/catalogue-slug.ts';
import { loadModelOptions } from '../../../src/question/model-options.ts';
import { SlicePage } from '../../../src/slice-page/slice-page.tsx';

interface ModelPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParameters>;
}

/** The id of the model that the path names. */
async function modelOf(params: ModelPageProps['params']): Promise<string> {
  return catalogueSlug('models', decodeURIComponent((await params).slug));
}

/** By which the files of the page's chart are found. */
function chartQuery(model: string, parameters: SearchParameters): string {
  const query = searchOf(parameters);
  query.set('model', model);
  return query.toString();
}

export async function generateMetadata({ params, searchParams }: ModelPageProps): Promise<Metadata> {
  const slug = await modelOf(params);
  const facts = await loadModelFacts(slug);
  if (facts.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (facts.state !== 'DATA') return { title: `${slug} · InferBench` };
  const { shortName, chipCount, pointCount, shortSlug } = facts.value;
  return pageMetadata({
    title: `${shortName}: which chip runs it best`,
    description: `${shortName} over load: output, price and energy at the speed each user sees. ${pointCount} published points on ${chipCount} chips, the rest simulated. ${ledeOf(facts.value, null).size}`,
    canonical: modelAddress(shortSlug),
    image: shareImageAddress('tradeoff', chartQuery(shortSlug, await searchParams)),
  });
}

export default async function ModelPage({ params, searchParams }: ModelPageProps) {
  const slug = await modelOf(params);
  const parameters = await searchParams;
  if (boardView(parameters)) return <SlicePage parameters={{ ...parameters, model: slug }} />;
  const [answer, models] = await Promise.all([loadModelPage(slug, parameters), loadModelOptions()]);
  if (answer.state === 'MISSING') return <MissingPage />;
  const problems = answer.state === 'DATA' ? answer.value.view.problems : [];
  return (
    <AnswerPage page="models" answer={answer} address={modelAddress(slug)} problems={problems}>
      {(page) => (
        <>
          <Dataset
            name={`${page.model.shortName} on AI chips`}
            description={`Output, price and energy of ${page.model.shortName} over load, by chip, with kind, interval and source of each figure.`}
            address={modelAddress(page.model.shortSlug)}
            files={chartFiles('tradeoff', chartQuery(page.model.shortSlug, parameters), ['csv', 'json'])}
            date={page.chart?.head.date ?? null}
          />
          <ModelView page={page} models={models} />
        </>
      )}
    </AnswerPage>
  );
}
