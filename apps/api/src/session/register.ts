import { type RegisterOutcome, registerPasskey } from '@inferbench/db/account/register';
import { hashSecret } from '@inferbench/db/account/secrets';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { SESSION_REQUESTS, SignedIn } from '@inferbench/domain/account/session';
import type { z } from 'zod';
import { answeredChallenge, notAccepted } from './answered-challenge.ts';
import { assertMayRegister, notOpen } from './registering.ts';
import { type Reply, signedIn, type Visit } from './visit.ts';
import type { NewPasskey } from '@inferbench/db/account/passkeys';
import { MadePasskey, type PasskeyAnswer } from '@inferbench/domain/account/passkey-answer';

type Asked = z.infer<typeof SESSION_REQUESTS.register>;

/** Stores the passkey that an authenticator made, and signs in with it. Throws UNAUTHENTICATED, GONE, CONFLICT, STEP_UP_NEEDED. */
export async function register(visit: Visit, asked: Asked): Promise<Reply> {
  const { value, challenge } = await answeredChallenge(visit, asked.response, 'register');
  assertSameRequest(asked, challenge.invitation);
  if (challenge.invitation === null) assertMayRegister(await signedIn(visit));
  const passkey = await madePasskey(visit, asked.response, value);
  if (passkey === null) throw notAccepted();
  const outcome = await registerPasskey(visit.pool, challenge, { passkey, before: visit.cookie });
  return replyOf(outcome);
}

/** The link and the name are those that the authenticator's owner was shown the question for. */
function assertSameRequest(
  { invitation, name }: Asked,
  question: { hash: Buffer; name: string } | null,
): void {
  const hash = invitation === undefined ? null : hashSecret(invitation);
  const same = question === null ? hash === null : hash !== null && question.hash.equals(hash);
  if (same && (name === undefined || question === null || name.trim() === question.name)) return;
  throw new InferbenchError('INVALID', 'The options were asked for with another invitation or name.', {
    fix: 'Ask for new options, and answer with the same.',
  });
}

function replyOf(outcome: RegisterOutcome): Reply {
  switch (outcome.kind) {
    case 'registered': {
      const { name, cookie, recoveryCodes } = outcome;
      const body: SignedIn = { account: { name }, recoveryCodes };
      return { body, cookie };
    }
    case 'known-passkey':
      throw new InferbenchError('CONFLICT', 'This passkey is registered already.', {
        fix: 'Sign in with it.',
      });
    case 'signed-out':
      throw new InferbenchError('UNAUTHENTICATED', 'The session ended meanwhile. Sign in, and try again.');
    case 'gone':
    case 'unknown':
    case 'other-person':
      throw notOpen(outcome.kind);
  }
}

/** A passkey that was made for us, to this challenge, by an authenticator that saw its owner; null for anything else. */
async function madePasskey(
  { site }: Pick<Visit, 'site'>,
  answer: PasskeyAnswer,
  challenge: string,
): Promise<NewPasskey | null> {
  const read = MadePasskey.safeParse(answer);
  if (!read.success) return null;
  const { transports = [], ...response } = read.data.response;
  try {
    if (!(await isUnattested(response.attestationObject))) return null;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...read.data, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
    });
    if (registrationInfo === undefined) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports,
      backedUp: credentialBackedUp,
    };
  } catch {
    // Whatever the library throws, it says that this is no answer to our question.
    return null;
  }
}

/** Certificates of makers are not asked for, and none is looked at: to check one the library would fetch what it names. */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}
