import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';

export const SubmitRun = graphql(`
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
          rule
          severity
          path
          message
          value
          expected
          fix
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
          rule
          severity
          path
          message
          value
          expected
          fix
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
`);

export type SubmitRunResult = ResultOf<typeof SubmitRun>['submitRun'];
