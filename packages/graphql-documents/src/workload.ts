import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { RefusedFields } from './refused-fields.ts';

const RankedFields = graphql(`
  fragment RankedFields on RankedWorkloadEntry @_unmask {
    system
    label
    chip
    chips
    framework
    precision
    phase
    kind
    evidenceGrade
    pointIds
    systems
    value
    interval {
      low
      high
      assumed
    }
    outputTokensPerSec
    usdPerHour
    usdPerMillionOutputTokens
    costBasis
    powerBoundary
    distance {
      inputTokens
      outputTokens
      concurrency
      largest
    }
    limits {
      limit
      limitMs
      valueMs
      statistic
      verdict
    }
  }
`);

const MissedFields = graphql(`
  fragment MissedFields on WorkloadEntry @_unmask {
    system
    label
    chip
    chips
    framework
    precision
    phase
    kind
    evidenceGrade
    pointIds
    systems
    value
    interval {
      low
      high
      assumed
    }
    outputTokensPerSec
    usdPerHour
    usdPerMillionOutputTokens
    costBasis
    powerBoundary
    distance {
      inputTokens
      outputTokens
      concurrency
      largest
    }
    limits {
      limit
      limitMs
      valueMs
      statistic
      verdict
    }
  }
`);

const SimulatedFields = graphql(`
  fragment SimulatedFields on SimulatedWorkloadEntry @_unmask {
    system
    label
    chip
    chips
    framework
    precision
    phase
    kind
    evidenceGrade
    pointIds
    systems
    value
    interval {
      low
      high
      assumed
    }
    outputTokensPerSec
    usdPerHour
    usdPerMillionOutputTokens
    costBasis
    powerBoundary
    distance {
      inputTokens
      outputTokens
      concurrency
      largest
    }
    limits {
      limit
      limitMs
      valueMs
      statistic
      verdict
    }
    verdict
    ttft {
      p50Ms
      p95Ms
      p95LowMs
      p95HighMs
    }
    tpot {
      p50Ms
      p95Ms
      p95LowMs
      p95HighMs
    }
    e2e {
      p50Ms
      p95Ms
      p95LowMs
      p95HighMs
    }
    inFlight
    basis
    validated
    furthestOver
    keepsAtConcurrency
  }
`);

/** Systems for a workload of the visitor's own, in three groups, and what each assumption does to their order. */
export const YourWorkload = graphql(
  `
    query YourWorkload($workload: WorkloadInput!) {
      rankForWorkload(workload: $workload) {
        __typename
        ...RefusedFields
        ... on WorkloadRanking {
          model
          inputTokens
          outputTokens
          context
          metric
          unit
          costBasis
          powerBoundary
          assumptions {
            ownership {
              years
              availability
              capitalOverhead
              pue
              usdPerKwh
              hostWattsPerChip
              hostingUsdPerHour
            }
            prices {
              chip
              usdPerChipHour
              usdPerChip
            }
          }
          ranking {
            rank
            tied
            ...RankedFields
          }
          missesLimits {
            ...MissedFields
          }
          simulated {
            ...SimulatedFields
          }
          nearest {
            ...SimulatedFields
          }
          noData {
            system
            label
            chip
            reason
            detail
            nearestPointId
            distance {
              inputTokens
              outputTokens
              concurrency
              largest
            }
          }
          sensitivity {
            assumption
            from
            to
            unit
            swappedPairs
            pairs
            leader
            leaderChanges
            largestChange
          }
          sentence
          engineVersion
          policyVersion
        }
      }
    }
  `,
  [RankedFields, MissedFields, SimulatedFields, RefusedFields],
);

export type WorkloadOutcome = ResultOf<typeof YourWorkload>['rankForWorkload'];
export type WorkloadResult = Extract<WorkloadOutcome, { __typename: 'WorkloadRanking' }>;
export type RankedEntry = WorkloadResult['ranking'][number];
export type MissedEntry = WorkloadResult['missesLimits'][number];
export type SimulatedEntry = WorkloadResult['simulated'][number];
export type WithoutData = WorkloadResult['noData'][number];
export type SensitivityRow = WorkloadResult['sensitivity'][number];
