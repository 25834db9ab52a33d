import { graphql } from './graphql.ts';

/** The model that is shown where nobody asks for one. */
export const DefaultModel = graphql(`
  query DefaultModel {
    defaultModel
  }
`);
