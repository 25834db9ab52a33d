import { graphql } from './graphql.ts';

/** What a server knows under the slug of a chip. */
export const KnownChip = graphql(`
  query KnownChip($slug: String!) {
    chip(slug: $slug) {
      specification
      standing
    }
  }
`);

/** What a server knows under the slug of a model. */
export const KnownModel = graphql(`
  query KnownModel($slug: String!) {
    model(slug: $slug) {
      specification
      standing
      declaredBy
    }
  }
`);
