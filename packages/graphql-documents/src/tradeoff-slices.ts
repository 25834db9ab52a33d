import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Where points state both axes of a trade-off, with counts. */
export const TradeoffSlices = graphql(`
  query TradeoffSlices($model: String, $minChips: Int! = 1) {
    tradeoffSlices(model: $model, minChips: $minChips) {
      model
      lengths {
        inputTokens
        outputTokens
      }
      precision
      technique
      points
      chips
      newest
    }
  }
`);

export type TradeoffSliceRow = ResultOf<typeof TradeoffSlices>['tradeoffSlices'][number];
