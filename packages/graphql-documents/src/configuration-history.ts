import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Gain of software on a model, with the points of each set-up. */
export const Gains = graphql(`
  query Gains($model: String!) {
    histories(model: $model) {
      configuration
      label
      gain {
        firstPointId
        lastPointId
        isClear
      }
      points {
        pointId
        chip
        chipName
        framework
        frameworkVersion
        tokensPerSecPerChip
        kind
        source
        measured {
          to
        }
      }
    }
  }
`);

export type GainsAnswer = ResultOf<typeof Gains>['histories'];
