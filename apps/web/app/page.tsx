import './landing.css';
import { cache } from 'react';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { mapAnswer } from '../src/api/all-pages.ts';
import type { Answer } from '../src/api/answer.ts';
import { pageAddress } from '../src/address/pages.ts';
import { chartFacts } from '../src/export/machines/chart-facts.ts';
import { ChartDataset } from '../src/export/machines/dataset.tsx';
import type { Figure } from '@inferbench/chart/figure';
import { AnswerPage } from '../src/frame/answer-page.tsx';
import { pageMetadata } from '../src/frame/page-metadata.ts';
import { loadLedger } from '../src/about/accuracy/ledger/load-ledger.ts';
import { visitorNames } from '../src/address/names/visitor-names.ts';
import { LandingView } from '../src/landing/landing-view.tsx';
import { loadDefaultChart } from '../src/model/lists/load-output.ts';
import { loadModelOptions } from '../src/workload/question/model-options.ts';
import { vendorPairSlugs } from '../src/compare/often-asked.ts';
import { loadVersus } from '../src/compare/versus/load-versus.ts';
import { versusFigure } from '../src/compare/versus/versus-figure.ts';
import { framedTradeoff } from '../src/figures/tradeoff/tradeoff-framed.ts';
import type { SiteNames } from '../src/address/names/site-names.ts';

export async function generateMetadata() {
  const picture = await loadShown();
  const facts = picture.state === 'DATA' && picture.value.ok ? chartFacts(picture.value.value.picture) : null;
  return pageMetadata({
    title: facts?.title ?? 'Which chip runs your model best',
    description:
      facts?.description ??
      'AI inference chips compared by output, price and energy at the speed each user sees: measured, published and simulated figures, each with its error and source.',
    canonical: pageAddress('landing'),
    image: facts?.image,
  });
}

export default async function LandingPage() {
  const [shown, models, ledger, names] = await Promise.all([
    loadShown(),
    loadModelOptions(),
    loadLedger(),
    visitorNames(),
  ]);
  return (
    <AnswerPage page="landing" answer={shown}>
      {(found) =>
        !found.ok ? null : (
          <>
            <ChartDataset facts={chartFacts(found.value.picture)} address={pageAddress('landing')} />
            <LandingView
              {...found.value}
              models={models}
              ledger={ledger.state === 'DATA' ? ledger.value : null}
              names={names}
            />
          </>
        )
      }
    </AnswerPage>
  );
}

/** Loads what the page shows at once: the model in its fullest slice, and the picture; once a request, whoever asks. */
const loadShown = cache(async (): Promise<Answer<Outcome<{ chart: TradeoffChart; picture: Figure }>>> => {
  const [answer, names] = await Promise.all([loadDefaultChart(), visitorNames()]);
  if (answer.state !== 'DATA') return answer;
  if (!answer.value.ok) return { state: 'DATA', value: answer.value };
  const chart = answer.value.value;
  return mapAnswer(await loadPicture(names, chart), (picture) => ({ ok: true, value: { chart, picture } }));
});

const FEWEST_MODELS = 3;

/** The two vendors with most published points over all models; where too few compare, the chart of the model that is shown. */
async function loadPicture(names: SiteNames, chart: TradeoffChart): Promise<Answer<Figure>> {
  const pair = vendorPairSlugs(names);
  const versus = pair === null ? null : await loadVersus(pair, {});
  // A visitor who asks too much is told so, and not shown less.
  if (versus?.state === 'FAILED' && versus.trouble.passing === 'TOO_MANY_REQUESTS') return versus;
  const of = versus?.state === 'DATA' ? versus.value : null;
  const figure =
    of?.outcome.ok === true && of.outcome.value.counts.compared >= FEWEST_MODELS
      ? versusFigure(of.outcome.value, of.view, true)
      : null;
  return { state: 'DATA', value: figure ?? framedTradeoff({ chart, asked: [] }) };
}
