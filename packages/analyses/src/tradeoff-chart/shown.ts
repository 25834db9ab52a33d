import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { ChartSlice } from '@inferbench/domain/tradeoff-chart';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff-point';

/** What a chart is drawn from: a settled slice, its published points and the catalogue. */
export interface ShownChart {
  slice: ChartSlice;
  points: readonly TradeoffPoint[];
  catalogue: CatalogueView;
}

export function workloadOf({
  slice: { model, inputTokens, outputTokens, precision },
}: Pick<ShownChart, 'slice'>) {
  return { model, lengths: { inputTokens, outputTokens }, precision };
}
