import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { SliceFields } from './slice-fields.ts';

/** Systems of a slice on two axes or more: who is dominated by no other, and who lacks an axis. */
export const Pareto = graphql(
  `
    query Pareto($slice: SliceInput!, $axes: [Metric!]!, $evidence: EvidenceInput) {
      paretoFront(slice: $slice, axes: $axes, evidence: $evidence) {
        slice {
          ...SliceFields
        }
        axes
        keys {
          techniques
          costBasis
          powerBoundary
        }
        omitted
        summary
        systems {
          system
          label
          chip
          onFront
          dominatedBy
          values {
            metric
            unit
            value
            interval {
              low
              high
              assumed
            }
            pointId
            kind
          }
        }
        incomplete {
          system
          label
          chip
          missing {
            metric
            reason
            detail
          }
        }
      }
    }
  `,
  [SliceFields],
);

export type ParetoResult = ResultOf<typeof Pareto>['paretoFront'];
