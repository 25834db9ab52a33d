import './landing.css';
import type { Metadata } from 'next';
import { cache } from 'react';
import { DefaultModel } from '@inferbench/graphql-documents/default-model';
import { type Answer, ask } from '../src/api/answer.ts';
import { readModelView } from '../src/address/model-request.ts';
import { pageAddress } from '../src/address/pages.ts';
import { chartFacts } from '../src/machines/chart-facts.ts';
import { ChartDataset } from '../src/machines/dataset.tsx';
import { framedTradeoff } from '../src/tradeoff-chart/tradeoff-framed.ts';
import { AnswerPage } from '../src/frame/answer-page.tsx';
import { pageMetadata } from '../src/frame/page-metadata.ts';
import { DuelsSection } from '../src/landing/duels-section.tsx';
import { LandingView } from '../src/landing/landing-view.tsx';
import { loadDuels } from '../src/landing/load-duels.ts';
import { loadRefuted, type Refuted } from '../src/landing/load-refuted.ts';
import { loadModelOptions } from '../src/question/model-options.ts';
import { type ChartAnswer, loadTradeoffChart } from '../src/tradeoff-chart/load-tradeoff-chart.ts';

export async function generateMetadata(): Promise<Metadata> {
  const answer = await loadDefault();
  const chart = answer.state === 'DATA' ? answer.value.chart : null;
  const facts = chart === null ? null : chartFacts(framedTradeoff({ chart, asked: [] }));
  return pageMetadata({
    title: facts?.title ?? 'Which chip runs your model best',
    description:
      facts?.description ??
      'AI inference chips compared by output, price and energy at the speed each user sees: measured, published and simulated figures, each with its error and source.',
    canonical: pageAddress('landing'),
    ...(facts === null ? {} : { image: facts.image }),
  });
}

export default async function LandingPage() {
  const [chart, models, refuted, duels] = await Promise.all([
    loadDefault(),
    loadModelOptions(),
    loadRefuted(),
    loadDuels(),
  ]);
  return (
    <AnswerPage page="landing" answer={chart}>
      {({ chart: shown }) =>
        shown === null ? null : (
          <>
            <ChartDataset
              facts={chartFacts(framedTradeoff({ chart: shown, asked: [] }))}
              address={pageAddress('landing')}
            />
            <LandingView
              chart={shown}
              asked={[]}
              models={models}
              refuted={shownOf(refuted)}
              duels={<DuelsSection {...duels} />}
            />
          </>
        )
      }
    </AnswerPage>
  );
}

function shownOf(answer: Answer<Refuted>): Refuted | null {
  return answer.state === 'DATA' ? answer.value : null;
}

/** The model that the API shows where nobody asks for one, in its fullest slice; once a request, whoever asks. */
const loadDefault = cache(async (): Promise<Answer<ChartAnswer>> => {
  const answer = await ask(DefaultModel, {});
  if (answer.state !== 'DATA') return answer;
  return loadTradeoffChart(readModelView(answer.value.defaultModel, {}, () => null).request);
});
