import { graphql } from './graphql.ts';

/** A page of the slices in which something ranks, those with most systems first. */
export const Slices = graphql(`
  query Slices($after: String) {
    slices(first: 400, after: $after) {
      nodes {
        model {
          slug
          name
        }
        phase
        shape
        batch
        context
        precision
        systems
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
