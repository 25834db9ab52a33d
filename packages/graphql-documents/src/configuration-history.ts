import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Gain of software on a model, of each chip in the set-up that gave most, with its points. */
export const Gains = graphql(`
  query Gains($model: String!) {
    histories(model: $model, bestOfEachChip: true) {
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
