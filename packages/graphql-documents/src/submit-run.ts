import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

const FindingParts = graphql(`
  fragment FindingParts on Finding @_unmask {
    rule
    severity
    path
    message
    value
    expected
    fix
  }
`);

export const SubmitRun = graphql(
  `
    mutation SubmitRun($input: SubmitRunInput!) {
      submitRun(input: $input) {
        __typename
        ... on RunAccepted {
          dryRun
          replayed
          lifecycle
          receipt {
            submissionId
            contentHash
            receivedAt
          }
          pointIds
          findings {
            ...FindingParts
          }
          scores {
            usefulTops
            utilisation
            usdPerMillionOutputTokens
            joulesPerOutputToken
            inputHash
          }
        }
        ... on ValidationFailed {
          code
          message
          findings {
            ...FindingParts
          }
        }
        ... on Conflict {
          code
          message
          storedContentHash
        }
        ... on Unauthorized {
          code
          message
        }
      }
    }
  `,
  [FindingParts],
);

export type SubmitRunResult = ResultOf<typeof SubmitRun>['submitRun'];
