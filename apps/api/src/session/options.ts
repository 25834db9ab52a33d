import { storeChallenge } from '@inferbench/db/account/challenges';
import type { SESSION_REQUESTS } from '@inferbench/domain/account/session';
import type { z } from 'zod';
import { registering } from './registering.ts';
import type { Reply, Visit } from './visit.ts';

/** What a browser is to ask an authenticator for; the challenge in it is kept until it is answered once. */
export async function options(visit: Visit, asked: z.infer<typeof SESSION_REQUESTS.options>): Promise<Reply> {
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
