import { graphql } from './graphql.ts';

/** What is told of a submission that was public and was withdrawn. */
export const TombstoneFields = graphql(`
  fragment TombstoneFields on Tombstone @_unmask {
    by
    organization
    reason
    at
    successor
  }
`);
