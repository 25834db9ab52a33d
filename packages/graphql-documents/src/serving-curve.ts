import { graphql } from './graphql.ts';
import { RefusedFields } from './refused-fields.ts';

const LoadLatencyFields = graphql(`
  fragment LoadLatencyFields on LoadLatency @_unmask {
    p50 {
      ms
      lowMs
      highMs
    }
    p95 {
      ms
      lowMs
      highMs
    }
  }
`);

const LatencyBandFields = graphql(`
  fragment LatencyBandFields on LatencyBands @_unmask {
    p95 {
      low
      high
      validated
    }
  }
`);

/** One system under load, as far as a chart shows it. */
export const ServingCurve = graphql(
  `
    query ServingCurve($request: ServingCurveInput!) {
      servingCurve(request: $request) {
        __typename
        ... on ServingCurve {
          loads {
            concurrency
            requestsPerSec
            outputTokensPerSecPerChip
            ttft {
              ...LoadLatencyFields
            }
            tpot {
              ...LoadLatencyFields
            }
            goodput {
              requestsPerSec
            }
          }
          capacity {
            requestsPerSec
            limitedBy
          }
          knees {
            latency
            concurrency
            valueMs
          }
          band {
            ttftMs {
              ...LatencyBandFields
            }
            tpotMs {
              ...LatencyBandFields
            }
          }
          chips
          engineVersion
        }
        ...RefusedFields
      }
    }
  `,
  [LoadLatencyFields, LatencyBandFields, RefusedFields],
);
