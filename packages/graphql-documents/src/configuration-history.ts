import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { TradeoffPointFields } from './tradeoff.ts';

/** One configuration over dates and versions. */
export const History = graphql(
  `
    query History($configuration: String!) {
      history(configuration: $configuration) {
        configuration
        model
        label
        eras
        sentence
        gain {
          firstPointId
          lastPointId
          tokensPerSecPerChip
          tokensPerSecPerUser
          months
          split {
            algorithm
            hardware
            software
          }
        }
        points {
          ...TradeoffPointFields
        }
      }
    }
  `,
  [TradeoffPointFields],
);

export type HistoryAnswer = ResultOf<typeof History>['history'];

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
