import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { asExpected } from '../environment/database-error.ts';
import { readOwnerEnvironment } from '../environment/environment.ts';

const VARIABLE = 'INFERBENCH_ADMIN_DATABASE_URL';

/** Does something by the login of the database's owner, which only the environment gives and nothing ever repeats. */
export async function asOperator<T>(work: (ownerUrl: string) => Promise<T>): Promise<T> {
  const { [VARIABLE]: ownerUrl } = readOwnerEnvironment();
  try {
    return await work(ownerUrl);
  } catch (error) {
    const expected = asExpected(error, { variable: VARIABLE, login: 'owns the database' });
    throw expected instanceof InferbenchError ? expected : withoutLogin(expected, ownerUrl);
  }
}

/** A driver may repeat the address that it was given. */
function withoutLogin(error: unknown, ownerUrl: string): Error {
  const { username, password, host } = new URL(ownerUrl);
  const secrets = [ownerUrl, decoded(password), password, decoded(username), username, host];
  const message = secrets
    .filter((secret) => secret !== '')
    .reduce(
      (text, secret) => text.replaceAll(secret, '[redacted]'),
      error instanceof Error ? error.message : String(error),
    );
  return new Error(message);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
