import { askedAddress } from '../address/compare-view.ts';
import { searchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { framedDuel } from '../duel/framed-duel.ts';
import type { FramedChart } from '../figure/framed-chart.ts';
import { framedPeak } from '../peak/framed-peak.ts';
import { fileQuery } from './file-query.ts';
import { type ComparisonPage, loadComparison } from './load-comparison.ts';
import { framedMetrics } from './metrics-framed.ts';

/** Charts of a comparison that are found by their name as files, pictures and embeds. */
export const COMPARISON_CHARTS = ['duel', 'peak', 'metrics'] as const;
export type ComparisonChart = (typeof COMPARISON_CHARTS)[number];

/** The chart that the page of a comparison shows, by the query of its files; null where that page has none. */
export async function loadComparisonChart(
  name: ComparisonChart,
  query: URLSearchParams,
): Promise<Answer<FramedChart | null>> {
  const { pair, ...parameters } = searchParameters(query);
  const answer = await loadComparison(String(pair ?? ''), parameters);
  return mapAnswer(answer, (page) => ('refused' in page ? null : framedOf(name, page)));
}

function framedOf(
  name: ComparisonChart,
  { comparison, duel, peak, settled }: ComparisonPage,
): FramedChart | null {
  const query = fileQuery(settled);
  switch (name) {
    case 'duel':
      return duel.shown && framedDuel({ duel: duel.shown, address: askedAddress(settled, 'context'), query });
    case 'peak':
      return peak.shown && framedPeak({ peak: peak.shown, address: askedAddress(settled, 'peak'), query });
    case 'metrics':
      return framedMetrics({ comparison, address: askedAddress(settled, 'metrics'), query });
  }
}
