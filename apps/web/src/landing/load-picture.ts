import type { TradeoffChart } from '@inferbench/answers/load/shape';
import type { Figure } from '@inferbench/chart/figure';
import { vendorPairSlugs } from '../compare/often-asked.ts';
import { loadVersus } from '../compare/versus/load-versus.ts';
import { versusFigure } from '../compare/versus/versus-figure.ts';
import { framedTradeoff } from '../figures/tradeoff/tradeoff-framed.ts';
import type { Answer } from '../api/answer.ts';
import type { SiteNames } from '../address/names/site-names.ts';

const FEWEST_MODELS = 3;

/** The two vendors with most published points over all models; where too few compare, the chart of the model that is shown. */
export async function loadPicture(names: SiteNames, chart: TradeoffChart): Promise<Answer<Figure>> {
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
