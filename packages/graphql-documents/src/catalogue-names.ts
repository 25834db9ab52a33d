import { graphql } from './graphql.ts';

/** Slugs and names of the catalogue, a page of each; what a form suggests. */
export const ChipNames = graphql(`
  query ChipNames($after: String) {
    chips(first: 100, after: $after) {
      nodes {
        slug
        name: shortName
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const ModelNames = graphql(`
  query ModelNames($after: String) {
    models(first: 100, after: $after) {
      nodes {
        slug
        name: shortName
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
