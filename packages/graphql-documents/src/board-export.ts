import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** One page of a slice with what a table for others needs: value, interval, evidence, versions. */
export const BoardExport = graphql(`
  query BoardExport($slice: SliceInput, $metric: Metric!, $after: String) {
    leaderboard(slice: $slice, metric: $metric, first: 100, after: $after) {
      totalCount
      epoch
      metric
      slice {
        model {
          slug
        }
        phase
        shape
        effective {
          batch
          context
        }
        precision
        comparabilityKey
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        rank
        tied
        node {
          value
          unit
          interval {
            low
            high
            assumed
          }
          system {
            slug
            chips
            framework
            chip {
              slug
              vendor
            }
          }
          point {
            id
            kind
            example
            evidenceGrade
          }
          scores {
            engineVersion
            policyVersion
          }
          metrics {
            metric
            value
            missing
            missingText
          }
        }
      }
    }
  }
`);

export type BoardExportPage = ResultOf<typeof BoardExport>['leaderboard'];
export type BoardExportEdge = BoardExportPage['edges'][number];
