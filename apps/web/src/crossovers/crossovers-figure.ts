import type { ContextAnalysis } from '@inferbench/domain/context-analysis';
import { type ChipSeries, chipSeries } from '../chart/chip-series.ts';
import type { Figure } from '../chart/figure.ts';
import { contextFigure } from '../context/context-figure.ts';
import { chooseSystems, systemsOf } from './chosen-systems.ts';
import type { CrossoversRequest } from '../address/crossovers-request.ts';

/** Systems that an address names and the slice has; none: all. */
export function chosenAnalysis(analysis: ContextAnalysis, { systems }: CrossoversRequest): ContextAnalysis {
  const known = new Set(systemsOf(analysis).map(({ slug }) => slug));
  return chooseSystems(
    analysis,
    systems.filter((slug) => known.has(slug)),
  );
}

/** Of the whole slice, so that a chip keeps its colour whatever is chosen. */
export function seriesOfSlice({ curves, marks }: ContextAnalysis): ChipSeries {
  return chipSeries([...curves, ...marks].map(({ chip }) => chip));
}

/** The figure of the page; null where nothing of the slice can be drawn. */
export function crossoversFigure(
  analysis: ContextAnalysis | null,
  request: CrossoversRequest,
): Figure | null {
  if (analysis === null) return null;
  const { pointsOnly, markContext } = request;
  return contextFigure({
    analysis: chosenAnalysis(analysis, request),
    series: seriesOfSlice(analysis),
    pointsOnly,
    markContext,
    bands: true,
  });
}
