import type { SourcedApiPrice } from '@inferbench/domain/models/api-price';
import { API_PRICES } from './generated/api-price-data.ts';

/** Listed prices of a model's APIs, the cheapest input first; none of a model that nobody lists. */
export function apiPricesOf(model: string): SourcedApiPrice[] {
  return API_PRICES.rows
    .flatMap(({ model: of, source: sourceKey, ...price }) =>
      of === model
        ? [{ ...price, source: API_PRICES.sources[sourceKey]?.where ?? sourceKey, sourceKey }]
        : [],
    )
    .toSorted((a, b) => a.usdPerMillionInputTokens - b.usdPerMillionInputTokens);
}
