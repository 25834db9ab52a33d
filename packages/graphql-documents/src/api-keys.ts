import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { ConflictFields, InvalidFields, UnauthorizedFields } from './submission-fields.ts';

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

const MadeKey = graphql(
  `
    fragment MadeKey on ApiKeyCreated @_unmask {
      key
      replayed
      apiKey {
        ...KeyFields
      }
    }
  `,
  [KeyFields],
);

export const CreateApiKey = graphql(
  `
    mutation CreateApiKey($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        __typename
        ...MadeKey
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  [MadeKey, InvalidFields, ConflictFields, UnauthorizedFields],
);

export const RotateApiKey = graphql(
  `
    mutation RotateApiKey($input: RotateApiKeyInput!) {
      rotateApiKey(input: $input) {
        __typename
        ...MadeKey
        ...InvalidFields
        ...ConflictFields
        ...UnauthorizedFields
      }
    }
  `,
  [MadeKey, InvalidFields, ConflictFields, UnauthorizedFields],
);

export const RevokeApiKey = graphql(
  `
    mutation RevokeApiKey($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) {
        __typename
        ... on ApiKeyRevoked {
          apiKey {
            ...KeyFields
          }
        }
        ...InvalidFields
        ...UnauthorizedFields
      }
    }
  `,
  [KeyFields, InvalidFields, UnauthorizedFields],
);

export type MadeKeyResult =
  ResultOf<typeof CreateApiKey>['createApiKey'] | ResultOf<typeof RotateApiKey>['rotateApiKey'];

/** A scope as the API writes it. */
export type ApiKeyScope = VariablesOf<typeof CreateApiKey>['input']['scopes'][number];
