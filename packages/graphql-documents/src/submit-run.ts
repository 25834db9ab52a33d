import type { ResultOf } from 'gql.tada';
import { FindingFields } from './finding-fields.ts';
import { graphql } from './graphql.ts';
import {
  ConflictFields,
  InvalidFields,
  PointLinkFields,
  ReceiptFields,
  UnauthorizedFields,
} from './submission-fields.ts';

export const SubmitRun = graphql(
  `
    mutation SubmitRun($input: SubmitRunInput!) {
      submitRun(input: $input) {
        __typename
        ... on RunAccepted {
          dryRun
          replayed
          lifecycle
          message
          receipt {
            ...ReceiptFields
          }
          pointIds
          links {
            ...PointLinkFields
          }
          findings {
            ...FindingFields
          }
          scores {
            usefulTops
            utilisation
            usdPerMillionOutputTokens
            joulesPerOutputToken
            inputHash
          }
        }
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  [FindingFields, ReceiptFields, PointLinkFields, InvalidFields, ConflictFields, UnauthorizedFields],
);

export type SubmitRunResult = ResultOf<typeof SubmitRun>['submitRun'];
