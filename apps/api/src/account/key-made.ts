import type { CreateKeyOutcome } from '@inferbench/db/account/organization-keys';
import type { ConflictType } from '../mutation/payloads.type.ts';
import { type ApiKeyCreatedType, toApiKeyType } from './api-key.type.ts';

/** What is said of a key that was made, now or by the same request before. */
export function keyMade(outcome: CreateKeyOutcome, key: string): ApiKeyCreatedType | ConflictType {
  if (outcome.kind === 'conflict')
    return {
      kind: 'Conflict',
      code: 'CONFLICT',
      message: 'This idempotency key made another API key before. Use a new one.',
      storedContentHash: outcome.storedRequestHash,
    };
  const replayed = outcome.kind === 'replayed';
  return {
    kind: 'ApiKeyCreated',
    apiKey: toApiKeyType(outcome.key),
    key: replayed ? null : key,
    replayed,
    message: replayed
      ? 'This request made the key before. Its secret was shown then and is stored nowhere: if it is lost, revoke the key and make another.'
      : 'Keep the key now: it is not shown again.',
  };
}
