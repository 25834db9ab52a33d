import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What the simulator says of a chip: its reference sheet, its grid, and room for the cache of a chosen model. */
export const ChipAnalyses = graphql(`
  query ChipAnalyses($slug: String!, $model: String!) {
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
    chip(slug: $slug) {
      latencyOverContext(model: $model, weightPrecision: "fp8") {
        __typename
        ... on LatencyOverContext {
          placement {
            chips
          }
          errorBar
          engineVersion
          contexts {
            context
            prefillMs
            tpot {
              batch
              tpotMs
            }
          }
        }
        ... on SimulationRefused {
          code
          message
        }
      }
      cacheRoom(model: $model, weightPrecision: "fp8") {
        __typename
        ... on CacheRoom {
          model
          weightBytes
          roomBytes
          longestContext
          batchHalvesAtContext
          placement {
            chips
          }
          contexts {
            context
            maxBatch
            kvPressure
          }
        }
        ... on SimulationRefused {
          code
          message
        }
      }
    }
  }
`);

export type ChipAnalysesResult = ResultOf<typeof ChipAnalyses>;
