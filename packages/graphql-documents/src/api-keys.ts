import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { type AnswerOf, mutationOf } from './mutation-of.ts';
import { KEPT_ONCE, REFUSALS } from './submission-fields.ts';

const KeyFields = graphql(`
  fragment KeyFields on ApiKey @_unmask {
    id
    publicId
    name
    scopes
    createdAt
    expiresAt
    lastUsedAt
    revokedAt
  }
`);

export type ApiKeyFields = ResultOf<typeof KeyFields>;

/** Keys of the organisation whose key asks, newest first. */
export const ApiKeys = graphql(
  `
    query ApiKeys($after: String) {
      viewer {
        apiKeys(first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...KeyFields
            }
          }
        }
      }
    }
  `,
  [KeyFields],
);

const ApiKeyCreated = graphql(
  `
    fragment ApiKeyCreated on ApiKeyCreated @_unmask {
      key
      apiKey {
        ...KeyFields
      }
    }
  `,
  [KeyFields],
);
const ApiKeyRevoked = graphql(
  `
    fragment ApiKeyRevoked on ApiKeyRevoked @_unmask {
      apiKey {
        ...KeyFields
      }
    }
  `,
  [KeyFields],
);
const MADE = [ApiKeyCreated, ...KEPT_ONCE] as const;

export const CreateApiKey = mutationOf('createApiKey', 'CreateApiKeyInput', MADE);
export const RotateApiKey = mutationOf('rotateApiKey', 'RotateApiKeyInput', MADE);
export const RevokeApiKey = mutationOf('revokeApiKey', 'RevokeApiKeyInput', [ApiKeyRevoked, ...REFUSALS]);

export type MadeKeyResult = AnswerOf<typeof CreateApiKey>;

/** A scope as the API writes it. */
export type ApiKeyScope = ApiKeyFields['scopes'][number];
