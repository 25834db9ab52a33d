import { graphql } from './graphql.ts';

/** What the page of the board and its file both show of an entry: a new column asks for its figures here. */
export const BoardEntryFields = graphql(`
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
      id
      kind
      example
      evidenceGrade
      configuration
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
    metrics {
      metric
      value
      rank
      missing
      missingText
    }
  }
`);
