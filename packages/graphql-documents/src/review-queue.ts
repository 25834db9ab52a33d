import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A page of what waits for a review. */
export const ReviewQueue = graphql(`
  query ReviewQueue($first: Int!, $after: String) {
    reviewQueue(first: $first, after: $after) {
      totalCount
      nodes {
        id
        what
        submittedBy
        test {
          state
          said
        }
        lifecycle
        revision
        receivedAt
        since
        reviewCapacity {
          sentence
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
      }
    }
  }
`);

export type ReviewQueuePage = ResultOf<typeof ReviewQueue>['reviewQueue'];
