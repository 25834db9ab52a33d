import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ChartSlice } from './shape.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { Offered } from './offers.ts';
import type { Settled } from './settle.ts';

/** What is asked, settled, with everything that it is answered from. */
export interface TradeoffChartInput {
  settled: Settled;
  offered: Offered;
  /** Points of the settled slice and technique. */
  points: readonly TradeoffPoint[];
  /** Users that the line is asked for, and chips that are asked for by name. */
  users: number | null;
  asked: readonly string[];
  /** Day of the data where no point is dated. */
  date: string | null;
}

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
