import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

const Said = graphql(`
  fragment Said on SystemVerdict @_unmask {
    kind
    footing
    basis
    leader
    low
    high
    text
    title
    reasons
    model
    modelName
    inputTokens
    outputTokens
    precision
    technique
    extent
    pools
    at
    sides {
      label
      chips
      value
      upper
      near
      words
      row {
        pointId
        chip
        tokensPerSecPerUser
        tokensPerSecPerChip
        words
      }
      next {
        pointId
        chip
        tokensPerSecPerUser
        tokensPerSecPerChip
        words
      }
    }
  }
`);

/** Verdict on two chips on one model, or without one over all. */
export const Verdict = graphql(
  `
    query Verdict($a: String!, $b: String!, $model: String, $at: Float) {
      verdict(a: $a, b: $b, model: $model, at: $at) {
        ...Said
      }
    }
  `,
  [Said],
);
export type SaidVerdict = ResultOf<typeof Verdict>['verdict'];

/** Two chips or vendors over every model that both ran. */
export const Versus = graphql(
  `
    query Versus($a: String!, $b: String!, $at: Float) {
      versus(a: $a, b: $b, at: $at) {
        kind
        leader
        text
        title
        reasons
        inputTokens
        outputTokens
        extent
        pools
        at
        models {
          ...Said
        }
      }
    }
  `,
  [Said],
);
export type SaidVersus = ResultOf<typeof Versus>['versus'];
