import { RECOVERY_CODES } from '@inferbench/domain/account/session';
import type pg from 'pg';
import { inTransaction, violates } from '../connection/transaction.ts';
import { insertPasskey, type NewPasskey } from './passkeys.ts';
import { newRecoveryCode } from './secrets.ts';
import { endSessionsOf, openSession, sessionOf, type StoredSession } from './sessions.ts';
import { takeInvitation, type TakenKind } from './take-invitation.ts';

/** Somebody who registers a passkey: a new account by its invitation, or the one that is signed in. */
export type Registering =
  { accountId: string; invitation: { hash: Buffer; name: string } } | { accountId: string; invitation: null };

export interface Registered {
  kind: 'registered';
  cookie: string;
  name: string;
  /** Shown this one time: at the first passkey, and after a recovery. */
  recoveryCodes: string[] | null;
}

export type RegisterOutcome =
  | Registered
  /** The authenticator's key is somebody's already. */
  | { kind: 'known-passkey' }
  /** The session ended meanwhile. */
  | { kind: 'signed-out' }
  | { kind: Exclude<TakenKind, 'accepted' | 'replayed'> };

class Ended extends Error {
  readonly outcome: RegisterOutcome;

  constructor(outcome: RegisterOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** Stores a passkey and signs in with it, with all that belongs to it, or nothing. */
export async function registerPasskey(
  pool: pg.Pool,
  registering: Registering,
  { passkey, before }: { passkey: NewPasskey; before: string | null },
): Promise<RegisterOutcome> {
  try {
    return await inTransaction(pool, (client) =>
      registering.invitation === null
        ? another(client, registering.accountId, { passkey, before })
        : first(client, registering, { passkey, before }),
    );
  } catch (error) {
    if (error instanceof Ended) return error.outcome;
    if (violates(error, 'passkey_credential_id_key')) return { kind: 'known-passkey' };
    throw error;
  }
}

type Made = { passkey: NewPasskey; before: string | null };

async function first(
  client: pg.PoolClient,
  { accountId, invitation: { hash, name } }: Extract<Registering, { invitation: object }>,
  { passkey, before }: Made,
): Promise<Registered> {
  await client.query('INSERT INTO account (id, display_name) VALUES ($1, $2)', [accountId, name]);
  const taken = await takeInvitation(client, { hash, accountId });
  if (taken !== 'accepted') throw new Ended({ kind: taken === 'replayed' ? 'gone' : taken });
  await insertPasskey(client, accountId, passkey);
  const recoveryCodes = await renewCodes(client, accountId);
  const cookie = await openSession(client, { accountId, by: 'passkey', before });
  return { kind: 'registered', cookie, name, recoveryCodes };
}

/** Another passkey of who is signed in; after a recovery the first of a new set, with new codes. */
async function another(
  client: pg.PoolClient,
  accountId: string,
  { passkey, before }: Made,
): Promise<RegisterOutcome> {
  const session = before === null ? null : await sessionOf(client, before);
  if (session?.accountId !== accountId) return { kind: 'signed-out' };
  await insertPasskey(client, accountId, passkey);
  const recoveryCodes = await codesAfter(client, session);
  const cookie = await openSession(client, { accountId, by: 'passkey', before });
  return { kind: 'registered', cookie, name: session.name, recoveryCodes };
}

async function codesAfter(
  client: pg.PoolClient,
  { accountId, onlyRegisters }: StoredSession,
): Promise<string[] | null> {
  if (!onlyRegisters) return null;
  await endSessionsOf(client, accountId);
  return renewCodes(client, accountId);
}

/** New codes in place of those that were left. */
async function renewCodes(client: pg.PoolClient, accountId: string): Promise<string[]> {
  await client.query('UPDATE recovery_code SET used_at = now() WHERE account_id = $1 AND used_at IS NULL', [
    accountId,
  ]);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await client.query('INSERT INTO recovery_code (hash, account_id) SELECT unnest($1::bytea[]), $2', [
    codes.map(({ hash }) => hash),
    accountId,
  ]);
  return codes.map(({ secret }) => secret);
}
