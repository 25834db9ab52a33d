import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Value and rank over context around a slice. */
export const Crossovers = graphql(`
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
        kind
        riser
        riserLabel
        faller
        fallerLabel
        context
        low
        high
        beyondModelContext
        sentence
      }
      noCrossings {
        kind
        a
        b
        fromContext
        toContext
        sentence
      }
    }
  }
`);
export type CrossoversResult = ResultOf<typeof Crossovers>['crossovers'];
