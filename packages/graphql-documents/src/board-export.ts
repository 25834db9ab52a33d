import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Fields of a point that a row of the board has in a file. */
const BoardPointFields = graphql(`
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

/** Fields of an entry in the file of a board: a new column asks for its figures here. */
const BoardEntryFields = graphql(
  `
    fragment BoardEntryFields on BoardEntry @_unmask {
      value
      unit
      system {
        slug
        chips
        framework
        chip {
          slug
          vendor
        }
      }
      point {
        ...BoardPointFields
      }
      metrics {
        metric
        value
        rank
        missing
        missingText
      }
    }
  `,
  [BoardPointFields],
);

/** Fields of the slice that an answer is of: its keys, with the buckets that what was asked fell into. */
const SliceFields = graphql(`
  fragment SliceFields on Slice @_unmask {
    model {
      slug
      name
    }
    phase
    shape
    effective {
      batch
      context
    }
    precision
  }
`);

/** One page of a slice with what a table for others needs: value, interval, evidence, versions. */
export const BoardExport = graphql(
  `
    query BoardExport($slice: SliceInput, $metric: Metric!, $after: String, $evidence: EvidenceInput) {
      leaderboard(slice: $slice, metric: $metric, first: 100, after: $after, evidence: $evidence) {
        totalCount
        epoch
        metric
        slice {
          ...SliceFields
          comparabilityKey
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          rank
          tied
          node {
            ...BoardEntryFields
            interval {
              low
              high
              assumed
            }
            valuePerKw
            normalised {
              value
              reason
              reference {
                chips
                precision
              }
            }
            system {
              chip {
                largeUnit
              }
            }
            scores {
              utilisation
              usdPerMillionOutputTokens
              joulesPerOutputToken
              engineVersion
              policyVersion
            }
          }
        }
      }
    }
  `,
  [BoardEntryFields, SliceFields],
);

export type BoardExportPage = ResultOf<typeof BoardExport>['leaderboard'];
export type BoardExportEdge = BoardExportPage['edges'][number];
