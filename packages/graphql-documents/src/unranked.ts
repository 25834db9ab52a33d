import type { ResultOf } from 'gql.tada';
import { BoardPagePoint, BoardPointFields } from './board-point-fields.ts';
import { graphql } from './graphql.ts';

/** What stands in a slice and never ranks, each with its reason; an example, or what nobody reviewed, with where it stands. */
export const UnrankedInSlice = graphql(
  `
    query UnrankedInSlice($slice: SliceInput!, $metric: Metric!, $include: [StandingInclude!]) {
      unranked(slice: $slice, first: 50, include: $include) {
        totalCount
        nodes {
          reason
          detail
          system {
            slug
            chips
            framework
            chip {
              slug
              vendor
              shortName
            }
          }
          point {
            id
            configuration
          }
          inPlace(metric: $metric) {
            value
            unit
            wouldRank
            point {
              ...BoardPointFields
              ...BoardPagePoint
              scores {
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
      }
    }
  `,
  [BoardPointFields, BoardPagePoint],
);

export type UnrankedPage = ResultOf<typeof UnrankedInSlice>['unranked'];
export type UnrankedNode = UnrankedPage['nodes'][number];
