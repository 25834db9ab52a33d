import type { TradeoffChart, TradeoffChartRequest } from '@inferbench/domain/tradeoff-chart';
import { nameSlug } from '@inferbench/domain/names';
import { modelAddress } from './pages.ts';

type Slice = TradeoffChart['slice'];

/** What a view of a model over load adds to the model itself; what is left out is the slice's own. */
export type ModelView = Partial<Omit<TradeoffChartRequest, 'model'>>;

/** Words of an address for a settled slice: everything that is shown, so that the view stays when defaults change. */
export function modelQuery(slice: Slice, asked: readonly string[]): Record<string, string> {
  return {
    in: String(slice.inputTokens),
    out: String(slice.outputTokens),
    prec: slice.precision.toLowerCase(),
    chips: String(slice.chips),
    at: String(slice.at),
    ...(slice.axis === 'PER_CHIP' ? {} : { metric: slice.axis.toLowerCase().replaceAll('_', '-') }),
    ...(slice.pay === 'RENTED' ? {} : { pay: slice.pay.toLowerCase() }),
    ...(asked.length === 0 ? {} : { with: asked.join(',') }),
  };
}

/** The page of a model in a settled slice. */
export function modelViewAddress(slice: Slice, asked: readonly string[] = [], section?: string): string {
  return modelAddress(nameSlug(slice.model), {
    query: modelQuery(slice, asked),
    ...(section === undefined ? {} : { section }),
  });
}
