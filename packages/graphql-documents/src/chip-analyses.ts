import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What the simulator says of a chip: its reference sheet and its grid. */
export const ChipAnalyses = graphql(`
  query ChipAnalyses($slug: String!) {
    referenceSheet(chip: $slug) {
      __typename
      ... on ReferenceSheet {
        suite
        model
        scaleUpChips
        decodeErrorBar
        prefillErrorBar
        uncalibrated
        engineVersion
        rows {
          name
          context
          figures {
            batch
            computed
            limitedBy
            usefulTops
            utilisation
            tokensPerSecPerUser
            placement {
              chips
            }
            times {
              idealMs
              attainableMs
              expectedMs
            }
            costEfficiency {
              basis
              topsPerUsdPerHour
            }
            energyEfficiency {
              boundary
              topsPerWatt
            }
          }
          refusal {
            code
            message
          }
        }
      }
      ... on SimulationRefused {
        code
        message
      }
    }
    flexibility(chip: $slug) {
      __typename
      ... on FlexibilityReport {
        testedShare
        batches
        contexts
        byPhase {
          phase
          score
          ownPeakScore
          fits
        }
        byPrecision {
          precision
          computed
          score
          ownPeakScore
          fits
        }
        rows {
          precision
          phase
          model
          states
          tested
        }
      }
      ... on SimulationRefused {
        code
        message
      }
    }
  }
`);

export type ChipAnalysesResult = ResultOf<typeof ChipAnalyses>;
