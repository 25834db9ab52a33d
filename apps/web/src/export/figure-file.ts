import { loadAccuracyRows } from '../accuracy/load-accuracy.ts';
import { scatterFigure } from '../accuracy/scatter-figure.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { askContext } from '../context/ask-context.ts';
import { readBoardRequest } from '../address/board-request.ts';
import { chipRoofline } from '../chip/chip-roofline.ts';
import { cacheModel } from '../chip/cache-models.ts';
import { latencyFigure } from '../chip/latency-figure.ts';
import { loadAnalyses, loadChip } from '../chip/load-chip.ts';
import { loadRatio } from '../compare/load-ratio.ts';
import { claimFile } from '../claim/answer-claim.ts';
import { contextFigure } from '../context/context-figure.ts';
import { crossoversFigure } from '../crossovers/crossovers-figure.ts';
import { readCrossoversRequest } from '../address/crossovers-request.ts';
import { loadCrossovers } from '../crossovers/load-crossovers.ts';
import { loadPareto } from '../pareto/load-pareto.ts';
import { paretoFigure } from '../pareto/pareto-figure.ts';
import { readParetoRequest } from '../address/pareto-request.ts';
import { loadFigure } from '../point/load-figure.ts';
import { loadPoint } from '../point/load-point.ts';
import { outputFigure } from '../point/output-figure.ts';
import { pointSplit } from '../point/point-split.ts';
import { rooflineFigure } from '../roofline/roofline-figure.ts';
import { splitFigure } from '../split/split-figure.ts';
import { loadSensitivity } from '../workload/load-sensitivity.ts';
import { readTradeoffRequest } from '../address/tradeoff-request.ts';
import { loadTradeoff } from '../tradeoff/load-tradeoff.ts';
import { tradeoffFigure } from '../tradeoff/tradeoff-figure.ts';
import { whatIfMapFile, whatIfRooflineFile } from '../what-if/what-if-figures.ts';
import type { FileType } from './file-response.ts';
import { chipSeries } from '../chart/chip-series.ts';
import type { Figure } from '../chart/figure.ts';
import { searchParameters } from '../address/search-parameters.ts';

type Load = (query: URLSearchParams) => Promise<Answer<Figure>>;

const MISSING: Answer<never> = { state: 'MISSING' };

const QUANTITIES = ['LATENCY', 'POWER', 'ENERGY'] as const;

/** The figure that a page shows, found by the same query that the page uses. */
const FIGURES: Readonly<Record<string, Load>> = {
  split: async (query) =>
    mapAnswer(await loadPoint(query.get('point') ?? ''), (point) => {
      const split = pointSplit(point);
      return split === null ? null : splitFigure(split);
    }),
  load: async (query) =>
    mapAnswer(await loadPoint(query.get('point') ?? ''), ({ loadCurve, kind }) =>
      loadFigure({ curve: loadCurve, kind }),
    ),
  output: async (query) =>
    mapAnswer(await loadPoint(query.get('point') ?? ''), ({ loadCurve, kind }) =>
      outputFigure({ curve: loadCurve, kind }),
    ),
  latency: async (query) =>
    mapAnswer(
      await loadAnalyses(query.get('chip') ?? '', cacheModel(query.get('model') ?? undefined)),
      ({ chip }) =>
        chip?.latencyOverContext.__typename === 'LatencyOverContext'
          ? latencyFigure(chip.latencyOverContext)
          : null,
    ),
  roofline: async (query) =>
    mapAnswer(await loadChip(query.get('chip') ?? ''), (chip) => {
      const roofline = chipRoofline(chip);
      return roofline === null ? null : rooflineFigure(roofline);
    }),
  accuracy: async (query) => {
    const quantity = QUANTITIES.find((each) => each === query.get('quantity'));
    if (quantity === undefined) return MISSING;
    return mapAnswer(await loadAccuracyRows(quantity), (rows) => scatterFigure({ quantity, rows }));
  },
  sensitivity: loadSensitivity,
  ratio: loadRatio,
  claim: claimFile,
  whatif: whatIfRooflineFile,
  'whatif-map': whatIfMapFile,
  context: async (query) => {
    const { slice, metric, pointsOnly } = readBoardRequest(searchParameters(query));
    if (slice === null) return MISSING;
    return mapAnswer(await askContext(slice, metric), (analysis) => {
      const series = chipSeries(analysis.curves.map(({ chip }) => chip));
      return contextFigure({ analysis, series, pointsOnly });
    });
  },
  crossovers: async (query) => {
    const request = readCrossoversRequest(searchParameters(query));
    return mapAnswer(await loadCrossovers(request), ({ analysis }) => crossoversFigure(analysis, request));
  },
  tradeoff: async (query) =>
    mapAnswer(await loadTradeoff(readTradeoffRequest(searchParameters(query))), ({ answer }) =>
      tradeoffFigure(answer),
    ),
  pareto: async (query) =>
    mapAnswer(await loadPareto(readParetoRequest(searchParameters(query))), ({ front }) =>
      paretoFigure(front),
    ),
};

/** "split.svg" → the figure and the type of file; null for a name that no figure has. */
export function figureFile(file: string): { load: Load; type: FileType } | null {
  const [, name = '', type] = /^([a-z-]+)\.(svg|csv|json)$/.exec(file) ?? [];
  const load = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
  return load === undefined ? null : { load, type: type === 'csv' || type === 'json' ? type : 'svg' };
}
