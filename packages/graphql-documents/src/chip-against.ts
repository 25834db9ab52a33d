import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A chip that keeps models in SRAM beside a GPU over context, at equal cost of owning and at equal power. */
export const ChipAgainst = graphql(`
  query ChipAgainst($byCost: ChipCrossoverInput!, $byPower: ChipCrossoverInput!) {
    byCost: chipCrossover(request: $byCost) {
      __typename
      ... on ChipCrossover {
        sentence
        equalSentence
        unit
        curves {
          label
          endsAtContext
          samples {
            context
            value
          }
        }
      }
      ... on SimulationRefused {
        message
      }
    }
    byPower: chipCrossover(request: $byPower) {
      __typename
      ... on ChipCrossover {
        sentence
        equalSentence
        unit
        curves {
          label
          endsAtContext
          samples {
            context
            value
          }
        }
      }
      ... on SimulationRefused {
        message
      }
    }
  }
`);
export type ChipAgainstResult = ResultOf<typeof ChipAgainst>;
