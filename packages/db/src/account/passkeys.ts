import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { rowsOf, type Queries } from '../connection/camel-row.ts';
import { aboutOneself, insertEvent } from '../shared/new-event.ts';
import { inTransaction } from '../connection/transaction.ts';
import { endOtherSessions, type NewSession, openSession } from './sessions.ts';

/** A passkey as its authenticator made it. */
export interface NewPasskey {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  backedUp: boolean;
}

export interface StoredPasskey extends NewPasskey {
  id: string;
  accountId: string;
  accountName: string;
}

/** A passkey that works, of an account that nobody shut out. */
export async function findPasskey(pool: pg.Pool, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await pool.query<Omit<StoredPasskey, 'counter'> & { counter: string }>(
    `SELECT p.id::text, p.account_id::text AS "accountId", a.display_name AS "accountName", p.credential_id AS "credentialId",
            p.public_key AS "publicKey", p.counter, p.transports, p.backed_up AS "backedUp"
     FROM passkey p JOIN account a ON a.id = p.account_id
     WHERE p.credential_id = $1 AND p.disabled_at IS NULL AND a.disabled_at IS NULL`,
    [credentialId],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, counter: Number(row.counter) };
}

/** Signs in by a passkey that signed; null where its counter did not grow meanwhile, so that of two copies one is let in at most. */
export function signIn(
  pool: pg.Pool,
  passkey: Pick<StoredPasskey, 'id' | 'accountId'>,
  { counter, backedUp, before }: Pick<NewPasskey, 'counter' | 'backedUp'> & Pick<NewSession, 'before'>,
): Promise<string | null> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE passkey SET counter = $2, backed_up = $3, used_at = now()
       WHERE id = $1 AND disabled_at IS NULL AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
      [passkey.id, counter, backedUp],
    );
    if (rowCount !== 1) return null;
    return openSession(client, { accountId: passkey.accountId, by: 'passkey', before });
  });
}

/** Records that a passkey was not let in though its key signed: there may be a copy of it. */
export async function refusePasskey(
  pool: pg.Pool,
  { id, accountId }: Pick<StoredPasskey, 'id' | 'accountId'>,
): Promise<void> {
  await insertEvent(pool, {
    kind: 'REFUSE_PASSKEY',
    acting: aboutOneself(accountId),
    payload: { passkey: id, why: 'its counter did not grow' },
  });
}

/** Stores a passkey in the caller's transaction, with its event. */
export async function insertPasskey(
  client: pg.PoolClient,
  accountId: string,
  passkey: NewPasskey,
): Promise<void> {
  const id = uuidv7();
  await client.query(
    `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, backed_up)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      accountId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.backedUp,
    ],
  );
  await insertEvent(client, {
    kind: 'REGISTER_PASSKEY',
    acting: aboutOneself(accountId),
    payload: { passkey: id },
  });
}

/** Credential ids of an account, which an authenticator is told not to make again. */
export async function credentialsOf(pool: pg.Pool, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT credential_id AS id FROM passkey WHERE account_id = $1 AND disabled_at IS NULL',
    [accountId],
  );
  return rows.map(({ id }) => id);
}

const PasskeyRecord = z.object({
  id: z.string(),
  backedUp: z.boolean(),
  createdAt: z.date(),
  usedAt: z.date().nullable(),
  disabledAt: z.date().nullable(),
});
/** A passkey as its owner sees it. */
export type PasskeyRecord = z.infer<typeof PasskeyRecord>;

/** Passkeys of an account, newest first, disabled ones too. */
export function passkeysOf(client: Queries, accountId: string): Promise<PasskeyRecord[]> {
  return rowsOf(
    client,
    PasskeyRecord,
    `SELECT id::text, backed_up, created_at, used_at, disabled_at FROM passkey WHERE account_id = $1 ORDER BY id DESC`,
    [accountId],
  );
}

export type DisableOutcome = { kind: 'done'; passkey: PasskeyRecord } | { kind: 'not-found' | 'last' };

/** Ends a passkey of one's own, and every session but the one that asks; again changes nothing. The last one stays. */
export function disablePasskey(
  pool: pg.Pool,
  { accountId, sessionId, id }: { accountId: string; sessionId: string; id: string },
): Promise<DisableOutcome> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT 1 FROM passkey WHERE account_id = $1 FOR UPDATE', [accountId]);
    const before = await passkeysOf(client, accountId);
    const found = before.find((each) => each.id === id);
    if (found === undefined) return { kind: 'not-found' };
    if (found.disabledAt !== null) return { kind: 'done', passkey: found };
    if (before.filter(({ disabledAt }) => disabledAt === null).length === 1) return { kind: 'last' };
    await client.query('UPDATE passkey SET disabled_at = now() WHERE id = $1', [id]);
    await endOtherSessions(client, { accountId, sessionId });
    await insertEvent(client, {
      kind: 'DISABLE_PASSKEY',
      acting: aboutOneself(accountId),
      payload: { passkey: id },
    });
    const after = await passkeysOf(client, accountId);
    const passkey = after.find((each) => each.id === id);
    if (passkey === undefined) throw new Error(`passkey ${id} is gone`);
    return { kind: 'done', passkey };
  });
}
