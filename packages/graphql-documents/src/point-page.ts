import type { ResultOf } from 'gql.tada';
import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { ReplyFields } from './reply-fields.ts';

const PercentileParts = graphql(`
  fragment PercentileParts on Percentiles @_unmask {
    n
    meanMs
    p50Ms
    p90Ms
    p95Ms
    p99Ms
    p50Missing
    p90Missing
    p95Missing
    p99Missing
    origin
  }
`);

/** Everything that the page of a point shows. */
export const PointPage = graphql(
  `
    query PointPage($id: ID!) {
      point(id: $id) {
        id
        kind
        example
        lifecycle
        submitter
        testedBy
        chipVendor
        relation
        specificationStanding
        phase
        evidenceGrade
        frameworkVersion
        batch
        batchBasis
        inputTokens
        outputTokens
        precisionBasis
        powerBoundary
        contextTokens
        positionReason
        peakOpsPerSec
        peakPrecision
        kvPressure {
          kvPressure
          maxBatch
          batchHalvesAtContext
        }
        model {
          slug
          name
        }
        precision {
          weights
          activations
          kv
        }
        slice {
          model {
            slug
            name
          }
          phase
          shape
          batch
          context
          precision
          systems
        }
        unranked {
          reason
          detail
        }
        reply {
          ...ReplyFields
        }
        provenance {
          submissionId
          submittedBy
          test {
            state
            said
          }
          receivedAt
          tool
          toolVersion
          frameworkText
          client {
            latenessMsP50
            latenessMsP99
            failures {
              failure
              requests
            }
          }
          countedByServer {
            server
            prefixCacheHitRate
            meanAcceptedTokens
            promptTokens
            generatedTokens
            kvUsedRatio
            runningRequests
            waitingRequests
          }
          contentHash
          notDeclared
          sourceGrade
          document {
            title
            where
            commit
            licence
            method
            caution
          }
          rows {
            id
            metric
            value
            statistic
            section
          }
          configuration
          measured {
            from
            to
          }
          campaign
          layout
          mode
          nominal {
            inputTokens
            outputTokens
            lowShare
            highShare
          }
          load {
            offeredRequestsPerSec
            completedRequestsPerSec
            meanInFlight
          }
          alsoIn {
            document
            revision
            configuration
            measured {
              from
              to
            }
            rows {
              id
              metric
              value
              statistic
              section
            }
          }
          older
          evidence {
            name
            kind
            bytes
            sha256
            textsRemoved
            url
          }
        }
        system {
          slug
          chips
          framework
          chip {
            slug
            shortName
            longName
            vendor
          }
        }
        latency {
          ttft {
            ...PercentileParts
          }
          tpot {
            ...PercentileParts
          }
          e2e {
            ...PercentileParts
          }
        }
        loadCurve {
          steps {
            pointId
            concurrency
            outputTokensPerSec
            ttftMsP50
            ttftMsP95
            tpotMsP50
            tpotMsP95
            e2eMsP50
            e2eMsP95
          }
          knees {
            latency
            concurrency
            belowConcurrency
            aboveConcurrency
            valueMs
            missing
          }
          outputs {
            clients
            repeats
            outputTokensPerSec
            low
            high
          }
          outputKneeClients
        }
        split {
          workload
          technique
          hardware
          hardwareLow
          hardwareHigh
          software
          limitedBy
          sentence
        }
        findings {
          ...FindingFields
        }
        scores {
          usefulTops
          utilisation
          costEfficiency
          energyEfficiency
          tokensPerSecPerUser
          tokensPerSecPerChip
          usdPerHour
          usdPerMillionOutputTokens
          joulesPerOutputToken
          metrics {
            metric
            unit
            value
            interval {
              low
              high
              assumed
            }
            missing
            missingText
          }
          goodput {
            slo {
              ttftMs
              tpotMs
              e2eMs
            }
            basis
            fraction
            low
            high
          }
          energy {
            boundary
            averageWatts
            joulesPerOutputToken
            joulesPerRequest
            joulesPerImage
          }
          costs {
            basis
            usdPerHour
            usdPerMillionOutputTokens
            items {
              label
              source
              usdPerHour
            }
          }
          engineVersion
          policyVersion
          inputHash
        }
      }
    }
  `,
  [PercentileParts, FindingFields, ReplyFields],
);

export type PointResult = NonNullable<ResultOf<typeof PointPage>['point']>;
