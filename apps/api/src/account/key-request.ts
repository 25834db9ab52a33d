import { GIVEN_SCOPES, type Scope } from '@inferbench/domain/account/api-key-scope';
import { daysAfterMs, maxKeyDays } from '@inferbench/domain/account/api-key-term';
import type { Finding } from '@inferbench/domain/errors/finding';
import { z } from 'zod';
import type { AuthFailure, Caller } from '../auth/caller.ts';
import { notFound, shapeFinding } from '../mutation/input-findings.ts';
import type { ValidationFailedType } from '../mutation/payloads.type.ts';

const Instant = z.iso.datetime({ offset: true });
/** Clocks of clients run ahead; a day of 365 days is none the less within them. */
const CLOCK_SKEW_MS = 60_000;

/** What is wrong with the end of a key that somebody asks for; it has to have one. */
export function endFinding(expiresAt: string | null, scopes: readonly Scope[]): Finding | null {
  const days = maxKeyDays(scopes);
  const at = Instant.safeParse(expiresAt ?? '').success ? Date.parse(expiresAt ?? '') : Number.NaN;
  const latest = daysAfterMs(Date.now(), days) + CLOCK_SKEW_MS;
  if (at > Date.now() && at <= latest) return null;
  return shapeFinding('input.expiresAt', {
    value: expiresAt?.slice(0, 40) ?? 'nothing',
    expected: `a time in the next ${days} days as ISO 8601 with time zone, for example ${new Date(daysAfterMs(Date.now(), 30)).toISOString()}`,
  });
}

/** Why a key may not give these scopes to another; null where it may. */
export function givingFailure(caller: Caller, scopes: readonly Scope[]): AuthFailure | null {
  const never = scopes.filter((scope) => !GIVEN_SCOPES.includes(scope));
  if (never.length > 0)
    return {
      code: 'FORBIDDEN',
      message: `No key gives ${never.join(', ')}: whoever runs the installation does, by \`inferbench admin key create\`.`,
    };
  const missing = scopes.filter((scope) => !caller.scopes.includes(scope));
  if (missing.length === 0) return null;
  return { code: 'FORBIDDEN', message: `A key cannot give what it does not have: ${missing.join(', ')}.` };
}

/** What to say of an id that the organisation has no key of. */
export function noSuchKey(id: string): ValidationFailedType {
  const message = 'Your organisation has no API key with this id.';
  return notFound('input.id', { id, message, fix: 'viewer { apiKeys } lists them.' });
}
