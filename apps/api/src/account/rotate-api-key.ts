import { hashApiKey, newApiKey } from '@inferbench/db/account/api-key-format';
import { keyOf, rotateKey } from '@inferbench/db/account/organization-keys';
import { Scope } from '@inferbench/domain/account/api-key-scope';
import { daysAfterMs, MAX_ROTATION_DAYS } from '@inferbench/domain/account/api-key-term';
import type { Finding } from '@inferbench/domain/errors/finding';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { authenticateFresh } from '../mutation/authenticate.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { shapeFinding } from '../mutation/input-findings.ts';
import { validationFailed } from '../mutation/refusals.ts';
import type { CreateApiKeyOutcome, RotateApiKeyInput } from './api-key.type.ts';
import { keyMade } from './key-made.ts';
import { endFinding, givingFailure, noSuchKey } from './key-request.ts';

const Scopes = z.array(Scope);

/** Makes a key with the name and scopes of another of the caller's organisation, which ends a few days later. */
export async function rotateApiKey(
  context: ApiContext,
  input: RotateApiKeyInput,
): Promise<CreateApiKeyOutcome> {
  const caller = await authenticateFresh(context, 'admin:org');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const { organizationId } = caller.value;
  const id = uuidOf('ApiKey', input.id);
  const old = id === null ? null : await keyOf(context.database.prisma, { organizationId, id });
  if (old === null) return noSuchKey(input.id);
  const scopes = Scopes.parse(old.scopes);
  const failure = givingFailure(caller.value, scopes);
  if (failure !== null) return { kind: 'Unauthorized', ...failure };
  const findings = findingsOf(input, scopes);
  if (findings.length > 0) return validationFailed('No key was made.', findings);
  const { key, publicId } = newApiKey();
  const { idempotencyKey, expiresAt, oldKeyDays } = input;
  const days = oldKeyDays ?? MAX_ROTATION_DAYS;
  const requestHash = hashOf({ rotated: old.id, expiresAt, days });
  const outcome = await rotateKey(context.database, {
    acting: caller.value,
    idempotencyKey,
    requestHash,
    publicId,
    secretHash: hashApiKey(key),
    name: old.name,
    scopes,
    expiresAt: new Date(expiresAt),
    rotatedFrom: old.id,
    oldEndsAt: new Date(daysAfterMs(Date.now(), days)),
  });
  return outcome.kind === 'ended'
    ? validationFailed('No key was made.', [endedFinding(old.publicId)])
    : keyMade(outcome, key);
}

function findingsOf(
  { idempotencyKey, expiresAt, oldKeyDays }: RotateApiKeyInput,
  scopes: readonly Scope[],
): Finding[] {
  const findings = [idempotencyKeyFinding(idempotencyKey), endFinding(expiresAt, scopes)];
  const days = oldKeyDays ?? MAX_ROTATION_DAYS;
  if (days < 0 || days > MAX_ROTATION_DAYS)
    findings.push(
      shapeFinding('input.oldKeyDays', { value: String(days), expected: `0 to ${MAX_ROTATION_DAYS}` }),
    );
  return findings.filter((finding) => finding !== null);
}

/** A key that ended has no place that another could take. */
function endedFinding(publicId: string): Finding {
  return shapeFinding('input.id', {
    value: `${publicId}, which ended`,
    expected: 'a key that works',
    fix: 'Make a new key: createApiKey.',
  });
}
