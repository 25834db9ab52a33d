import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A chip with the source and confidence of every figure; its points come from `ChipPoints`. */
export const ChipPage = graphql(`
  query ChipPage($slug: String!) {
    chip(slug: $slug) {
      slug
      standing
      declaredBy
      name
      shortName
      longName
      shortSlug
      rivals {
        chip
        reason
      }
      vendor
      family
      status
      year
      processNode
      version
      aliases
      notes
      vendorClaims
      peaks {
        precision
        denseOpsPerSec
        sourceKey
        confidence
      }
      memory {
        type
        capacityBytes
        marketedSize
        reported {
          bytes
          sourceKey
          confidence
        }
        bandwidthBytesPerSec
        note
        sourceKey
        confidence
      }
      onChip {
        kind
        capacityBytes
        bandwidthBytesPerSec
        sourceKey
        confidence
      }
      interconnect {
        type
        bandwidthBytesPerSec
        scaleUpChips
        note
        sourceKey
        confidence
      }
      power {
        tdpWatts
        scope
        note
        sourceKey
        confidence
      }
      idlePower {
        watts
        note
        sourceKey
        confidence
      }
      powerReadings {
        what
        watts
        scope
        sourceKey
        confidence
      }
      purchase {
        usd
        lowUsd
        highUsd
        unit
        kind
        date
        sourceKey
        confidence
      }
      rentalOffers {
        provider
        kind
        usdPerHour
        date
        sourceKey
        confidence
      }
      sources {
        key
        where
        readOn
      }
      disputed {
        field
        other
        where
      }
      attainable {
        computeShare
        bandwidthShare
        uncalibrated
      }
      flexibility {
        score
        ownPeakScore
        fits
        cells
      }
      flexibilityMissing
      simulatorErrors {
        quantity
        headline {
          rows
          meanError
          medianError
        }
        kernels {
          rows
          meanError
          medianError
        }
      }
      behaviour {
        utilisation {
          rows
          overlapped
          apart
        }
        sram {
          model
          modelName
          weightBytes
          sramChips
          chips
          placement
          decodeSec
        }
        spillSecPerByte
        cliff {
          layers
          weightBytes
          residentShare
          decodeSec
        }
        passes {
          bits
          passes
          arithmetic
          adcBits
          losslessAdcBits
          rowGroups
          opsPerSec
          published
        }
        sections {
          batch
          sections
          configurations
          loads
          stepSec
          reconfigurationShare
        }
      }
    }
  }
`);

export type ChipResult = NonNullable<ResultOf<typeof ChipPage>['chip']>;
