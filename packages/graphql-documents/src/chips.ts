import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A page of the catalogue's chips, as their list shows them. */
export const Chips = graphql(`
  query Chips($after: String) {
    chips(first: 100, after: $after) {
      nodes {
        slug
        name
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
