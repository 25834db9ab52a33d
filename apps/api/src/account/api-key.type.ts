import { z } from 'zod';
import { Id, globalId } from '../graphql/global-id.ts';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import type { Outcome } from '../mutation/payload-of.ts';
import type { ApiKeyRecord } from '@inferbench/db/account/organization-keys';
import { PageInfoType } from '../graphql/page-info.type.ts';
import type { ConflictType } from '../mutation/payloads.type.ts';
import { Scope } from '@inferbench/domain/account/api-key-scope';
import { isoTimes } from '../graphql/iso-times.ts';
import { word } from '@inferbench/domain/terms/figure';
import { keyOfRequest } from '../mutation/idempotency-key.ts';

export const ApiKeyType = objectType('ApiKey', 'An API key without its secret, which is stored nowhere.', {
  id: Id.describe('Global id.'),
  publicId: z.string().describe('The 8 characters after ib_live_, by which a key is recognised.'),
  name: z.string().describe('What its maker called it.'),
  scopes: z.array(Scope).describe('What it may do.'),
  createdAt: z.string().describe('When it was made, ISO 8601 UTC.'),
  expiresAt: word('When it ends, ISO 8601 UTC; null: never, of keys from before every one had to.'),
  lastUsedAt: word('When it was last used, ISO 8601 UTC, noted once a minute; null: never.'),
  revokedAt: word('When it was revoked, ISO 8601 UTC; null: it was not.'),
});
export type ApiKeyType = InstanceType<typeof ApiKeyType>;

export const ApiKeyEdgeType = objectType('ApiKeyEdge', 'A key and its place in the list.', {
  cursor: z.string().describe('Position for `after`.'),
  node: instanceOf(ApiKeyType).describe('The key.'),
});

export const ApiKeyConnectionType = objectType(
  'ApiKeyConnection',
  'A page of the keys of an organisation, newest first.',
  {
    pageInfo: instanceOf(PageInfoType).describe('Paging.'),
    edges: z.array(instanceOf(ApiKeyEdgeType)).describe('Keys.'),
  },
);
export type ApiKeyConnectionType = InstanceType<typeof ApiKeyConnectionType>;

export const CreateApiKeyInput = inputType('CreateApiKeyInput', 'A key to make.', {
  name: z.string().describe('What to call it, 1 to 80 characters, for example the machine it is for.'),
  scopes: z
    .array(Scope)
    .describe('What it may do: at most what the calling key may do, and never ADMIN_ORG or REVIEW.'),
  expiresAt: z
    .string()
    .optional()
    .describe('When it ends, ISO 8601 with time zone. Every key needs it: at most 365 days ahead.'),
  idempotencyKey: keyOfRequest('The same key with the same content makes no second API key'),
});
export type CreateApiKeyInput = InstanceType<typeof CreateApiKeyInput>;

export const RotateApiKeyInput = inputType('RotateApiKeyInput', 'A key that another takes the place of.', {
  id: Id.describe('Global id of the key, which has to work still.'),
  expiresAt: z.string().describe('When the new key ends, ISO 8601 with time zone: at most 365 days ahead.'),
  oldKeyDays: z
    .int()
    .optional()
    .describe(
      'Days that the old key goes on, 0 to 7; 7 where it is left out. It never lasts longer than it would have.',
    ),
  idempotencyKey: keyOfRequest('The same key with the same content makes no second API key'),
});
export type RotateApiKeyInput = InstanceType<typeof RotateApiKeyInput>;

export const RevokeApiKeyInput = inputType('RevokeApiKeyInput', 'A key to end.', {
  id: Id.describe('Global id of the key.'),
  idempotencyKey: keyOfRequest('Revoking twice is revoking once, whatever this says'),
});
export type RevokeApiKeyInput = InstanceType<typeof RevokeApiKeyInput>;

export const ApiKeyCreatedType = objectType('ApiKeyCreated', 'The key was made.', {
  apiKey: instanceOf(ApiKeyType).describe('What is known of it from now on.'),
  key: word(
    'The key itself, shown this one time. Null for a repeated request: no secret is stored that could be shown again.',
  ),
  replayed: z.boolean().describe('True when this idempotency key had made the API key before.'),
  message: z.string().describe('What to do now.'),
});
export type ApiKeyCreatedType = InstanceType<typeof ApiKeyCreatedType> & { kind: 'ApiKeyCreated' };

export const ApiKeyRevokedType = objectType('ApiKeyRevoked', 'The key works nowhere from now on.', {
  apiKey: instanceOf(ApiKeyType).describe('The key.'),
});
export type ApiKeyRevokedType = InstanceType<typeof ApiKeyRevokedType> & { kind: 'ApiKeyRevoked' };

export type CreateApiKeyOutcome = Outcome<ApiKeyCreatedType | ConflictType>;

const Scopes = z.array(Scope);

export function toApiKeyType(record: ApiKeyRecord): ApiKeyType {
  return {
    ...isoTimes(record),
    id: globalId('ApiKey', record.id),
    scopes: Scopes.parse(record.scopes),
  };
}
