import type { Metadata } from 'next';
import { cache } from 'react';
import { compareViewAddress } from '../../../src/address/compare-view.ts';
import { chartFiles, compareAddress, shareImageAddress } from '../../../src/address/pages.ts';
import type { SearchParameters } from '../../../src/address/search-parameters.ts';
import { ComparisonView } from '../../../src/compare/comparison-view.tsx';
import { comparisonCharts } from '../../../src/compare/comparison-charts.ts';
import { type ComparisonPage, loadComparison } from '../../../src/compare/load-comparison.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { type ChartFacts, chartFacts } from '../../../src/export/machines/chart-facts.ts';
import { ChartDataset } from '../../../src/export/machines/dataset.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { Problem } from '../../../src/frame/states.tsx';
import '../../landing.css';
import '../compare.css';

interface ComparePageProps {
  params: Promise<{ pair: string }>;
  searchParams: Promise<SearchParameters>;
}

/** Metadata and page are made of one answer. */
const answerTo = cache((pair: string, query: string) =>
  loadComparison(decodeURIComponent(pair), Object.fromEntries(new URLSearchParams(query))),
);

async function askedOf({ params, searchParams }: ComparePageProps) {
  const [{ pair }, parameters] = await Promise.all([params, searchParams]);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) {
    const text = Array.isArray(value) ? value[0] : value;
    if (text !== undefined) query.set(key, text);
  }
  return { pair, query: query.toString() };
}

export async function generateMetadata(props: ComparePageProps): Promise<Metadata> {
  const { pair, query } = await askedOf(props);
  const answer = await answerTo(pair, query);
  if (answer.state !== 'DATA' || !answer.value.ok)
    return pageMetadata({ title: 'Compare chips', description: 'Chips side by side.', canonical: null });
  const { title, description, image } = factsOf(answer.value.value);
  return pageMetadata({
    title,
    description,
    canonical: compareViewAddress(answer.value.value.settled),
    image,
  });
}

/** The verdict over what its metrics rest on; the picture is the first chart of the page. */
function factsOf(page: ComparisonPage): ChartFacts {
  const { duel, metrics } = comparisonCharts(page);
  const { name, query } = duel ?? metrics;
  return {
    ...chartFacts(metrics),
    title: page.comparison.title,
    image: shareImageAddress(name, query),
    files: chartFiles(name, query, ['csv', 'json']),
  };
}

export default async function ComparePage(props: ComparePageProps) {
  const { pair, query } = await askedOf(props);
  const answer = await answerTo(pair, query);
  if (answer.state === 'MISSING') return <MissingPage />;
  const problems = answer.state === 'DATA' && answer.value.ok ? answer.value.value.view.problems : [];
  const address = compareAddress(decodeURIComponent(pair).split('-vs-'));
  return (
    <AnswerPage page="compare" answer={answer} address={address} problems={problems}>
      {(outcome) =>
        outcome.ok ? (
          <>
            <ChartDataset
              facts={factsOf(outcome.value)}
              address={compareViewAddress(outcome.value.settled)}
            />
            <ComparisonView page={outcome.value} />
          </>
        ) : (
          <Problem
            title="These cannot be compared"
            message={`${outcome.refused.message} ${outcome.refused.fix ?? ''}`}
            action="Without what was asked"
            href={address}
          />
        )
      }
    </AnswerPage>
  );
}
