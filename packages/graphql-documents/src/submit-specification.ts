import type { ResultOf } from 'gql.tada';
import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import { ConflictFields, InvalidFields, ReceiptFields, UnauthorizedFields } from './submission-fields.ts';

export const SubmitChip = graphql(
  `
    mutation SubmitChip($input: SubmitChipInput!) {
      submitChip(input: $input) {
        __typename
        ... on ChipAccepted {
          dryRun
          replayed
          version
          changedFields
          link
          chip {
            slug
          }
          lifecycle
          message
          receipt {
            ...ReceiptFields
          }
          findings {
            ...FindingFields
          }
        }
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  [FindingFields, ReceiptFields, InvalidFields, ConflictFields, UnauthorizedFields],
);

export type SubmitChipResult = ResultOf<typeof SubmitChip>['submitChip'];

export const SubmitModel = graphql(
  `
    mutation SubmitModel($input: SubmitModelInput!) {
      submitModel(input: $input) {
        __typename
        ... on ModelAccepted {
          dryRun
          replayed
          changedFields
          link
          model {
            slug
          }
          lifecycle
          message
          receipt {
            ...ReceiptFields
          }
          findings {
            ...FindingFields
          }
        }
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  [FindingFields, ReceiptFields, InvalidFields, ConflictFields, UnauthorizedFields],
);
