import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { ReplyFields } from './reply-fields.ts';
import { TombstoneFields } from './tombstone-fields.ts';

/** A revision: where it stands, its points, what happened; its organisation and reviewers get flags and what they may do as well. */
export const SubmissionPage = graphql(
  `
    query SubmissionPage($id: ID!) {
      submission(id: $id) {
        id
        about
        subject
        runId
        version
        submittedBy
        submitter {
          slug
        }
        test {
          state
          said
        }
        lifecycle
        message
        revision
        seriesId
        supersedes
        newest
        receipt {
          contentHash
          receivedAt
        }
        mayReply
        reply {
          ...ReplyFields
        }
        reviewCapacity {
          sentence
        }
        waiting {
          for
          sentence
          until
        }
        changes {
          path
          before
          after
        }
        availableActions {
          action
          why
          needs
        }
        story {
          flags {
            rule
            path
            message
            expected
            fix
            explained
            waivedBy
            persons
          }
          explanations {
            rule
            text
            at
          }
          decisions {
            verdict
            rule
            reason
            version
            at
          }
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
            ...TombstoneFields
          }
        }
      }
    }
  `,
  [ReplyFields, TombstoneFields],
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

/** Points of a run that a key may see, in order. */
export const RunPoints = graphql(`
  query RunPoints($id: ID!) {
    run(id: $id) {
      pointIds
    }
  }
`);
