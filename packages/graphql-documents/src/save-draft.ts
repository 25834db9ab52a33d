import type { ResultOf } from 'gql.tada';
import { DRAFT_REFUSALS, DraftFields } from './draft-fields.ts';
import { graphql } from './graphql.ts';

export const SaveDraft = graphql(
  `
    mutation SaveDraft($input: SaveDraftInput!) {
      saveDraft(input: $input) {
        __typename
        ... on DraftSaved {
          replayed
          draft {
            ...DraftFields
          }
        }
        ...NotAllowedFields
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  [DraftFields, ...DRAFT_REFUSALS],
);

export type SaveDraftResult = ResultOf<typeof SaveDraft>['saveDraft'];
