import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What stands in a slice and never ranks, each with its reason. */
export const UnrankedInSlice = graphql(`
  query UnrankedInSlice($slice: SliceInput!) {
    unranked(slice: $slice, first: 50) {
      totalCount
      nodes {
        reason
        detail
        system {
          slug
          chips
          framework
          chip {
            shortName
          }
        }
        point {
          id
          configuration
        }
      }
    }
  }
`);

export type UnrankedPage = ResultOf<typeof UnrankedInSlice>['unranked'];
