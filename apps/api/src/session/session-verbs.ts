import { endSession } from '@inferbench/db/account/sessions';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { SESSION_REQUESTS, type SessionVerb } from '@inferbench/domain/account/session';
import { validInput } from '../graphql/valid-input.ts';
import { login } from './login.ts';
import { options } from './options.ts';
import { recover } from './recover.ts';
import { register } from './register.ts';
import { token } from './token.ts';
import type { Reply, Visit } from './visit.ts';

async function logout({ pool, cookie }: Visit): Promise<Reply> {
  if (cookie !== null) await endSession(pool, cookie);
  return { body: {}, cookie: null };
}

/** Does what `POST /session/<verb>` asks. Throws what is wrong with it. */
export function answerVerb(verb: SessionVerb, visit: Visit, body: unknown): Promise<Reply> {
  const asked = typeof body === 'object' && !Array.isArray(body) ? body : null;
  if (asked === null)
    throw new InferbenchError('INVALID', 'The body is no JSON object.', { expected: '{…}' });
  const stated = { argument: 'body' };
  switch (verb) {
    case 'options':
      return options(visit, validInput(SESSION_REQUESTS.options, asked, stated));
    case 'login':
      return login(visit, validInput(SESSION_REQUESTS.login, asked, stated));
    case 'register':
      return register(visit, validInput(SESSION_REQUESTS.register, asked, stated));
    case 'recover':
      return recover(visit, validInput(SESSION_REQUESTS.recover, asked, stated));
    case 'token':
      return token(visit, validInput(SESSION_REQUESTS.token, asked, stated));
    case 'logout':
      validInput(SESSION_REQUESTS.logout, asked, stated);
      return logout(visit);
  }
}
