import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Figures of the points of a submission, with where each stands. */
export const SubmissionFigures = graphql(`
  query SubmissionFigures($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on Point {
        id
        batch
        contextTokens
        links {
          result
          slice
        }
        scores {
          usefulTops
          utilisation
          tokensPerSecPerUser
          usdPerMillionOutputTokens
          joulesPerOutputToken
          metrics {
            metric
            interval {
              low
              high
              assumed
            }
          }
        }
      }
    }
  }
`);

export type SubmittedPoint = Extract<
  NonNullable<ResultOf<typeof SubmissionFigures>['nodes'][number]>,
  { __typename: 'Point' }
>;
