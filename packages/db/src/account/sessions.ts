import type { Queries } from '../connection/camel-row.ts';
import { FRESH_MINUTES, IDLE_HOURS, SESSION_HOURS } from '@inferbench/domain/account/session';
import { v4 as uuidv4 } from 'uuid';
import { hashSecret, newCookie } from './secrets.ts';

/** Who is signed in by a cookie. */
export interface StoredSession {
  id: string;
  accountId: string;
  name: string;
  /** Opened by a recovery code: it registers a passkey and does nothing else. */
  onlyRegisters: boolean;
  freshUntil: Date | null;
}

/**
 * Condition of a session neither too old nor unused for too long, of an account that nobody shut out; for a session
 * `s` and its account `a`.
 */
export const SESSION_WORKS = `s.expires_at > now() AND s.seen_at > now() - interval '${IDLE_HOURS} hours' AND a.disabled_at IS NULL`;

/** The session of a cookie, which counts as used; null for one that ended. */
export async function sessionOf(client: Queries, cookie: string): Promise<StoredSession | null> {
  const { rows } = await client.query<StoredSession & { stale: boolean }>({
    name: 'session-of-cookie',
    text: `SELECT s.id::text, s.account_id::text AS "accountId", a.display_name AS name, s.only_registers AS "onlyRegisters",
                  CASE WHEN s.fresh_until > now() THEN s.fresh_until END AS "freshUntil",
                  s.seen_at < now() - interval '1 minute' AS stale
           FROM session s JOIN account a ON a.id = s.account_id WHERE s.hash = $1 AND ${SESSION_WORKS}`,
    values: [hashSecret(cookie)],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { stale, ...session } = row;
  if (stale) await client.query('UPDATE session SET seen_at = now() WHERE id = $1', [session.id]);
  return session;
}

export interface NewSession {
  accountId: string;
  /** Means of signing in: a passkey, which is fresh then, or a recovery code. */
  by: 'passkey' | 'code';
  /** The cookie that came with the request: its session ends, so that a copy of it learns nothing of this one. */
  before: string | null;
}

/** Opens a session; what is given back is its cookie. */
export async function openSession(client: Queries, { accountId, by, before }: NewSession): Promise<string> {
  if (before !== null) await endSession(client, before);
  await client.query('DELETE FROM session WHERE account_id = $1 AND expires_at < now()', [accountId]);
  const { secret, hash } = newCookie();
  await client.query(
    `INSERT INTO session (id, hash, account_id, only_registers, expires_at, fresh_until)
     VALUES ($1, $2, $3, $4, now() + interval '${SESSION_HOURS} hours',
             CASE WHEN $4 THEN NULL ELSE now() + interval '${FRESH_MINUTES} minutes' END)`,
    [uuidv4(), hash, accountId, by === 'code'],
  );
  return secret;
}

export async function endSession(client: Queries, cookie: string): Promise<void> {
  await client.query('DELETE FROM session WHERE hash = $1', [hashSecret(cookie)]);
}

/** A session as its owner sees it. */
export interface SessionRecord {
  id: string;
  openedAt: Date;
  seenAt: Date;
  expiresAt: Date;
}

/** Sessions of an account that work, the one that was used last first. */
export async function sessionsOf(client: Queries, accountId: string): Promise<SessionRecord[]> {
  const { rows } = await client.query<SessionRecord>(
    `SELECT s.id::text, s.created_at AS "openedAt", s.seen_at AS "seenAt", s.expires_at AS "expiresAt"
     FROM session s JOIN account a ON a.id = s.account_id
     WHERE s.account_id = $1 AND ${SESSION_WORKS} ORDER BY s.seen_at DESC, s.id`,
    [accountId],
  );
  return rows;
}

/** Ends every session of an account but one, on every process; gives back how many. */
export async function endOtherSessions(
  client: Queries,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<number> {
  const { rowCount } = await client.query('DELETE FROM session WHERE account_id = $1 AND id <> $2', [
    accountId,
    sessionId,
  ]);
  return rowCount ?? 0;
}

/** Ends every session of an account, on every process. */
export async function endSessionsOf(client: Queries, accountId: string): Promise<void> {
  await client.query('DELETE FROM session WHERE account_id = $1', [accountId]);
}
