import type { ResultOf } from 'gql.tada';
import { ChartHeadFields } from './chart-head.ts';
import { graphql } from './graphql.ts';
import { RefusedFields } from './refused-fields.ts';

/** What of each peak the workload, the hardware and the software leave. */
export const PeakChart = graphql(
  `
    query PeakChart($request: PeakChartInput!) {
      peakChart(request: $request) {
        __typename
        ... on PeakChart {
          head {
            ...ChartHeadFields
          }
          rows {
            chip
            label
            vendor
            older
            chips
            title
            source
            kind
            pointId
            calibrated
            peakName
            algorithm
            hardware
            software
            attainable
            delivered
            waiting
            finding
          }
          absent {
            chip
            label
            reason
          }
          engineVersion
        }
        ...RefusedFields
      }
    }
  `,
  [ChartHeadFields, RefusedFields],
);
export type PeakOutcome = ResultOf<typeof PeakChart>['peakChart'];
export type PeakChartResult = Extract<PeakOutcome, { __typename: 'PeakChart' }>;
