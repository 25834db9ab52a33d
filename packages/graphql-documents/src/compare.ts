import type { ResultOf } from 'gql.tada';
import { CrossingFields, NoCrossingFields } from './crossing-fields.ts';
import { graphql } from './graphql.ts';

const ComparedSystemFields = graphql(`
  fragment ComparedSystemFields on ComparedSystem @_unmask {
    system
    label
    retention {
      metric
      batch
      fromContext
      toContext
      ratio
      interval {
        low
        high
        assumed
      }
      missing
      missingText
    }
  }
`);

const ComparedValueFields = graphql(`
  fragment ComparedValueFields on ComparedValue @_unmask {
    value
    interval {
      low
      high
      assumed
    }
    rank
    pointId
    comparabilityKey
    missing
    missingText
  }
`);

/** Two systems of a slice side by side. */
export const Compare = graphql(
  `
    query Compare($slice: SliceInput!, $a: String!, $b: String!) {
      compare(slice: $slice, a: $a, b: $b) {
        a {
          ...ComparedSystemFields
        }
        b {
          ...ComparedSystemFields
        }
        keys {
          costBasis
          powerBoundary
          techniques
        }
        assumptions {
          what
          a
          b
          differs
        }
        metrics {
          metric
          unit
          higherIsBetter
          a {
            ...ComparedValueFields
          }
          b {
            ...ComparedValueFields
          }
          ratio
          better
        }
        cautions
        crossings {
          ...CrossingFields
        }
        noCrossings {
          ...NoCrossingFields
        }
        summary
      }
    }
  `,
  [ComparedSystemFields, ComparedValueFields, CrossingFields, NoCrossingFields],
);

export type ComparisonResult = ResultOf<typeof Compare>['compare'];
export type ComparedMetric = ComparisonResult['metrics'][number];
