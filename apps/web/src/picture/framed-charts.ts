import type { TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { readModelView } from '../address/model-request.ts';
import { searchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { loadPeakChart, loadStandingChart } from '../chip/chip-charts.ts';
import { type ComparisonChart, loadComparisonChart } from '../compare/load-comparison-chart.ts';
import type { FramedChart } from '../figure/framed-chart.ts';
import { framedFits } from '../fits/fits-framed.ts';
import { framedBars } from '../line-bars/bars-framed.ts';
import { LINE_MEASURES, type LineMeasure } from '../line-bars/measures.ts';
import { answerLoad } from '../load-lab/answer-load.ts';
import { framedLoad } from '../load-lab/load-framed.ts';
import { loadNeeds } from '../model-page/load-model-page.ts';
import { chipNamed, resolveIn } from '../names/site-names.ts';
import { visitorNamesAnswer } from '../names/visitor-names.ts';
import { loadTradeoffChart } from '../tradeoff-chart/load-tradeoff-chart.ts';
import { framedTradeoff } from '../tradeoff-chart/tradeoff-framed.ts';

type Load = (query: URLSearchParams) => Promise<Answer<FramedChart>>;
type Made = FramedChart | null;

/** Every chart that stands in a frame on some page, by the name and the query of its files. */
const FRAMED = {
  tradeoff: ofModel((chart, asked) => framedTradeoff({ chart, asked })),
  fits: ofModel(async (chart, asked) => {
    const needs = await loadNeeds(chart);
    return needs === null ? null : framedFits(needs, chart, asked);
  }),
  price: barsOf('price'),
  energy: barsOf('energy'),
  prompt: barsOf('prompt'),
  duel: ofComparison('duel'),
  peak: (query) => (query.has('pair') ? ofComparison('peak')(query) : ofChip(loadPeakChart)(query)),
  metrics: ofComparison('metrics'),
  standing: ofChip(loadStandingChart),
  load: async (query) =>
    mapAnswer(await answerLoad(searchParameters(query)), (answer) =>
      answer.systems.length === 0 ? null : framedLoad(answer),
    ),
} satisfies Readonly<Record<string, Load>>;
type FramedName = keyof typeof FRAMED;

const isName = (name: string): name is FramedName => Object.hasOwn(FRAMED, name);

/** Names that figures of before have too, by the words that only those are asked for with. */
const OLDER: Partial<Record<FramedName, (query: URLSearchParams) => boolean>> = {
  load: (query) => query.has('point'),
};

/** Whether a file of this name is of a chart in a frame; figures of before stay under their names and queries. */
export function isFramed(name: string, query: URLSearchParams): boolean {
  return isName(name) && OLDER[name]?.(query) !== true;
}

/** A chart in its frame by its name and the query of its files: the same as its page shows. */
export async function loadFramed(name: string, query: URLSearchParams): Promise<Answer<FramedChart>> {
  return isName(name) ? FRAMED[name](query) : { state: 'MISSING' };
}

/** A chart of the model that the query names, in the slice that it asks for. */
function ofModel(framed: (chart: TradeoffChart, asked: readonly string[]) => Made | Promise<Made>): Load {
  return async (query) => {
    const known = await visitorNamesAnswer();
    if (known.state !== 'DATA') return known;
    const names = known.value;
    const model = resolveIn(names, 'models', query.get('model') ?? '');
    if (model.kind !== 'one') return { state: 'MISSING' };
    const { request, asked } = readModelView(model.entry.slug, searchParameters(query), (text) =>
      chipNamed(names, text),
    );
    const answer = await loadTradeoffChart(request);
    if (answer.state !== 'DATA') return answer;
    const { chart } = answer.value;
    return found(chart === null ? null : await framed(chart, asked));
  };
}

function barsOf(name: LineMeasure['name']): Load {
  const measure = LINE_MEASURES.find((each) => each.name === name);
  return ofModel((chart, asked) => (measure === undefined ? null : framedBars(chart, measure, asked)));
}

function ofComparison(name: ComparisonChart): Load {
  return async (query) => mapAnswer(await loadComparisonChart(name, query), (chart) => chart);
}

/** A chart of the chip that the query names. */
function ofChip(load: (slug: string) => Promise<Answer<FramedChart>>): Load {
  return async (query) => {
    const known = await visitorNamesAnswer();
    if (known.state !== 'DATA') return known;
    const chip = chipNamed(known.value, query.get('chip') ?? '');
    return chip === null ? { state: 'MISSING' } : load(chip.slug);
  };
}

function found(chart: Made): Answer<FramedChart> {
  return chart === null ? { state: 'MISSING' } : { state: 'DATA', value: chart };
}
