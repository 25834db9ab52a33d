import type { ResultOf } from 'gql.tada';
import { ChartHeadFields } from './chart-head.ts';
import { graphql } from './graphql.ts';

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
        ... on SimulationRefused {
          code
          message
          path
          fix
        }
      }
    }
  `,
  [ChartHeadFields],
);
export type PeakOutcome = ResultOf<typeof PeakChart>['peakChart'];
export type PeakChartResult = Extract<PeakOutcome, { __typename: 'PeakChart' }>;
