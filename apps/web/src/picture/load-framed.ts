import { headers } from 'next/headers';
import { readModelView } from '../address/model-request.ts';
import { searchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { COMPARISON_CHARTS, loadComparisonChart } from '../compare/load-comparison-chart.ts';
import type { FramedChart } from '../figure/framed-chart.ts';
import { loadNames } from '../names/load-names.ts';
import { resolveIn } from '../names/site-names.ts';
import { loadTradeoffChart } from '../tradeoff-chart/load-tradeoff-chart.ts';
import { framedTradeoff } from '../tradeoff-chart/tradeoff-framed.ts';

/** A chart in its frame by its name and the query of its files: the same as its page shows. */
export async function loadFramed(name: string, query: URLSearchParams): Promise<Answer<FramedChart>> {
  if (name === 'tradeoff') return loadTradeoff(query);
  const comparison = COMPARISON_CHARTS.find((each) => each === name);
  if (comparison === undefined) return { state: 'MISSING' };
  return mapAnswer(await loadComparisonChart(comparison, query), (chart) => chart);
}

async function loadTradeoff(query: URLSearchParams): Promise<Answer<FramedChart>> {
  const names = await loadNames((await headers()).get('x-forwarded-for'));
  const model = resolveIn(names, 'models', query.get('model') ?? '');
  if (model.kind !== 'one') return { state: 'MISSING' };
  const chipNamed = (text: string) => {
    const chip = resolveIn(names, 'chips', text);
    return chip.kind === 'one' ? chip.entry : null;
  };
  const { request, asked } = readModelView(model.entry.slug, searchParameters(query), chipNamed);
  return mapAnswer(await loadTradeoffChart(request), ({ chart }) =>
    chart === null ? null : framedTradeoff({ chart, asked }),
  );
}

/** Whether a file of this name is of a chart in a frame: the trade-off of before was asked for by other words. */
export function isFramed(name: string, query: URLSearchParams): boolean {
  if (name === 'tradeoff') return query.has('model') && !query.has('of') && !query.has('currency');
  return COMPARISON_CHARTS.some((each) => each === name);
}
