import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf, type Outcome } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import {
  ApiKeyCreatedType,
  ApiKeyRevokedType,
  CreateApiKeyInput,
  RevokeApiKeyInput,
  RotateApiKeyInput,
  toApiKeyType,
  type CreateApiKeyOutcome,
} from './api-key.type.ts';
import { rotateApiKey } from './rotate-api-key.ts';
import { revokeKey, createKey } from '@inferbench/db/account/organization-keys';
import { ok } from '@inferbench/domain/errors/result';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { validationFailed } from '../mutation/refusals.ts';
import { authenticateFresh } from '../mutation/authenticate.ts';
import { noSuchKey, endFinding, givingFailure } from './key-request.ts';
import { hashApiKey, newApiKey } from '@inferbench/db/account/api-key-format';
import type { Finding } from '@inferbench/domain/errors/finding';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { shapeFinding } from '../mutation/input-findings.ts';
import { keyMade } from './key-made.ts';

const MAX_NAME = 80;

/** Makes a key of the caller's organisation with at most the caller's scopes, never one that makes keys. Only its hash is stored. */
async function createApiKey(context: ApiContext, input: CreateApiKeyInput): Promise<CreateApiKeyOutcome> {
  const caller = await authenticateFresh(context, 'admin:org');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const scopes = [...new Set(input.scopes)].toSorted();
  const failure = givingFailure(caller.value, scopes);
  if (failure !== null) return { kind: 'Unauthorized', ...failure };
  const findings = findingsOf(input);
  if (findings.length > 0) return validationFailed('No key was made.', findings);
  const { key, publicId } = newApiKey();
  const name = input.name.trim();
  const expiresAt = input.expiresAt ?? '';
  const outcome = await createKey(context.database, {
    acting: caller.value,
    idempotencyKey: input.idempotencyKey,
    requestHash: hashOf({ name, scopes, expiresAt }),
    publicId,
    secretHash: hashApiKey(key),
    name,
    scopes,
    expiresAt: new Date(expiresAt),
  });
  return keyMade(outcome, key);
}

function findingsOf({ name, scopes, expiresAt, idempotencyKey }: CreateApiKeyInput): Finding[] {
  const findings: (Finding | null)[] = [idempotencyKeyFinding(idempotencyKey)];
  const { length } = name.trim();
  if (length < 1 || length > MAX_NAME)
    findings.push(
      shapeFinding('input.name', { value: `${length} characters`, expected: `1 to ${MAX_NAME}` }),
    );
  if (scopes.length === 0)
    findings.push(shapeFinding('input.scopes', { value: '[]', expected: 'at least one' }));
  findings.push(endFinding(expiresAt ?? null, scopes));
  return findings.filter((finding) => finding !== null);
}

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

/** Ends a key of the caller's organisation, on every process from its next request on. */
async function revokeApiKey(
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
