import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What a card of the board shows of its slice. */
export const BoardCard = graphql(`
  query BoardCard($slice: SliceInput!, $metric: Metric!) {
    leaderboard(slice: $slice, metric: $metric, first: 10) {
      totalCount
      edges {
        rank
        tied
        node {
          value
          unit
          system {
            slug
            chips
            framework
            chip {
              slug
              shortName
            }
          }
          point {
            kind
          }
          metrics {
            metric
            rank
            value
            unit
          }
        }
      }
    }
  }
`);

export type CardBoardResult = ResultOf<typeof BoardCard>['leaderboard'];
export type CardEdge = CardBoardResult['edges'][number];
