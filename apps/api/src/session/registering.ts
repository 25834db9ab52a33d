import { randomUUID } from 'node:crypto';
import { credentialsOf } from '@inferbench/db/account/passkeys';
import { hashSecret } from '@inferbench/db/account/secrets';
import type { StoredSession } from '@inferbench/db/account/sessions';
import { invitationState } from '@inferbench/db/account/take-invitation';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { nameProblem } from '@inferbench/domain/names/public-name';
import { signedIn, type Visit } from './visit.ts';

/** Passkeys of an account at most: more than a person has devices. */
const MOST_PASSKEYS = 20;

export interface Registering {
  accountId: string;
  name: string;
  invitation: { hash: Buffer; name: string } | null;
  /** Passkeys that are there. */
  credentials: string[];
}

/**
 * Finds whose passkey is to be registered: a new account's by an invitation, or of who is signed in. Throws why not.
 */
export async function registering(
  visit: Visit,
  asked: { invitation?: string | undefined; name?: string | undefined },
): Promise<Registering> {
  if (asked.invitation === undefined) return another(visit, await signedIn(visit));
  const name = asked.name?.trim() ?? '';
  const problem = nameProblem(name);
  if (problem !== null)
    throw new InferbenchError('INVALID', `Your name ${problem.words}.`, {
      path: 'name',
      expected: problem.expected,
    });
  const hash = hashSecret(asked.invitation);
  const state = await invitationState(visit.pool, hash);
  if (state !== 'open') throw notOpen(state);
  return { accountId: randomUUID(), name, invitation: { hash, name }, credentials: [] };
}

async function another(visit: Visit, session: StoredSession): Promise<Registering> {
  assertMayRegister(session);
  const { accountId, name } = session;
  const credentials = await credentialsOf(visit.pool, accountId);
  // Who lost theirs could disable none of them first.
  if (credentials.length >= MOST_PASSKEYS && !session.onlyRegisters)
    throw new InferbenchError('INVALID', `An account has at most ${MOST_PASSKEYS} passkeys.`, {
      fix: 'Disable one that you no longer use.',
    });
  return { accountId, name, invitation: null, credentials };
}

/** Whoever has a copy of a cookie would come to stay by a passkey of their own. Throws STEP_UP_NEEDED. */
export function assertMayRegister({ freshUntil, onlyRegisters }: StoredSession): void {
  if (onlyRegisters || freshUntil !== null) return;
  throw new InferbenchError('STEP_UP_NEEDED', 'Use a passkey that you have before you add another.');
}

/** An invitation that is not taken, in words. */
export function notOpen(state: 'gone' | 'unknown' | 'other-person'): InferbenchError {
  switch (state) {
    case 'gone':
      return new InferbenchError('GONE', 'The invitation was used, revoked, or is older than a day.', {
        fix: 'Ask whoever sent it for another.',
      });
    case 'unknown':
      return new InferbenchError('NOT_FOUND', 'There is no such invitation.', {
        fix: 'Open the link as it was sent, with all that stands after the #.',
      });
    case 'other-person':
      return new InferbenchError(
        'CONFLICT',
        'The invitation is for another person than the one that you are here already.',
        { fix: 'Sign out, and take it with an account of its own.' },
      );
  }
}
