import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { ReplyFields } from './reply-fields.ts';

/** What everybody may know of a revision: where it stands, its points, what happened. */
export const SubmissionPage = graphql(
  `
    query SubmissionPage($id: ID!) {
      submission(id: $id) {
        id
        about
        submittedBy
        testedBy
        lifecycle
        message
        revision
        seriesId
        supersedes
        receipt {
          contentHash
          receivedAt
        }
        links {
          result
          slice
        }
        reply {
          ...ReplyFields
        }
        reviewCapacity {
          sentence
        }
        story {
          timeline {
            act
            role
            organization
            reason
            at
          }
          waivers {
            rule
            reason
            persons
            at
          }
          tombstone {
            by
            organization
            reason
            at
            successor
          }
        }
      }
    }
  `,
  [ReplyFields],
);

export type SubmissionResult = NonNullable<ResultOf<typeof SubmissionPage>['submission']>;

/** Where a withdrawn point leads. */
export const WithdrawnPoint = graphql(`
  query WithdrawnPoint($id: ID!) {
    withdrawnPoint(id: $id) {
      id
    }
  }
`);
