import './landing.css';
import { DefaultModel } from '@inferbench/graphql-documents/default-model';
import { type Answer, ask } from '../src/api/answer.ts';
import { readModelView } from '../src/address/model-request.ts';
import { AnswerPage } from '../src/frame/answer-page.tsx';
import { pageMetadata } from '../src/frame/page-metadata.ts';
import { DuelsSection } from '../src/landing/duels-section.tsx';
import { LandingView } from '../src/landing/landing-view.tsx';
import { loadDuels } from '../src/landing/load-duels.ts';
import { loadRefuted, type Refuted } from '../src/landing/load-refuted.ts';
import { loadModelOptions } from '../src/question/model-options.ts';
import { type ChartAnswer, loadTradeoffChart } from '../src/tradeoff-chart/load-tradeoff-chart.ts';

export const metadata = pageMetadata({
  title: 'Which chip runs your model best',
  description:
    'AI inference chips compared by output, price and energy at the speed each user sees: measured, published and simulated figures, each with its error and source.',
  canonical: '/',
});

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
          <LandingView
            chart={shown}
            asked={[]}
            models={models}
            refuted={shownOf(refuted)}
            duels={<DuelsSection duels={duels} />}
          />
        )
      }
    </AnswerPage>
  );
}

function shownOf(answer: Answer<Refuted>): Refuted | null {
  return answer.state === 'DATA' ? answer.value : null;
}

/** The model that the API shows where nobody asks for one, in its fullest slice. */
async function loadDefault(): Promise<Answer<ChartAnswer>> {
  const answer = await ask(DefaultModel, {});
  if (answer.state !== 'DATA') return answer;
  return loadTradeoffChart(readModelView(answer.value.defaultModel, {}, () => null).request);
}
