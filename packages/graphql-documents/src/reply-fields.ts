import { graphql } from './graphql.ts';

/** What a vendor says to a result, every version. */
export const ReplyFields = graphql(`
  fragment ReplyFields on Reply @_unmask {
    organization
    version
    text
    at
    earlier {
      version
      text
      at
    }
  }
`);
