import type { ResultOf } from 'gql.tada';
import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { mutationOf } from './mutation-of.ts';
import { MAY_CHANGE } from './submission-fields.ts';

/** A draft with its document, for its form. */
export const OwnDraft = graphql(
  `
    query OwnDraft($id: ID!) {
      draft(id: $id) {
        id
        subject
        label
        version
        document
        message
        settings {
          context
          run
          testedBy
          supersedes
        }
        findings {
          ...FindingFields
        }
      }
    }
  `,
  [FindingFields],
);

export type OwnDraftResult = NonNullable<ResultOf<typeof OwnDraft>['draft']>;

/** What a correction begins with. */
export const OwnDocument = graphql(`
  query OwnDocument($id: ID!) {
    submission(id: $id) {
      id
      subject
      about
      revision
      document
      context
    }
  }
`);

export type OwnDocumentResult = NonNullable<ResultOf<typeof OwnDocument>['submission']>;

const DraftSubmitted = graphql(`
  fragment DraftSubmitted on DraftSubmitted @_unmask {
    receipt {
      submissionId
    }
  }
`);

export const SubmitDraft = mutationOf('submitDraft', 'DraftActInput', [DraftSubmitted, ...MAY_CHANGE]);
export const DiscardDraft = mutationOf('discardDraft', 'DraftActInput', ['DraftDiscarded', ...MAY_CHANGE]);
