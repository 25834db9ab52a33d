import { revokeKey } from '@inferbench/db/account/organization-keys';
import { ok } from '@inferbench/domain/errors/result';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { validationFailed } from '../mutation/refusals.ts';
import type { Outcome } from '../mutation/payload-of.ts';
import { type ApiKeyRevokedType, type RevokeApiKeyInput, toApiKeyType } from './api-key.type.ts';
import { authenticateFresh } from '../mutation/authenticate.ts';
import { noSuchKey } from './key-request.ts';

/** Ends a key of the caller's organisation, on every process from its next request on. */
export async function revokeApiKey(
  context: ApiContext,
  input: RevokeApiKeyInput,
): Promise<Outcome<ApiKeyRevokedType>> {
  const id = uuidOf('ApiKey', input.id);
  const asking = await context.caller();
  // A key that got into wrong hands is ended by whoever holds it.
  const itself = asking.ok && asking.value.keyId !== null && asking.value.keyId === id ? asking.value : null;
  const caller = itself === null ? await authenticateFresh(context, 'admin:org') : ok(itself);
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const idempotency = idempotencyKeyFinding(input.idempotencyKey);
  if (idempotency !== null) return validationFailed('No key was revoked.', [idempotency]);
  const record = id === null ? null : await revokeKey(context.database, { acting: caller.value, id });
  if (record !== null) return { kind: 'ApiKeyRevoked', apiKey: toApiKeyType(record) };
  return noSuchKey(input.id);
}
