import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A page of the catalogue's models, as their list shows them. */
export const Models = graphql(`
  query Models($after: String) {
    models(first: 200, after: $after) {
      nodes {
        slug
        shortName
        longName
        shortSlug
        aliases
        kind
        parameters
        activeParameters
        maxContextTokens
        chipCount
        pointCount
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type ModelListed = ResultOf<typeof Models>['models']['nodes'][number];
