import { graphql } from './graphql.ts';

/** A page of the models with their kind: those that read prompts and write answers are dense or a mixture of experts. */
export const LanguageModels = graphql(`
  query LanguageModels($after: String) {
    models(first: 200, after: $after) {
      nodes {
        slug
        name
        kind
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
