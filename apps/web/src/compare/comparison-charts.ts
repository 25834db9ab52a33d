import { askedAddress, compareViewQuery } from '../address/compare-view.ts';
import { framedDuel } from '../figures/duel/framed-duel.ts';
import { framedPeak } from '../figures/peak/framed-peak.ts';
import type { ComparisonPage } from './load-comparison.ts';
import { framedMetrics } from './metrics-framed.ts';

/** Charts of a comparison by the names of their files; null where the page has none. */
export function comparisonCharts({ comparison, duel, peak, settled }: ComparisonPage) {
  const query = { pair: settled.chips.toSorted().join('-vs-'), ...compareViewQuery(settled) };
  const at = (section: string) => ({ address: askedAddress(settled, section), query });
  return {
    duel: duel.ok ? framedDuel({ duel: duel.value, ...at('context') }) : null,
    peak: peak.ok ? framedPeak({ peak: peak.value, ...at('peak') }) : null,
    metrics: framedMetrics({ comparison, ...at('metrics') }),
  };
}
