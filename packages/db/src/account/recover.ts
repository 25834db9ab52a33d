import type pg from 'pg';
import { aboutOneself, insertEvent } from '../shared/new-event.ts';
import { inTransaction } from '../connection/transaction.ts';
import { hashRecoveryCode } from './secrets.ts';
import { endSessionsOf, openSession } from './sessions.ts';

export type RecoverOutcome = { kind: 'recovered'; cookie: string } | { kind: 'gone' } | { kind: 'unknown' };

/** Opens a session that registers a passkey and does nothing else, and ends all others of the account. A code works once. */
export function recover(pool: pg.Pool, typed: string): Promise<RecoverOutcome> {
  const hash = hashRecoveryCode(typed);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ accountId: string }>(
      `UPDATE recovery_code c SET used_at = now() FROM account a
       WHERE c.hash = $1 AND c.used_at IS NULL AND a.id = c.account_id AND a.disabled_at IS NULL
       RETURNING c.account_id::text AS "accountId"`,
      [hash],
    );
    const [code] = rows;
    if (code === undefined) return { kind: (await isKnown(client, hash)) ? 'gone' : 'unknown' };
    const { accountId } = code;
    await endSessionsOf(client, accountId);
    await insertEvent(client, {
      kind: 'RECOVER_ACCOUNT',
      acting: aboutOneself(accountId),
    });
    return { kind: 'recovered', cookie: await openSession(client, { accountId, by: 'code', before: null }) };
  });
}

async function isKnown(client: pg.PoolClient, hash: Buffer): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM recovery_code WHERE hash = $1', [hash]);
  return rows.length === 1;
}
