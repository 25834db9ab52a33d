import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from './graphql.ts';

export const TradeoffPointFields = graphql(`
  fragment TradeoffPointFields on TradeoffPoint @_unmask {
    pointId
    chips
    prefillChips
    decodeChips
    frameworkVersion
    precision
    layout
    concurrency
    tokensPerSecPerUser
    speedStatistic
    tokensPerSecPerChip
    tokensPerSecPerKw
    largeUnit
    costs {
      basis
      usdPerMillionOutputTokens
    }
    energy {
      boundary
      joulesPerOutputToken
    }
    measured {
      from
      to
    }
    configuration
    configurationKey
    kind
    example
    source
    submitter
    testedBy
    chipVendor
    relation
    alsoIn
    sourceGrade
    evidenceGrade
  }
`);

const TargetCheckFields = graphql(`
  fragment TargetCheckFields on TargetCheck @_unmask {
    limit
    asked
    statistic
    value
    by
    verdict
  }
`);

const UnrankedTradeoffFields = graphql(
  `
    fragment UnrankedTradeoffFields on UnrankedTradeoffEntry @_unmask {
      system
      label
      chip
      chipName
      framework
      versionGroup
      technique
      mode
      value
      reason
      detail
      missesBy
      checks {
        ...TargetCheckFields
      }
      point {
        ...TradeoffPointFields
      }
    }
  `,
  [TradeoffPointFields, TargetCheckFields],
);

/** A trade-off slice: its curves for a chart, and every system at a target. */
export const Tradeoff = graphql(
  `
    query Tradeoff(
      $model: String!
      $lengths: TradeoffLengthsInput
      $precision: PrecisionClass
      $technique: TechniqueClass
      $target: TradeoffTargetInput
      $evidence: EvidenceInput
    ) {
      tradeoff(
        model: $model
        lengths: $lengths
        precision: $precision
        technique: $technique
        target: $target
        evidence: $evidence
      ) {
        model
        modelName
        lengths {
          inputTokens
          outputTokens
        }
        precision
        technique
        target {
          tokensPerSecPerUser
          ttft {
            ms
            statistic
          }
          tpot {
            ms
            statistic
          }
          e2e {
            ms
            statistic
          }
        }
        sentence
        curves {
          system
          label
          chip
          points {
            pointId
            tokensPerSecPerUser
            tokensPerSecPerChip
            onFront
          }
        }
        ranking {
          currency
          unit
          costBasis
          powerBoundary
          ranked {
            rank
            tied
            system
            label
            chip
            chipName
            framework
            versionGroup
            technique
            mode
            value
            interval {
              low
              high
              assumed
            }
            next {
              pointId
              tokensPerSecPerUser
              value
              missesBy
            }
            checks {
              ...TargetCheckFields
            }
            point {
              ...TradeoffPointFields
            }
          }
          typicalKept {
            system
            label
            chip
            chipName
            framework
            versionGroup
            technique
            mode
            value
            interval {
              low
              high
              assumed
            }
            next {
              pointId
              tokensPerSecPerUser
              value
              missesBy
            }
            checks {
              ...TargetCheckFields
            }
            point {
              ...TradeoffPointFields
            }
          }
          unknown {
            ...UnrankedTradeoffFields
          }
          misses {
            ...UnrankedTradeoffFields
          }
          withoutValue {
            ...UnrankedTradeoffFields
          }
        }
      }
    }
  `,
  [TradeoffPointFields, TargetCheckFields, UnrankedTradeoffFields],
);

export type TradeoffAnswer = ResultOf<typeof Tradeoff>['tradeoff'];
export type TradeoffVariables = VariablesOf<typeof Tradeoff>;
