import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { RefusedFields } from './refused-fields.ts';

const PlacementFields = graphql(`
  fragment PlacementFields on Placement @_unmask {
    chips
    tensorParallel
    pipelineParallel
    replicas
    expertParallel
    attentionParallel
  }
`);

const TimesFields = graphql(`
  fragment TimesFields on SimulatedTimes @_unmask {
    prefillLatencyMs
    tpotMs
    decodeTokensPerSec
    outputTokensPerSec
    e2eLatencySec
  }
`);

const ShownResultFields = graphql(
  `
    fragment ShownResultFields on SimulateResult @_unmask {
      chips
      placement {
        ...PlacementFields
      }
      precision {
        computed
      }
      boundBy
      ideal {
        ...TimesFields
      }
      attainable {
        ...TimesFields
      }
      expected {
        ...TimesFields
      }
      band {
        share
      }
      arithmeticIntensity
      usefulTops
      utilisation
      power {
        acceleratorWatts
        wallWatts
        clamped
      }
      costs {
        basis
        usdPerHour
        usdPerMillionOutputTokens
      }
      capacity {
        maxBatch
        bytesNeeded
        bytesAvailable
      }
    }
  `,
  [PlacementFields, TimesFields],
);

const WhatIfPointFields = graphql(
  `
    fragment WhatIfPointFields on WhatIfPoint @_unmask {
      generate {
        ...ShownResultFields
      }
      prefill {
        ...ShownResultFields
      }
      decode {
        ...ShownResultFields
      }
    }
  `,
  [ShownResultFields],
);

const WholeSheetFields = graphql(
  `
    fragment WholeSheetFields on ReferenceSheet @_unmask {
      suite
      chip
      model
      scaleUpChips
      rows {
        name
        context
        figures {
          batch
          placement {
            ...PlacementFields
          }
          computed
          limitedBy
          times {
            idealMs
            attainableMs
            expectedMs
          }
          usefulTops
          utilisation
          tokensPerSecPerUser
          tokensPerSec
          costEfficiency {
            basis
            topsPerUsdPerHour
            usdPerHour
            usdPerMillionTokens
          }
          energyEfficiency {
            boundary
            topsPerWatt
            watts
            joulesPerToken
          }
          missing {
            part
            text
          }
        }
        refusal {
          code
          message
          fix
        }
      }
      decodeErrorBar
      prefillErrorBar
      uncalibrated
      engineVersion
      policyVersion
    }
  `,
  [PlacementFields],
);

const WholeGridFields = graphql(`
  fragment WholeGridFields on FlexibilityReport @_unmask {
    chip
    chips
    score
    ownPeakScore
    fits
    cells
    testedShare
    byPhase {
      phase
      score
      ownPeakScore
      fits
      cells
    }
    byPrecision {
      precision
      computed
      score
      ownPeakScore
      fits
      cells
    }
    batches
    contexts
    rows {
      precision
      phase
      model
      states
      tested
    }
    uncalibrated
    engineVersion
    policyVersion
  }
`);

/** A chip as it is specified, and what edits do to it. */
export const WhatIf = graphql(
  `
    query WhatIf($chip: String!, $request: WhatIfInput!) {
      referenceSheet(chip: $chip) {
        __typename
        ...WholeSheetFields
        ...RefusedFields
      }
      flexibility(chip: $chip) {
        __typename
        ...WholeGridFields
        ...RefusedFields
      }
      whatIf(request: $request) {
        __typename
        ... on WhatIf {
          attainable {
            computeShare
            bandwidthShare
            uncalibrated
          }
          before {
            __typename
            ...WhatIfPointFields
            ...RefusedFields
          }
          after {
            __typename
            ...WhatIfPointFields
            ...RefusedFields
          }
          places {
            before {
              place
              of
              overlapsFirst
              first
            }
            after {
              place
              of
              overlapsFirst
              first
            }
            firstName
          }
          sheet {
            __typename
            ...WholeSheetFields
            ...RefusedFields
          }
          flexibility {
            __typename
            ...WholeGridFields
            ...RefusedFields
          }
          engineVersion
        }
        ...RefusedFields
      }
    }
  `,
  [WholeSheetFields, WholeGridFields, WhatIfPointFields, RefusedFields],
);
export type WhatIfResult = ResultOf<typeof WhatIf>;
