import type { ResultOf } from 'gql.tada';
import { BoardEntryFields } from './board-entry-fields.ts';
import { graphql } from './graphql.ts';
import { SliceFields } from './slice-fields.ts';

/** One page of a slice with what a table for others needs: value, interval, evidence, versions. */
export const BoardExport = graphql(
  `
    query BoardExport($slice: SliceInput, $metric: Metric!, $after: String, $evidence: EvidenceInput) {
      leaderboard(slice: $slice, metric: $metric, first: 100, after: $after, evidence: $evidence) {
        totalCount
        epoch
        metric
        slice {
          ...SliceFields
          comparabilityKey
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          rank
          tied
          node {
            ...BoardEntryFields
            interval {
              low
              high
              assumed
            }
            valuePerKw
            normalised {
              value
              reason
              reference {
                chips
                precision
              }
            }
            system {
              chip {
                largeUnit
              }
            }
            scores {
              utilisation
              usdPerMillionOutputTokens
              joulesPerOutputToken
              engineVersion
              policyVersion
            }
          }
        }
      }
    }
  `,
  [BoardEntryFields, SliceFields],
);

export type BoardExportPage = ResultOf<typeof BoardExport>['leaderboard'];
export type BoardExportEdge = BoardExportPage['edges'][number];
