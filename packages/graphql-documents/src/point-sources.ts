import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Asks of points who says their figures, when they were measured, and the page that shows them. */
export const PointSources = graphql(`
  query PointSources($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ... on Point {
        id
        submitter
        peakPrecision
        measured {
          from
          to
        }
        links {
          result
        }
        provenance {
          receivedAt
          document {
            title
          }
        }
      }
    }
  }
`);

export type SourcedPoint = Extract<
  NonNullable<ResultOf<typeof PointSources>['nodes'][number]>,
  { __typename: 'Point' }
>;
