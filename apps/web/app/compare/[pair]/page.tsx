import { cache } from 'react';
import { compareViewAddress } from '../../../src/address/compare-view.ts';
import { chartFiles, compareAddress, shareImageAddress } from '../../../src/address/pages.ts';
import { searchOf, searchParameters } from '../../../src/address/search-parameters.ts';
import { versusAddress } from '../../../src/address/versus-view.ts';
import { mapAnswer } from '../../../src/api/all-pages.ts';
import type { Answer } from '../../../src/api/answer.ts';
import { loadVersus, type VersusPage } from '../../../src/compare/versus/load-versus.ts';
import { versusFigure } from '../../../src/compare/versus/versus-figure.ts';
import { VersusView } from '../../../src/compare/versus/versus-view.tsx';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
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
import type { PageOf } from '../../../src/frame/page-of.ts';

type Page = { kind: 'ALL'; page: VersusPage; answer: VersusAnswer } | { kind: 'ONE'; page: ComparisonPage };

/** Metadata and page are made of one answer: of two over all models where runs of both say something, else on one. */
const answerTo = cache(async (pair: string, query: string): Promise<Answer<Outcome<Page>>> => {
  const sides = decodeURIComponent(pair);
  const parameters = searchParameters(new URLSearchParams(query));
  const all = await loadVersus(sides, parameters);
  if (all.state === 'FAILED') return all;
  if (all.state === 'DATA') {
    const { outcome, isOfGroups } = all.value;
    if (!outcome.ok) return { state: 'DATA', value: outcome };
    const isSaid = outcome.value.inputTokens !== null || isOfGroups;
    if (isSaid || isStated(all.value.view.request))
      return {
        state: 'DATA',
        value: { ok: true, value: { kind: 'ALL', page: all.value, answer: outcome.value } },
      };
  }
  const one = await loadComparison(sides, parameters);
  return mapAnswer(one, (found) =>
    found.ok ? { ok: true, value: { kind: 'ONE', page: found.value } } : found,
  );
});

/** Tells whether an address asks for a slice: that nothing compares in it is its answer. */
function isStated({
  inputTokens,
  outputTokens,
  at,
  precision,
  technique,
}: VersusPage['view']['request']): boolean {
  return (
    technique === 'DRAFTING' || [inputTokens, outputTokens, at, precision].some((each) => each !== undefined)
  );
}

async function askedOf({ params, searchParams }: PageOf<'pair'>) {
  const [{ pair }, parameters] = await Promise.all([params, searchParams]);
  return { pair, query: searchOf(parameters).toString() };
}

export async function generateMetadata(props: PageOf<'pair'>) {
  const { pair, query } = await askedOf(props);
  const answer = await answerTo(pair, query);
  if (answer.state !== 'DATA' || !answer.value.ok)
    return pageMetadata({ title: 'Compare chips', description: 'Chips side by side.', canonical: null });
  const { title, description, image } = factsOf(answer.value.value);
  return pageMetadata({ title, description, canonical: addressOf(answer.value.value), image });
}

function addressOf(of: Page): string {
  return of.kind === 'ALL' ? versusAddress(of.page.view) : compareViewAddress(of.page.settled);
}

/** The verdict over what its metrics rest on; the picture is the first chart of the page. */
function factsOf(of: Page): ChartFacts {
  if (of.kind === 'ALL') {
    const { title, sentence } = of.answer;
    const chart = versusFigure(of.answer, of.page.view);
    const said = { title, description: `By published runs: ${sentence}` };
    return chart === null
      ? { ...said, image: shareImageAddress('versus', {}), files: [], date: null }
      : { ...chartFacts(chart), ...said };
  }
  const { page } = of;
  const { duel, metrics } = comparisonCharts(page);
  const { name, query } = duel ?? metrics;
  return {
    ...chartFacts(metrics),
    title: page.comparison.title,
    image: shareImageAddress(name, query),
    files: chartFiles(name, query, ['csv', 'json']),
  };
}

export default async function ComparePage(props: PageOf<'pair'>) {
  const { pair, query } = await askedOf(props);
  const answer = await answerTo(pair, query);
  if (answer.state === 'MISSING') return <MissingPage />;
  const problems = answer.state === 'DATA' && answer.value.ok ? answer.value.value.page.view.problems : [];
  const address = compareAddress(decodeURIComponent(pair).split('-vs-'));
  return (
    <AnswerPage page="compare" answer={answer} problems={problems}>
      {(outcome) =>
        outcome.ok ? (
          <>
            <ChartDataset facts={factsOf(outcome.value)} address={addressOf(outcome.value)} />
            {outcome.value.kind === 'ALL' ? (
              <VersusView page={outcome.value.page} answer={outcome.value.answer} />
            ) : (
              <ComparisonView page={outcome.value.page} />
            )}
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
