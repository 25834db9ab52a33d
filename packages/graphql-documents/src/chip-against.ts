import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

const Against = graphql(`
  fragment Against on ChipCrossoverOutcome @_unmask {
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
`);

/** A chip that keeps models in SRAM beside a GPU over context, at equal cost of owning and at equal power. */
export const ChipAgainst = graphql(
  `
    query ChipAgainst($byCost: ChipCrossoverInput!, $byPower: ChipCrossoverInput!) {
      byCost: chipCrossover(request: $byCost) {
        ...Against
      }
      byPower: chipCrossover(request: $byPower) {
        ...Against
      }
    }
  `,
  [Against],
);
export type ChipAgainstResult = ResultOf<typeof ChipAgainst>;
