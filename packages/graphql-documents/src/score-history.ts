import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Every score that a point ever got. */
export const ScoreHistory = graphql(`
  query ScoreHistory($id: ID!) {
    point(id: $id) {
      scoreHistory {
        engineVersion
        policyVersion
        usefulTops
        inputHash
        scoredAt
      }
    }
  }
`);

export type ScoreHistoryResult = NonNullable<ResultOf<typeof ScoreHistory>['point']>['scoreHistory'];
