import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { SliceFields } from './slice-fields.ts';

/** Who stands in a slice, in the order of the metric; without a slice the one that the API chooses. */
export const SliceSystems = graphql(
  `
    query SliceSystems($slice: SliceInput, $metric: Metric!) {
      leaderboard(slice: $slice, metric: $metric, first: 100) {
        slice {
          ...SliceFields
        }
        edges {
          node {
            system {
              slug
              chips
              framework
              chip {
                slug
                shortName
              }
            }
          }
        }
      }
    }
  `,
  [SliceFields],
);

export type SliceSystemsResult = ResultOf<typeof SliceSystems>['leaderboard'];
