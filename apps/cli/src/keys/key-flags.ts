import { GIVEN_SCOPES, ORGANIZATION_SCOPES, Scope } from '@inferbench/domain/account/api-key-scope';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Scopes of a flag, as they are separated by commas. Errors: INVALID. */
export function scopesOf(text: string, allowed = ORGANIZATION_SCOPES): Scope[] {
  return text.split(',').map((word) => {
    const scope = Scope.safeParse(word.trim());
    if (scope.success && allowed.includes(scope.data)) return scope.data;
    throw new InferbenchError(
      'INVALID',
      `"${word.trim().slice(0, 40)}" is no scope that can be given here.`,
      {
        path: '--scopes',
        expected: allowed.join(', '),
      },
    );
  });
}

/** What one key may give another. */
export const givenScopesOf = (text: string): Scope[] => scopesOf(text, GIVEN_SCOPES);

/** A whole number of days; null where nobody says it. Errors: INVALID. */
export function daysOf(text: string | undefined, path = '--days'): number | null {
  if (text === undefined) return null;
  const days = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(days)) return days;
  throw new InferbenchError('INVALID', `${path} is a whole number of days.`, {
    path,
    value: text.slice(0, 40),
  });
}
