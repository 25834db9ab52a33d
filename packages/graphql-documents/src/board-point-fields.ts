import { graphql } from './graphql.ts';

/** What a row of the board says of its point, in a file. */
export const BoardPointFields = graphql(`
  fragment BoardPointFields on Point @_unmask {
    id
    kind
    example
    lifecycle
    submitter
    testedBy
    chipVendor
    relation
    specificationStanding
    evidenceGrade
    configuration
    precisionBasis
    measured {
      from
      to
    }
    powerBoundary
    batch
    inputTokens
    outputTokens
    latency {
      tpot {
        n
        meanMs
        p50Ms
        p95Ms
      }
    }
  }
`);
