import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A page of the points of a chip. */
export const ChipPoints = graphql(`
  query ChipPoints($slug: String!, $after: String) {
    chip(slug: $slug) {
      points(first: 100, after: $after) {
        totalCount
        nodes {
          id
          label
          kind
          phase
          evidenceGrade
          configuration
          example
          lifecycle
          submitter
          testedBy
          relation
          source
          measuredOn
          framework
          chips
          usefulTops
          utilisation
          computePrecision
          intensityFlopPerByte
          averageWatts
          powerBoundary
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export type ChipPointsPage = NonNullable<ResultOf<typeof ChipPoints>['chip']>['points'];
export type ChipPointListed = ChipPointsPage['nodes'][number];
