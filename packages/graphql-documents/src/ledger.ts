import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Head of the page of accuracy: coverage, misses, what is open and what is set aside. */
export const Ledger = graphql(`
  query Ledger {
    ledger {
      finding
      meantInside
      headline {
        held
        missed
        open
        setAside
        inside
        typicalMiss
      }
      sets {
        set
        figures
        held
        missed
      }
      groups {
        set
        engine
        said
        chip
        chips
        model
        metric
        held
        missed
        ratio
        low
        high
        heldRatios
        missedRatios
        farthest {
          framework
          weights
          inputTokens
          outputTokens
          inFlight
          figures {
            value
            low
            high
            published
            ratio
            row
          }
        }
      }
      open {
        chip
        chips
        model
        loads
        said
      }
      setAside {
        chip
        model
        figures
        outside
        why
      }
      unasked {
        figures
      }
    }
  }
`);

export type LedgerSummary = ResultOf<typeof Ledger>['ledger'];
