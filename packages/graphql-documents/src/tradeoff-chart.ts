import type { ResultOf } from 'gql.tada';
import { ChartChoicesFields } from './chart-choices.ts';
import { ChartHeadFields, ChartSliceFields } from './chart-head.ts';
import { PlacedRowFields, UnplacedRowFields } from './chart-rows.ts';
import { graphql } from './graphql.ts';
import { ShownFigureFields } from './shown-figure.ts';
import { RefusedFields } from './refused-fields.ts';

/** A model over load: everything that the chart, its table and its pickers show. */
export const TradeoffChart = graphql(
  `
    query TradeoffChart($request: TradeoffChartInput!) {
      tradeoffChart(request: $request) {
        __typename
        ... on TradeoffChart {
          head {
            ...ChartHeadFields
          }
          slice {
            ...ChartSliceFields
          }
          changed
          choices {
            ...ChartChoicesFields
          }
          axis {
            unit
            title
          }
          curves {
            key
            chip
            label
            system
            vendor
            older
            coloured
            chips
            calibrated
            errorBar
            ends {
              users
              why
            }
            samples {
              users
              perUser
              perChip
              perUsd
              perKw
              usdPerMtok
              joulesPerOutputToken
              energyBoundary
            }
          }
          fronts {
            key
            chip
            label
            system
            vendor
            older
            coloured
            framework
            points {
              pointId
              perUser
              perChip
              perUsd
              perKw
              chips
              users
              low
              high
              kind
              onFront
              source
              submitter
              testedBy
              date
            }
          }
          points {
            key
            chip
            label
            system
            vendor
            older
            chips
            framework
            pointId
            perUser
            perChip
            perUsd
            perKw
            users
            low
            high
            kind
            source
            submitter
            testedBy
            date
            sameLoadAs {
              key
              users
              perUser
              perChip
              low
              high
              ratio
              inside
            }
          }
          atLine {
            perUser
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
          leaders {
            question
            title
            unit
            figure {
              ...ShownFigureFields
            }
            labels
            chips
            overlaps
            sentence
          }
        }
        ...RefusedFields
      }
    }
  `,
  [
    ChartHeadFields,
    ChartSliceFields,
    ChartChoicesFields,
    PlacedRowFields,
    UnplacedRowFields,
    ShownFigureFields,
    RefusedFields,
  ],
);

export type TradeoffChartOutcome = ResultOf<typeof TradeoffChart>['tradeoffChart'];
export type TradeoffChartAnswer = Extract<TradeoffChartOutcome, { __typename: 'TradeoffChart' }>;
