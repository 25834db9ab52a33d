import type { ResultOf } from 'gql.tada';
import { ChartHeadFields } from './chart-head.ts';
import { graphql } from './graphql.ts';
import { VerdictFields } from './verdict-fields.ts';
import { RefusedFields } from './refused-fields.ts';

const DuelSideFields = graphql(`
  fragment DuelSideFields on DuelSide @_unmask {
    chip
    label
    vendor
    older
    chips
    calibrated
    fullAt
  }
`);

const DuelRatioFields = graphql(
  `
    fragment DuelRatioFields on DuelRatio @_unmask {
      a {
        ...DuelSideFields
      }
      b {
        ...DuelSideFields
      }
      footing
      calibrated
      samples {
        context
        ratio
        low
        high
      }
      ends {
        context
        chip
        why
      }
      points {
        context
        ratio
        low
        high
        pointIds
        kind
        inputTokens
        outputTokens
      }
      crossings {
        context
        low
        high
        named
        riser
      }
      verdict {
        ...VerdictFields
      }
    }
  `,
  [DuelSideFields, VerdictFields],
);

/** Chips over context as ratios to the first. */
export const DuelChart = graphql(
  `
    query DuelChart($request: DuelInput!) {
      duelChart(request: $request) {
        __typename
        ... on DuelChart {
          head {
            ...ChartHeadFields
          }
          modelName
          ratios {
            ...DuelRatioFields
          }
          verdict {
            ...VerdictFields
          }
          calibrated
          ahead
          ratioWords
          choices {
            metrics {
              metric
              chosen
              disabled
            }
            users {
              users
              chosen
              disabled
            }
            footings {
              equal
              chosen
              disabled
            }
          }
          engineVersion
        }
        ...RefusedFields
      }
    }
  `,
  [ChartHeadFields, DuelRatioFields, VerdictFields, RefusedFields],
);
export type DuelOutcome = ResultOf<typeof DuelChart>['duelChart'];
export type DuelChartResult = Extract<DuelOutcome, { __typename: 'DuelChart' }>;
