import { type Challenge, takeChallenge } from '@inferbench/db/account/challenges';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { z } from 'zod';
import type { Visit } from './visit.ts';

/** Shape of what an authenticator signed; a page inside another site's frame is not ours. */
const ClientData = z.looseObject({
  challenge: z.string().regex(/^[\w-]{1,200}$/),
  crossOrigin: z.literal(false).optional(),
});

/** The question that an authenticator's answer is to, which is taken out before anything else is looked at. Throws UNAUTHENTICATED, GONE. */
export async function answeredChallenge<Purpose extends Challenge['purpose']>(
  { pool }: Pick<Visit, 'pool'>,
  { response }: { response: { clientDataJSON: string } },
  purpose: Purpose,
): Promise<{ value: string; challenge: Extract<Challenge, { purpose: Purpose }> }> {
  const value = challengeIn(response.clientDataJSON);
  const challenge = value === null ? null : await takeChallenge(pool, value, purpose);
  if (value === null || challenge === null || !isFor(challenge, purpose))
    throw new InferbenchError(
      'GONE',
      'This answers a question that was answered already, or is older than five minutes.',
      {
        fix: 'Ask for new options, and try again.',
      },
    );
  return { value, challenge };
}

function isFor<Purpose extends Challenge['purpose']>(
  challenge: Challenge,
  purpose: Purpose,
): challenge is Extract<Challenge, { purpose: Purpose }> {
  return challenge.purpose === purpose;
}

function challengeIn(clientDataJson: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    const data = ClientData.safeParse(parsed);
    return data.success ? data.data.challenge : null;
  } catch {
    return null;
  }
}

/** Says no more than that: what was wrong helps nobody who has the passkey. */
export function notAccepted(): InferbenchError {
  return new InferbenchError('UNAUTHENTICATED', 'The passkey was not accepted.', {
    fix: 'Ask for new options, and try again, or use another passkey.',
  });
}
