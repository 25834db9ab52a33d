import { graphql } from './graphql.ts';

/** All of a finding: what, where, what was expected, how to mend it. */
export const FindingFields = graphql(`
  fragment FindingFields on Finding @_unmask {
    rule
    severity
    path
    message
    value
    expected
    fix
  }
`);
