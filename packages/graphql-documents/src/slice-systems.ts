import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Who stands in a slice, in the order of the metric; without a slice the one that the API chooses. */
export const SliceSystems = graphql(`
  query SliceSystems($slice: SliceInput) {
    leaderboard(slice: $slice, first: 100) {
      slice {
        model {
          slug
          name
        }
        phase
        shape
        effective {
          batch
          context
        }
        precision
      }
      edges {
        node {
          system {
            slug
            chips
            framework
            chip {
              slug
              name
            }
          }
        }
      }
    }
  }
`);

export type SliceSystemsResult = ResultOf<typeof SliceSystems>['leaderboard'];
