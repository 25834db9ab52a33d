import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** A page of everything that was predicted. */
export const LedgerPoints = graphql(`
  query LedgerPoints($after: String) {
    ledger {
      points(first: 100, after: $after) {
        nodes {
          id
          set
          engine
          said
          chip
          chips
          model
          weights
          framework
          inputTokens
          outputTokens
          inFlight
          figures {
            metric
            statistic
            value
            low
            high
            state
            published
            ratio
            document
            row
            why
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export type LedgerPointListed = ResultOf<typeof LedgerPoints>['ledger']['points']['nodes'][number];
