import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A page of the slices in which something ranks, each with who leads it, or why nobody does. */
export const Leaders = graphql(`
  query Leaders($after: String) {
    slices(first: 100, after: $after) {
      edges {
        node {
          model {
            slug
          }
          phase
          shape
          batch
          context
          precision
          systems
          distinctLeaders
          leaders {
            metric
            value
            unit
            tied
            systems
            system {
              slug
            }
          }
          leaderless {
            metric
            systems
            reason
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type LeadersPage = ResultOf<typeof Leaders>['slices'];
export type LedSlice = LeadersPage['edges'][number]['node'];
