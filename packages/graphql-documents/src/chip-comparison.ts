import type { ResultOf } from 'gql.tada';
import { ChartChoicesFields } from './chart-choices.ts';
import { ChartHeadFields, ChartSliceFields } from './chart-head.ts';
import { graphql } from './graphql.ts';
import { ShownFigureFields } from './shown-figure.ts';
import { VerdictFields } from './verdict-fields.ts';
import { RefusedFields } from './refused-fields.ts';

/** Chips side by side: everything that their page shows beside the charts. */
export const ChipComparison = graphql(
  `
    query ChipComparison($request: ChipComparisonInput!) {
      chipComparison(request: $request) {
        __typename
        ... on ChipComparison {
          title
          lede
          slice {
            ...ChartSliceFields
          }
          changed
          choices {
            ...ChartChoicesFields
          }
          shared
          users
          chips {
            chip
            label
            longName
            shortSlug
            vendor
            older
            calibrated
            needs {
              chips
              words
            }
          }
          head {
            ...ChartHeadFields
          }
          metrics {
            metric
            title
            unit
            higherIsBetter
            figures {
              ...ShownFigureFields
            }
            verdict {
              ...VerdictFields
            }
          }
          specs {
            title
            cells {
              words
              toFirst
            }
            difference
          }
          basis {
            title
            cells {
              kind
              words
            }
          }
          engineVersion
        }
        ...RefusedFields
      }
    }
  `,
  [ChartChoicesFields, ChartHeadFields, ChartSliceFields, ShownFigureFields, VerdictFields, RefusedFields],
);
export type ChipComparisonOutcome = ResultOf<typeof ChipComparison>['chipComparison'];
export type ChipComparisonResult = Extract<ChipComparisonOutcome, { __typename: 'ChipComparison' }>;
