import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Systems of a slice, each with its values on the axes. */
export const Pareto = graphql(`
  query Pareto($slice: SliceInput!, $axes: [Metric!]!) {
    paretoFront(slice: $slice, axes: $axes) {
      systems {
        system
        label
        chips
        values {
          pointId
          value
          interval {
            low
            high
            assumed
          }
        }
      }
    }
  }
`);

export type ParetoResult = ResultOf<typeof Pareto>['paretoFront'];
