import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A page of the catalogue's chips, as their list shows them. */
export const Chips = graphql(`
  query Chips($after: String, $unreviewed: Boolean) {
    chips(first: 200, after: $after, includeUnreviewed: $unreviewed) {
      nodes {
        slug
        standing
        declaredBy
        shortName
        longName
        shortSlug
        aliases
        vendor
        family
        status
        year
        peaks {
          precision
          denseOpsPerSec
        }
        memory {
          marketedSize
        }
        memoryBandwidthBytesPerSec
        memoryCapacityBytes
        rentedUsdPerHour
        tdpWatts
        pointCount
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type ChipsPage = ResultOf<typeof Chips>['chips'];
export type ChipListed = ChipsPage['nodes'][number];
