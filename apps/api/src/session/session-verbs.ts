import { endSession } from '@inferbench/db/account/sessions';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { SESSION_REQUESTS, type SessionVerb } from '@inferbench/domain/account/session';
import { validInput } from '../graphql/valid-input.ts';
import { login } from './login.ts';
import { register } from './register.ts';
import { token } from './token.ts';
import type { Reply, Visit } from './visit.ts';
import { recover as recoverAccount } from '@inferbench/db/account/recover';
import { storeChallenge } from '@inferbench/db/account/challenges';
import type { z } from 'zod';
import { registering } from './registering.ts';

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

/** Lets somebody who lost their passkey register another by a code that they kept. Throws GONE, UNAUTHENTICATED. */
async function recover({ pool }: Visit, { code }: { code: string }): Promise<Reply> {
  const outcome = await recoverAccount(pool, code);
  switch (outcome.kind) {
    case 'recovered':
      return { body: {}, cookie: outcome.cookie };
    case 'gone':
      throw new InferbenchError('GONE', 'This recovery code was used, or others took its place.', {
        fix: 'Use another code of the newest ten.',
      });
    case 'unknown':
      throw new InferbenchError('UNAUTHENTICATED', 'Nobody has this recovery code.', {
        expected: '26 letters and digits, with or without the hyphens between them',
      });
  }
}

/** Options by which a browser asks an authenticator; the challenge in it is kept until it is answered once. */
async function options(visit: Visit, asked: z.infer<typeof SESSION_REQUESTS.options>): Promise<Reply> {
  return {
    body: {
      publicKey: await (asked.purpose === 'login' ? loginOptions(visit) : registerOptions(visit, asked)),
    },
  };
}

async function loginOptions({ pool, site }: Visit) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  // No list of credentials: the authenticator knows whose it holds, and nobody learns who has an account.
  const publicKey = await generateAuthenticationOptions({ rpID: site.rpId, userVerification: 'required' });
  await storeChallenge(pool, publicKey.challenge, { purpose: 'login' });
  return publicKey;
}

async function registerOptions(
  visit: Visit,
  asked: { invitation?: string | undefined; name?: string | undefined },
) {
  const { accountId, name, invitation, credentials } = await registering(visit, asked);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const publicKey = await generateRegistrationOptions({
    rpName: 'InferBench',
    rpID: visit.site.rpId,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(accountId),
    attestationType: 'none',
    excludeCredentials: credentials.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(visit.pool, publicKey.challenge, { purpose: 'register', accountId, invitation });
  return publicKey;
}
