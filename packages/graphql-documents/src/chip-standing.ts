import type { ResultOf } from 'gql.tada';
import { ChartHeadFields, ChartSliceFields } from './chart-head.ts';
import { PlacedRowFields, UnplacedRowFields } from './chart-rows.ts';
import { graphql } from './graphql.ts';

/** Where systems stand in one workload: the rows at the line alone. */
export const ChipStanding = graphql(
  `
    query ChipStanding($request: TradeoffChartInput!) {
      tradeoffChart(request: $request) {
        __typename
        ... on TradeoffChart {
          head {
            ...ChartHeadFields
          }
          slice {
            ...ChartSliceFields
          }
          atLine {
            published {
              ...PlacedRowFields
            }
            simulated {
              ...PlacedRowFields
            }
            unplaced {
              ...UnplacedRowFields
            }
          }
        }
      }
    }
  `,
  [ChartHeadFields, ChartSliceFields, PlacedRowFields, UnplacedRowFields],
);

export type ChipStandingOutcome = ResultOf<typeof ChipStanding>['tradeoffChart'];
export type ChipStandingAnswer = Extract<ChipStandingOutcome, { __typename: 'TradeoffChart' }>;
