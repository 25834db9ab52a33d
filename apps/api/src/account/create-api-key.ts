import { createKey } from '@inferbench/db/organization-keys';
import type { Finding } from '@inferbench/domain/finding';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { validationFailed } from '../mutation/refusals.ts';
import { hashApiKey, newApiKey } from '../auth/api-key-format.ts';
import { type CreateApiKeyInput, type CreateApiKeyOutcome, toApiKeyType } from './api-key.type.ts';
import { authenticate } from '../mutation/authenticate.ts';

const MAX_NAME = 80;
const Instant = z.iso.datetime({ offset: true });

/** Makes a key of the caller's organisation with at most the caller's scopes. Only its hash is stored. */
export async function createApiKey(
  context: ApiContext,
  input: CreateApiKeyInput,
): Promise<CreateApiKeyOutcome> {
  const caller = await authenticate(context, 'admin:org');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const findings = findingsOf(input);
  if (findings.length > 0) return validationFailed('No key was made.', findings);
  const scopes = [...new Set(input.scopes)].toSorted();
  const missing = scopes.filter((scope) => !caller.value.scopes.includes(scope));
  if (missing.length > 0) {
    return {
      kind: 'Unauthorized',
      code: 'FORBIDDEN',
      message: `A key cannot give what it does not have: ${missing.join(', ')}.`,
    };
  }
  const { key, publicId } = newApiKey();
  const name = input.name.trim();
  const expiresAt = input.expiresAt ?? null;
  const outcome = await createKey(context.database, {
    organizationId: caller.value.organizationId,
    idempotencyKey: input.idempotencyKey,
    requestHash: hashOf({ name, scopes, expiresAt }),
    publicId,
    secretHash: hashApiKey(key),
    name,
    scopes,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  });
  if (outcome.kind === 'conflict') {
    return {
      kind: 'Conflict',
      code: 'CONFLICT',
      message: 'This idempotency key made another API key before. Use a new one.',
      storedContentHash: outcome.storedRequestHash,
    };
  }
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

function findingsOf({ name, scopes, expiresAt, idempotencyKey }: CreateApiKeyInput): Finding[] {
  const findings: Finding[] = [];
  const idempotency = idempotencyKeyFinding(idempotencyKey);
  if (idempotency !== null) findings.push(idempotency);
  const length = name.trim().length;
  if (length < 1 || length > MAX_NAME) {
    findings.push(finding('input.name', { value: `${length} characters`, expected: `1 to ${MAX_NAME}` }));
  }
  if (scopes.length === 0) findings.push(finding('input.scopes', { value: '[]', expected: 'at least one' }));
  const end = expiresAt ?? null;
  if (end !== null && !(Instant.safeParse(end).success && Date.parse(end) > Date.now())) {
    const expected = 'a later time as ISO 8601 with time zone, for example 2027-01-31T00:00:00Z';
    findings.push(finding('input.expiresAt', { value: end.slice(0, 40), expected }));
  }
  return findings;
}

function finding(path: string, { value, expected }: { value: string; expected: string }): Finding {
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path,
    message: `${path}: expected ${expected}, found ${value}.`,
    value,
    expected,
    fix: null,
  };
}
