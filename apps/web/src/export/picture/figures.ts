import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { Load } from '@inferbench/graphql-documents/answers';
import { readModelView } from '../../address/model-request.ts';
import { type SearchParameters, searchParameters } from '../../address/search-parameters.ts';
import { mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import { loadAccuracyRows } from '../../about/accuracy/load-accuracy.ts';
import { ledgerFigure } from '../../about/accuracy/ledger/ledger-figure.ts';
import { loadLedger, loadLedgerPoints } from '../../about/accuracy/ledger/load-ledger.ts';
import { scatterFigure } from '../../about/accuracy/scatter-figure.ts';
import { cliffFigure, utilisationFigure } from '../../chip/behaviour-figures.ts';
import { chipRoofline } from '../../chip/chip-roofline.ts';
import { flexibilityFigure } from '../../chip/heat-map.ts';
import { loadAnalyses, loadChip } from '../../chip/load-chip.ts';
import { claimFile } from '../../lab/claim/answer-claim.ts';
import { askContext } from '../../figures/context/ask-context.ts';
import { contextFigure, seriesOfContext } from '../../figures/context/context-figure.ts';
import { loadPoint } from '../../point/load-point.ts';
import { pointChart } from '../../point/point-charts.ts';
import { answerWhatIf } from '../../lab/what-if/answer-what-if.ts';
import { whatIfMap } from '../../lab/what-if/what-if-map.ts';
import { whatIfRoofline } from '../../lab/what-if/what-if-roofline.ts';
import { loadBatchChart, loadPeakChart, loadStandingChart } from '../../chip/chip-charts.ts';
import { askAnswer } from '../../api/ask-answer.ts';
import type { ViewPage } from '../../address/names/view-page.ts';
import { comparisonCharts } from '../../compare/comparison-charts.ts';
import { loadComparison } from '../../compare/load-comparison.ts';
import type { Figure } from '@inferbench/chart/figure';
import { loadHistory } from '../../figures/history/load-history.ts';
import { framedFits } from '../../figures/fits/fits-framed.ts';
import { framedBars } from '../../figures/line-bars/bars-framed.ts';
import { LINE_MEASURES, type LineMeasure } from '../../figures/line-bars/measures.ts';
import { answerLoad } from '../../lab/load/answer-load.ts';
import { framedLoad } from '../../lab/load/load-framed.ts';
import { loadPublished } from '../../lab/load/load-published.ts';
import { loadLeaderboard } from '../../leaderboard/load-leaderboard.ts';
import { contextQuestion } from '../../leaderboard/context-question.ts';
import { mapFigure } from '../../leaderboard/map-figure.ts';
import { loadMachine } from '../../mine/load-machine.ts';
import { loadVersus } from '../../compare/versus/load-versus.ts';
import { versusFigure } from '../../compare/versus/versus-figure.ts';
import { machineFigure } from '../../figures/machine/machine-figure.ts';
import { loadTechniques } from '../../lab/techniques/load-techniques.ts';
import { draftsFigure, techniquesFigure } from '../../lab/techniques/techniques-figure.ts';
import { loadServersFigure } from '../../workload/servers/load-servers.ts';
import { loadNeeds } from '../../model/load-model-page.ts';
import { chipNamed, resolveIn } from '../../address/names/site-names.ts';
import { visitorNamesAnswer } from '../../address/names/visitor-names.ts';
import { framedTradeoff } from '../../figures/tradeoff/tradeoff-framed.ts';
import { valuesOfAddress } from '../../workload/form-values.ts';
import { loadWorkload, loadWorkloadNames } from '../../workload/load-workload.ts';
import { readWorkload } from '../../workload/read-workload.ts';
import { doubtsOf } from '../../workload/sensitivity.ts';
import { sensitivityFigure } from '../../workload/sensitivity-figure.ts';

type LoadFigure = (query: URLSearchParams) => Promise<Answer<Figure>>;
type Made = Figure | null;

const QUANTITIES = ['LATENCY', 'POWER', 'ENERGY'] as const;

/** Every chart that stands on some page, by the name and the query of its files. */
const FIGURES: Readonly<Record<string, LoadFigure>> = {
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
  roofs: ofComparison('roofs'),
  versus: async (query) => {
    const { pair, rings, ...parameters } = searchParameters(query);
    return mapAnswer(await loadVersus(String(pair ?? ''), parameters), ({ outcome, view }) =>
      outcome.ok ? versusFigure(outcome.value, view, rings === 'off') : null,
    );
  },
  standing: ofChip(loadStandingChart),
  load: async (query) => {
    if (query.has('point')) return ofPoint('load')(query);
    const answer = await answerLoad(searchParameters(query));
    if (answer.state !== 'DATA') return answer;
    const published = await loadPublished(answer.value);
    return orMissing(answer.value.systems.length === 0 ? null : framedLoad(answer.value, published));
  },
  split: ofPoint('split'),
  output: ofPoint('output'),
  history: async (query) => {
    const known = await visitorNamesAnswer();
    if (known.state !== 'DATA') return known;
    const model = resolveIn(known.value, 'models', query.get('model') ?? '');
    const chip = query.has('chip') ? chipNamed(known.value, query.get('chip') ?? '') : undefined;
    if (model.kind !== 'one' || chip === null) return { state: 'MISSING' };
    return orMissing(await loadHistory(model.entry.slug, chip ?? null));
  },
  board: ofView((parameters) => loadLeaderboard([], parameters), mapFigure),
  techniques: ofView(loadTechniques, (answer, { request }) => techniquesFigure(answer, request)),
  drafts: ofView(loadTechniques, (answer, { request }) => draftsFigure(answer, request)),
  mine: ofView(loadMachine, machineFigure),
  servers: loadServersFigure,
  roofline: ofChip(async (slug) => mapAnswer(await loadChip(slug), chipRoofline)),
  utilisation: ofChip(async (slug) => mapAnswer(await loadChip(slug), utilisationFigure)),
  cliff: ofChip(async (slug) => mapAnswer(await loadChip(slug), cliffFigure)),
  batch: (query) => ofChip((slug) => loadBatchChart(slug, query.get('model')))(query),
  flexibility: ofChip(async (slug) => {
    const [chip, analyses] = await Promise.all([loadChip(slug), loadAnalyses(slug)]);
    if (chip.state !== 'DATA') return chip;
    return mapAnswer(analyses, ({ flexibility }) =>
      flexibility.ok ? flexibilityFigure(chip.value, flexibility.value) : null,
    );
  }),
  accuracy: async (query) => {
    const quantity = QUANTITIES.find((each) => each === query.get('quantity'));
    if (quantity === undefined) return { state: 'MISSING' };
    return mapAnswer(await loadAccuracyRows(quantity), (rows) => scatterFigure({ quantity, rows }));
  },
  ledger: async () => {
    const [ledger, points] = await Promise.all([loadLedger(), loadLedgerPoints()]);
    return points.state === 'DATA' ? mapAnswer(ledger, (data) => ledgerFigure(data, points.value)) : points;
  },
  sensitivity: loadSensitivity,
  claim: claimFile,
  whatif: async (query) =>
    mapAnswer(await answerWhatIf(searchParameters(query)), ({ answer }) => whatIfRoofline(answer)),
  'whatif-map': async (query) =>
    mapAnswer(await answerWhatIf(searchParameters(query)), ({ answer, base }) => whatIfMap(answer, base)),
  context: async (query) => {
    const answer = await loadLeaderboard([], searchParameters(query));
    if (answer.state !== 'DATA') return answer;
    const { outcome } = answer.value;
    if (!outcome.ok || outcome.value.slice === null) return { state: 'MISSING' };
    const { slice, model, modelName, by } = outcome.value;
    const question = contextQuestion(model, slice, by);
    if (question === null) return { state: 'MISSING' };
    return mapAnswer(await askContext(question.slice, question.metric), (analysis) =>
      contextFigure({ analysis, modelName, series: seriesOfContext(analysis), board: { model, slice, by } }),
    );
  },
};

/** A chart by its name and the query of its files, the same as its page shows; missing where none has that name. */
export async function loadFigure(name: string, query: URLSearchParams): Promise<Answer<Figure>> {
  return Object.hasOwn(FIGURES, name)
    ? (FIGURES[name]?.(query) ?? { state: 'MISSING' })
    : { state: 'MISSING' };
}

function ofPoint(name: Parameters<typeof pointChart>[1]): LoadFigure {
  return async (query) =>
    mapAnswer(await loadPoint(query.get('point') ?? ''), (point) => pointChart(point, name));
}

function ofModel(
  framed: (chart: TradeoffChart, asked: readonly string[]) => Made | Promise<Made>,
): LoadFigure {
  return async (query) => {
    const known = await visitorNamesAnswer();
    if (known.state !== 'DATA') return known;
    const names = known.value;
    const model = resolveIn(names, 'models', query.get('model') ?? '');
    if (model.kind !== 'one') return { state: 'MISSING' };
    const { request, asked } = readModelView(model.entry.slug, searchParameters(query), (text) =>
      chipNamed(names, text),
    );
    const answer = await askAnswer(Load, request);
    if (answer.state !== 'DATA') return answer;
    return orMissing(answer.value.ok ? await framed(answer.value.value, asked) : null);
  };
}

function barsOf(name: LineMeasure['name']): LoadFigure {
  const measure = LINE_MEASURES.find((each) => each.name === name);
  return ofModel((chart, asked) => (measure === undefined ? null : framedBars(chart, measure, asked)));
}

function ofComparison(name: keyof ReturnType<typeof comparisonCharts>): LoadFigure {
  return async (query) => {
    const { pair, ...parameters } = searchParameters(query);
    return mapAnswer(await loadComparison(String(pair ?? ''), parameters), (page) =>
      page.ok ? comparisonCharts(page.value)[name] : null,
    );
  };
}

function ofChip(load: (slug: string) => Promise<Answer<Figure>>): LoadFigure {
  return async (query) => {
    const known = await visitorNamesAnswer();
    if (known.state !== 'DATA') return known;
    const chip = chipNamed(known.value, query.get('chip') ?? '');
    return chip === null ? { state: 'MISSING' } : load(chip.slug);
  };
}

function orMissing(chart: Made): Answer<Figure> {
  return chart === null ? { state: 'MISSING' } : { state: 'DATA', value: chart };
}

function ofView<View, Value>(
  load: (parameters: SearchParameters) => Promise<Answer<ViewPage<View, Value>>>,
  figure: (answer: Value, view: View) => Figure | null,
): LoadFigure {
  return async (query) =>
    mapAnswer(await load(searchParameters(query)), ({ outcome, view }) =>
      outcome.ok ? figure(outcome.value, view) : null,
    );
}

async function loadSensitivity(query: URLSearchParams): Promise<Answer<Figure>> {
  const { request } = readWorkload(valuesOfAddress(searchParameters(query)));
  if (request === null) return { state: 'MISSING' };
  const [answer, { chips }] = await Promise.all([loadWorkload(request), loadWorkloadNames()]);
  if (answer.state === 'LOST') {
    const { message } = answer;
    return {
      state: 'FAILED',
      trouble: { title: 'No figure', message, action: 'Try again', href: null, passing: 'UNAVAILABLE' },
    };
  }
  const figure =
    answer.state === 'RANKED'
      ? sensitivityFigure(doubtsOf(answer.result.sensitivity, chips), String(query))
      : null;
  return figure === null ? { state: 'MISSING' } : { state: 'DATA', value: figure };
}
