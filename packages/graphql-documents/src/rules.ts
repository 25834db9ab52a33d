import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** The rule catalogue, with how often each rule fires on everything stored. */
export const Rules = graphql(`
  query Rules {
    rules {
      id
      title
      severity
      since
      explanation
      formula
      fires {
        findings
        points
      }
    }
  }
`);

export type RuleResult = ResultOf<typeof Rules>['rules'][number];
