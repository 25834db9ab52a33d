import { askedAddress, compareViewQuery, type SettledView } from '../address/compare-view.ts';
import { framedDuel } from '../figures/duel/framed-duel.ts';
import { framedPeak } from '../figures/peak/framed-peak.ts';
import type { ComparisonPage } from './load-comparison.ts';
import { framedMetrics } from './metrics-framed.ts';
import { roofsFigure } from './roofs-figure.ts';

export function filesQuery(settled: SettledView): Record<string, string> {
  return { pair: settled.chips.toSorted().join('-vs-'), ...compareViewQuery(settled) };
}

/** Charts of a comparison by the names of their files; null where the page has none. */
export function comparisonCharts({ comparison, duel, peak, settled }: ComparisonPage) {
  const query = filesQuery(settled);
  const { chips, slice, sideBySide: sides } = comparison;
  const at = (section: string) => ({ address: askedAddress(settled, section), query });
  return {
    duel: duel.ok ? framedDuel({ duel: duel.value, ...at('context') }) : null,
    peak: peak.ok ? framedPeak({ peak: peak.value, ...at('peak') }) : null,
    metrics: framedMetrics({ comparison, ...at('metrics') }),
    roofs: sides === null ? null : roofsFigure({ chips, slice, sides, ...at('roofs') }),
  };
}
