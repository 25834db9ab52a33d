import { findPasskey, refusePasskey, signIn, type StoredPasskey } from '@inferbench/db/account/passkeys';
import { PasskeyProof } from '@inferbench/domain/account/passkey-answer';
import type { SESSION_REQUESTS, SignedIn } from '@inferbench/domain/account/session';
import type { z } from 'zod';
import { answeredChallenge, notAccepted } from './answered-challenge.ts';
import type { Reply, Visit } from './visit.ts';

type Asked = z.infer<typeof SESSION_REQUESTS.login>;

/** Signs in by a passkey, or shows once more that whoever is signed in has it. Throws UNAUTHENTICATED, GONE, RATE_LIMITED. */
export async function login(visit: Visit, { response }: Asked): Promise<Reply> {
  const { value } = await answeredChallenge(visit, response, 'login');
  await visit.limits.admitPasskey(response.id);
  const passkey = await findPasskey(visit.pool, response.id);
  const cookie = passkey === null ? null : await signedIn(visit, passkey, { response, challenge: value });
  if (passkey === null || cookie === null) {
    await visit.limits.countFailure(response.id);
    throw notAccepted();
  }
  const body: SignedIn = { account: { name: passkey.accountName } };
  return { body, cookie };
}

/** The cookie of a new session; null for an answer that its passkey did not sign, or that a copy of it may have signed. */
async function signedIn(
  visit: Visit,
  passkey: StoredPasskey,
  answer: Asked & { challenge: string },
): Promise<string | null> {
  const signed = await signedBy(visit, passkey, answer);
  if (signed === null) return null;
  const cookie = await signIn(visit.pool, passkey, { ...signed, before: visit.cookie });
  if (cookie === null) await refusePasskey(visit.pool, passkey);
  return cookie;
}

/** What an authenticator signed, if it did so for us and after it had seen its owner; null else. */
async function signedBy(
  { site }: Visit,
  passkey: StoredPasskey,
  { response, challenge }: Asked & { challenge: string },
): Promise<{ counter: number; backedUp: boolean } | null> {
  const proof = PasskeyProof.safeParse(response);
  if (!proof.success) return null;
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof.data, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      // The counter is compared where it is stored: the library would do it before it knows who signed.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return verified ? { counter: newCounter, backedUp: credentialBackedUp } : null;
  } catch {
    // Whatever the library throws, it says that this is no answer of this passkey.
    return null;
  }
}
