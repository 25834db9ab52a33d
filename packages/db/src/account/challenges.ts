import type pg from 'pg';

/** What an authenticator is asked to sign, and for what. */
export type Challenge =
  | { purpose: 'login' }
  | {
      purpose: 'register';
      /** Account whose passkey it will be; of an invitation the one that it will make. */
      accountId: string;
      invitation: { hash: Buffer; name: string } | null;
    };

const LASTS = "interval '5 minutes'";

/** Keeps a challenge for all processes, and takes those out that nobody answered. */
export async function storeChallenge(pool: pg.Pool, value: string, challenge: Challenge): Promise<void> {
  const registers = challenge.purpose === 'register' ? challenge : null;
  await pool.query('DELETE FROM challenge WHERE expires_at < now()');
  await pool.query(
    `INSERT INTO challenge (value, purpose, account_id, invitation_hash, display_name, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + ${LASTS})`,
    [
      value,
      challenge.purpose,
      registers?.accountId ?? null,
      registers?.invitation?.hash ?? null,
      registers?.invitation?.name ?? null,
    ],
  );
}

interface Row {
  account_id: string | null;
  invitation_hash: Buffer | null;
  display_name: string | null;
}

/** Takes a challenge out, whatever comes of its answer; null for one of another purpose, one that was answered, and one too old. */
export async function takeChallenge(
  pool: pg.Pool,
  value: string,
  purpose: Challenge['purpose'],
): Promise<Challenge | null> {
  const { rows } = await pool.query<Row>(
    `DELETE FROM challenge WHERE value = $1 AND purpose = $2 AND expires_at > now()
     RETURNING account_id::text, invitation_hash, display_name`,
    [value, purpose],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { account_id: accountId, invitation_hash: hash, display_name: name } = row;
  if (accountId === null) return { purpose: 'login' };
  return {
    purpose: 'register',
    accountId,
    invitation: hash === null || name === null ? null : { hash, name },
  };
}
