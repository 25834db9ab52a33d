import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What software gained on a model, without the points between. */
export const Gains = graphql(`
  query Gains($model: String!) {
    histories(model: $model) {
      configuration
      label
      sentence
      gain {
        firstPointId
        lastPointId
        tokensPerSecPerChip
        tokensPerSecPerUser
        months
      }
    }
  }
`);

export type GainsAnswer = ResultOf<typeof Gains>['histories'];
