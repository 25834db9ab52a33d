import './landing.css';
import type { Metadata } from 'next';
import { cache } from 'react';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { Load } from '@inferbench/graphql-documents/answers';
import { DefaultModel } from '@inferbench/graphql-documents/default-model';
import { type Answer, ask } from '../src/api/answer.ts';
import { readModelView } from '../src/address/model-request.ts';
import { pageAddress } from '../src/address/pages.ts';
import { chartFacts } from '../src/export/machines/chart-facts.ts';
import { ChartDataset } from '../src/export/machines/dataset.tsx';
import { framedTradeoff } from '../src/figures/tradeoff/tradeoff-framed.ts';
import { AnswerPage } from '../src/frame/answer-page.tsx';
import { pageMetadata } from '../src/frame/page-metadata.ts';
import { DuelsSection } from '../src/landing/duels-section.tsx';
import { LandingView } from '../src/landing/landing-view.tsx';
import { loadDuels } from '../src/landing/load-duels.ts';
import { loadRefuted, type Refuted } from '../src/landing/load-refuted.ts';
import { loadModelOptions } from '../src/workload/question/model-options.ts';
import { askAnswer } from '../src/api/ask-answer.ts';

export async function generateMetadata(): Promise<Metadata> {
  const answer = await loadDefault();
  const facts =
    answer.state === 'DATA' && answer.value.ok
      ? chartFacts(framedTradeoff({ chart: answer.value.value, asked: [] }))
      : null;
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
      {(shown) =>
        !shown.ok ? null : (
          <>
            <ChartDataset
              facts={chartFacts(framedTradeoff({ chart: shown.value, asked: [] }))}
              address={pageAddress('landing')}
            />
            <LandingView
              chart={shown.value}
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
const loadDefault = cache(async (): Promise<Answer<Outcome<TradeoffChart>>> => {
  const answer = await ask(DefaultModel, {});
  if (answer.state !== 'DATA') return answer;
  return askAnswer(Load, readModelView(answer.value.defaultModel, {}, () => null).request);
});
