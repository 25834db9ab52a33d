import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** The rule catalogue. */
export const Rules = graphql(`
  query Rules {
    rules {
      id
      title
      severity
      since
      explanation
      formula
    }
  }
`);

export type RuleResult = ResultOf<typeof Rules>['rules'][number];

/** How often each rule fires on everything stored: counted over all of it, while the catalogue is always at hand. */
export const RuleFirings = graphql(`
  query RuleFirings {
    rules {
      id
      fires {
        findings
        points
      }
    }
  }
`);

export type RuleFirings = ResultOf<typeof RuleFirings>['rules'][number]['fires'];
