import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** Every engine and policy that scored, and the epochs of the board. */
export const EngineVersions = graphql(`
  query EngineVersions {
    engineVersions {
      engineVersion
      policyVersion
      epochId
      current
      points
      firstScoredAt
      lastScoredAt
    }
    epochs {
      id
      report {
        metrics {
          metric
          newLeaders
        }
      }
    }
  }
`);

export type EngineVersionResult = ResultOf<typeof EngineVersions>['engineVersions'][number];
export type EpochResult = ResultOf<typeof EngineVersions>['epochs'][number];
