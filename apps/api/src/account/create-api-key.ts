import { hashApiKey, newApiKey } from '@inferbench/db/account/api-key-format';
import { createKey } from '@inferbench/db/account/organization-keys';
import type { Finding } from '@inferbench/domain/errors/finding';
import { hashOf } from '@inferbench/evaluation/input-hash';
import type { ApiContext } from '../graphql/context.ts';
import { authenticateFresh } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { shapeFinding } from '../mutation/input-findings.ts';
import { validationFailed } from '../mutation/refusals.ts';
import type { CreateApiKeyInput, CreateApiKeyOutcome } from './api-key.type.ts';
import { keyMade } from './key-made.ts';
import { endFinding, givingFailure } from './key-request.ts';

const MAX_NAME = 80;

/** Makes a key of the caller's organisation with at most the caller's scopes, never one that makes keys. Only its hash is stored. */
export async function createApiKey(
  context: ApiContext,
  input: CreateApiKeyInput,
): Promise<CreateApiKeyOutcome> {
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
