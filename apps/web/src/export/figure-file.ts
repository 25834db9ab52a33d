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
import { claimFile } from '../claim/answer-claim.ts';
import { contextFigure } from '../context/context-figure.ts';
import { loadFigure } from '../point/load-figure.ts';
import { loadPoint } from '../point/load-point.ts';
import { outputFigure } from '../point/output-figure.ts';
import { pointSplit } from '../point/point-split.ts';
import { rooflineFigure } from '../roofline/roofline-figure.ts';
import { splitFigure } from '../split/split-figure.ts';
import { loadSensitivity } from '../workload/load-sensitivity.ts';
import { chipSeries } from '../chart/chip-series.ts';
import type { Figure } from '../chart/figure.ts';
import { searchParameters } from '../address/search-parameters.ts';
import { heatMap } from '../chip/heat-map.ts';
import { answerWhatIf } from '../what-if/answer-what-if.ts';
import { asGrid } from '../what-if/as-answered.ts';
import { whatIfRoofline } from '../what-if/what-if-roofline.ts';

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
};

/** A figure by its name and the query of its files; missing where none has that name. */
export async function loadFigureFile(name: string, query: URLSearchParams): Promise<Answer<Figure>> {
  return Object.hasOwn(FIGURES, name) ? (FIGURES[name]?.(query) ?? MISSING) : MISSING;
}

/** The figures of a view as files, by the query of its address. */
async function whatIfRooflineFile(query: URLSearchParams): Promise<Answer<Figure>> {
  return mapAnswer(
    await answerWhatIf(searchParameters(query)),
    ({ answer }) => whatIfRoofline(answer)?.figure ?? null,
  );
}

async function whatIfMapFile(query: URLSearchParams): Promise<Answer<Figure>> {
  return mapAnswer(await answerWhatIf(searchParameters(query)), ({ answer, base }) => {
    if (!answer.flexibility.ok) return null;
    const before = answer.edits.length > 0 && base.flexibility.ok ? asGrid(base.flexibility.value) : null;
    return heatMap(asGrid(answer.flexibility.value), before);
  });
}
