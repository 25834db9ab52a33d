import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** The audit of the founding text. */
export const Corrections = graphql(`
  query Corrections {
    corrections {
      section
      title
      corrections {
        id
        claim
        claimed
        recomputed
        unit
        deviation
        also {
          what
          value
          unit
        }
        formula
        assumption
        verdict
        reason
        notComputable
        sources {
          name
          chip
          where
        }
        instead
      }
    }
  }
`);

export type CorrectionGroupResult = ResultOf<typeof Corrections>['corrections'][number];
