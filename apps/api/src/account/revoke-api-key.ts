import { revokeKey } from '@inferbench/db/organization-keys';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { validationFailed } from '../mutation/refusals.ts';
import { type RevokeApiKeyInput, type RevokeApiKeyOutcome, toApiKeyType } from './api-key.type.ts';
import { authenticate } from '../mutation/authenticate.ts';

/** Ends a key of the caller's organisation, on every process from its next request on. */
export async function revokeApiKey(
  context: ApiContext,
  input: RevokeApiKeyInput,
): Promise<RevokeApiKeyOutcome> {
  const caller = await authenticate(context, 'admin:org');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const idempotency = idempotencyKeyFinding(input.idempotencyKey);
  if (idempotency !== null) return validationFailed('No key was revoked.', [idempotency]);
  const id = uuidOf('ApiKey', input.id);
  const { organizationId } = caller.value;
  const record = id === null ? null : await revokeKey(context.database, { organizationId, id });
  if (record !== null) return { kind: 'ApiKeyRevoked', apiKey: toApiKeyType(record) };
  const message = 'Your organisation has no API key with this id.';
  return {
    kind: 'ValidationFailed',
    code: 'NOT_FOUND',
    message,
    findings: [
      {
        rule: 'SCHEMA-REFERENCE',
        severity: 'reject',
        path: 'input.id',
        message,
        value: input.id.slice(0, 80),
        expected: null,
        fix: 'viewer { apiKeys } lists them.',
      },
    ],
  };
}
