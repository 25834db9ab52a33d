import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** How many of each chip hold a model with one user. */
export const MemoryNeeds = graphql(`
  query MemoryNeeds($request: MemoryNeedsInput!) {
    memoryNeeds(request: $request) {
      __typename
      ... on MemoryNeeds {
        model
        modelName
        precision
        inputTokens
        outputTokens
        weightBytes
        finding
        chips {
          chip
          label
          vendor
          older
          counts {
            chips
            neededBytes
            usableBytes
            fits
          }
          chipsNeeded
          sentence
        }
      }
      ... on SimulationRefused {
        code
        message
        path
        fix
      }
    }
  }
`);

export type MemoryNeedsOutcome = ResultOf<typeof MemoryNeeds>['memoryNeeds'];
export type MemoryNeedsAnswer = Extract<MemoryNeedsOutcome, { __typename: 'MemoryNeeds' }>;
