import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

/** What became new: points as they are stored, versions of the engine, epochs with new leaders, and the audit. */
export const Feed = graphql(`
  query Feed {
    points(first: 40) {
      nodes {
        id
        kind
        model {
          shortName
        }
        system {
          shortName
        }
        provenance {
          receivedAt
          document {
            title
          }
        }
      }
    }
    engineVersions {
      engineVersion
      policyVersion
      firstScoredAt
      points
    }
    epochs {
      id
      activatedAt
      engineVersion
      report {
        metrics {
          metric
          newLeaders
        }
      }
    }
    corrections {
      corrections {
        verdict
      }
    }
  }
`);

export type FeedResult = ResultOf<typeof Feed>;
