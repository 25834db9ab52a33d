import type pg from 'pg';
import { z } from 'zod';
import { aboutOneself, insertEvent } from '../shared/new-event.ts';

const TakenKind = z.enum(['accepted', 'replayed', 'unknown', 'gone', 'other-person']);

/** What became of an invitation that somebody takes; `other-person`: the account is another person of the staff. */
export type TakenKind = z.infer<typeof TakenKind>;

/** Takes an invitation in the caller's transaction, with its event. */
export async function takeInvitation(
  client: pg.PoolClient,
  { hash, accountId }: { hash: Buffer; accountId: string },
): Promise<TakenKind> {
  const { rows } = await client.query<{ kind: string; id: string | null }>(
    `SELECT use_invitation($1, $2) AS kind, (SELECT id::text FROM invitation WHERE token_hash = $1) AS id`,
    [hash, accountId],
  );
  const kind = TakenKind.parse(rows[0]?.kind);
  if (kind === 'accepted')
    await insertEvent(client, {
      kind: 'ACCEPT_INVITATION',
      acting: aboutOneself(accountId),
      payload: { invitation: rows[0]?.id },
    });
  return kind;
}

/** Whether an invitation would be taken now: asked before an authenticator makes a key for it. */
export async function invitationState(pool: pg.Pool, hash: Buffer): Promise<'open' | 'gone' | 'unknown'> {
  const { rows } = await pool.query<{ open: boolean }>(
    `SELECT i.used_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now() AND org.suspended_at IS NULL
              AND staff.disabled_at IS NULL AS open
     FROM invitation i LEFT JOIN organization org ON org.id = i.organization_id LEFT JOIN staff ON staff.id = i.staff_id
     WHERE i.token_hash = $1`,
    [hash],
  );
  const [row] = rows;
  if (row === undefined) return 'unknown';
  return row.open ? 'open' : 'gone';
}
