import { isAway } from '@inferbench/db/connection/is-away';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** PostgreSQL's own codes: the server will not let us in. */
const LOGIN_REFUSED = new Set(['28000', '28P01', '42501']);
const NOT_MIGRATED = new Set(['42P01', '42703']);

/** What is expected to go wrong with a database, in our words; anything else as it is. */
export function asExpected(
  error: unknown,
  { variable, login }: { variable: string; login: string },
): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isAway(error))
    return new InferbenchError(
      'UNAVAILABLE',
      `The database cannot be used now${code === '' ? '' : ` (${code})`}.`,
      {
        fix: `Start it, or correct ${variable}.`,
      },
    );
  // The driver has no code for a password that is asked for and not there.
  const isWithoutPassword = error instanceof Error && /client password must be/.test(error.message);
  if (LOGIN_REFUSED.has(code) || isWithoutPassword)
    return new InferbenchError(
      'UNAUTHENTICATED',
      `The database server refuses this login (${code || 'no password'}).`,
      {
        fix: `Use a login that ${login} in ${variable}.`,
      },
    );
  if (NOT_MIGRATED.has(code))
    return new InferbenchError('INVALID', 'The database has no tables of this version yet.', {
      fix: 'Run `inferbench db migrate`.',
    });
  return error;
}
