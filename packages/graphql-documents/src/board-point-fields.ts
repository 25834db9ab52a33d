import { graphql } from './graphql.ts';

/** What a row of the board says of its point, on the page and in the file. */
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

/** What the page adds to it. */
export const BoardPagePoint = graphql(`
  fragment BoardPagePoint on Point @_unmask {
    frameworkVersion
    batchBasis
    latency {
      tpot {
        p50Missing
        p95Missing
      }
    }
    scores {
      usefulTops
      utilisation
      usdPerMillionOutputTokens
      joulesPerOutputToken
      engineVersion
      policyVersion
    }
  }
`);
