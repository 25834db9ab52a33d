import { graphql } from './graphql.ts';

/** What can be said of chips beside each other. */
export const VerdictFields = graphql(`
  fragment VerdictFields on Verdict @_unmask {
    kind
    leader
    text
  }
`);
