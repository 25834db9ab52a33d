import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import {
  ApiKeyCreatedType,
  ApiKeyRevokedType,
  CreateApiKeyInput,
  RevokeApiKeyInput,
  RotateApiKeyInput,
} from './api-key.type.ts';
import { createApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { rotateApiKey } from './rotate-api-key.ts';

export const ApiKeyResolver = mutationsOf({
  createApiKey: {
    description: 'Makes an API key, shown once. Needs a key with the scope admin:org.',
    asked: 'The key.',
    input: CreateApiKeyInput,
    payload: payloadOf('createApiKey', ApiKeyCreatedType, ConflictType),
    run: createApiKey,
  },
  rotateApiKey: {
    description:
      'Makes a key with the name and scopes of another, which ends within 7 days. Needs a key with the scope admin:org.',
    asked: 'The key.',
    input: RotateApiKeyInput,
    payload: payloadOf('rotateApiKey', ApiKeyCreatedType, ConflictType),
    run: rotateApiKey,
  },
  revokeApiKey: {
    description: 'Ends an API key at once. Needs a key with the scope admin:org; a key may end itself.',
    asked: 'The key.',
    input: RevokeApiKeyInput,
    payload: payloadOf('revokeApiKey', ApiKeyRevokedType),
    run: revokeApiKey,
  },
});
