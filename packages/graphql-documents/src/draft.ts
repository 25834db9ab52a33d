import type { ResultOf } from 'gql.tada';
import { DRAFT_REFUSALS } from './draft-fields.ts';
import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { ReceiptFields } from './submission-fields.ts';

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

export const SubmitDraft = graphql(
  `
    mutation SubmitDraft($input: DraftActInput!) {
      submitDraft(input: $input) {
        __typename
        ... on DraftSubmitted {
          replayed
          lifecycle
          message
          receipt {
            ...ReceiptFields
          }
        }
        ...NotAllowedFields
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  [ReceiptFields, ...DRAFT_REFUSALS],
);

export const DiscardDraft = graphql(
  `
    mutation DiscardDraft($input: DraftActInput!) {
      discardDraft(input: $input) {
        __typename
        ... on DraftDiscarded {
          id
          replayed
        }
        ...NotAllowedFields
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  DRAFT_REFUSALS,
);
