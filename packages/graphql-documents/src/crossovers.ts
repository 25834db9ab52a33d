import type { ResultOf } from 'gql.tada';
import { CrossingFields, NoCrossingFields } from './crossing-fields.ts';
import { graphql } from './graphql.ts';

/** Value and rank over context around a slice. */
export const Crossovers = graphql(
  `
    query Crossovers($slice: SliceInput!, $metric: Metric!) {
      crossovers(slice: $slice, metric: $metric) {
        metric
        unit
        higherIsBetter
        modelMaxContext
        sentence
        curves {
          system
          label
          chip
          chipName
          family
          chips
          framework
          anchor {
            pointId
            context
          }
          role
          uncalibrated
          endsAtContext
          samples {
            context
            value
            low
            high
            rank
          }
        }
        marks {
          system
          label
          chip
          pointId
          kind
          evidenceGrade
          context
          value
          low
          high
          ranks
        }
        crossings {
          ...CrossingFields
        }
        noCrossings {
          ...NoCrossingFields
        }
      }
    }
  `,
  [CrossingFields, NoCrossingFields],
);
export type CrossoversResult = ResultOf<typeof Crossovers>['crossovers'];
