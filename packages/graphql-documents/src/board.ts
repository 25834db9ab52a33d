import type { ResultOf } from 'gql.tada';
import { BoardEntryFields } from './board-entry-fields.ts';
import { BoardPagePoint } from './board-point-fields.ts';
import { graphql } from './graphql.ts';
import { SliceFields } from './slice-fields.ts';

/** What the board page shows of a slice. */
export const Board = graphql(
  `
    query Board(
      $slice: SliceInput
      $metric: Metric!
      $first: Int!
      $after: String
      $evidence: EvidenceInput
      $withLeaders: Boolean! = false
    ) {
      leaderboard(slice: $slice, metric: $metric, first: $first, after: $after, evidence: $evidence) {
        totalCount
        epoch
        metric
        slice {
          ...SliceFields
          costBasis
          powerBoundary
          leaders @include(if: $withLeaders) {
            metric
            value
            system {
              chips
              framework
              chip {
                shortName
              }
            }
          }
          leaderless @include(if: $withLeaders) {
            metric
            reason
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
        }
        edges {
          cursor
          rank
          tied
          node {
            ...BoardEntryFields
            system {
              chip {
                shortName
              }
            }
            point {
              ...BoardPagePoint
            }
            profile {
              spread
              fieldSize
              specialist
            }
          }
        }
      }
    }
  `,
  [BoardEntryFields, BoardPagePoint, SliceFields],
);

export type BoardResult = ResultOf<typeof Board>['leaderboard'];
export type BoardEdge = BoardResult['edges'][number];
export type BoardMetric = BoardEdge['node']['metrics'][number];
