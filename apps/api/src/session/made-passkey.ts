import type { NewPasskey } from '@inferbench/db/account/passkeys';
import { MadePasskey, type PasskeyAnswer } from '@inferbench/domain/account/passkey-answer';
import type { Visit } from './visit.ts';

/** A passkey that was made for us, to this challenge, by an authenticator that saw its owner; null for anything else. */
export async function madePasskey(
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
