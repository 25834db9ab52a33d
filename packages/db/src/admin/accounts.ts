import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import { z } from 'zod';
import { rowsOf, type Queries } from '../connection/camel-row.ts';
import { insertEvent, OPERATOR } from '../shared/new-event.ts';
import { actAsOwner, asOwner } from '../connection/owner.ts';

export const AccountRecord = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.date(),
  disabledAt: z.date().nullable(),
  /** Passkeys that work. */
  passkeys: z.int(),
  recoveryCodes: z.int(),
  memberships: z.array(z.object({ organization: z.string(), role: MembershipRole })),
  /** Name among the staff, and what they do there. */
  staff: z.object({ name: z.string(), role: StaffRole }).nullable(),
});
export type AccountRecord = z.infer<typeof AccountRecord>;

/** Everybody who signs in, in the order in which they came. */
export function listAccounts(ownerUrl: string): Promise<AccountRecord[]> {
  return asOwner(ownerUrl, (pool) => readAccounts(pool, null));
}

function readAccounts(client: Queries, id: string | null): Promise<AccountRecord[]> {
  return rowsOf(
    client,
    AccountRecord,
    `SELECT a.id::text, a.display_name AS name, a.created_at, a.disabled_at,
            (SELECT count(*)::int FROM passkey p WHERE p.account_id = a.id AND p.disabled_at IS NULL) AS passkeys,
            (SELECT count(*)::int FROM recovery_code c WHERE c.account_id = a.id AND c.used_at IS NULL) AS recovery_codes,
            coalesce((SELECT jsonb_agg(jsonb_build_object('organization', o.slug, 'role', m.role) ORDER BY o.slug)
                      FROM membership m JOIN organization o ON o.id = m.organization_id WHERE m.account_id = a.id), '[]')
              AS memberships,
            (SELECT jsonb_build_object('name', s.name, 'role', s.role) FROM staff s WHERE s.account_id = a.id) AS staff
     FROM account a WHERE $1::uuid IS NULL OR a.id = $1 ORDER BY a.created_at, a.id`,
    [id],
  );
}

/** Shuts an account out, whose sessions end with their next request, or lets it in again; again changes nothing. Errors: NOT_FOUND. */
export function setAccountDisabled(
  ownerUrl: string,
  { id, disabled }: { id: string; disabled: boolean },
): Promise<AccountRecord> {
  return actAsOwner(ownerUrl, async (client) => {
    const uuid = z.uuid().safeParse(id).data ?? null;
    const { rowCount } = await client.query(
      `UPDATE account SET disabled_at = CASE WHEN $2 THEN now() END
       WHERE id = $1 AND (disabled_at IS NOT NULL) <> $2`,
      [uuid, disabled],
    );
    if (disabled) await client.query('DELETE FROM session WHERE account_id = $1', [uuid]);
    const [account] = uuid === null ? [] : await readAccounts(client, uuid);
    if (account === undefined)
      throw new InferbenchError('NOT_FOUND', 'There is no account of this id.', {
        value: id.slice(0, 80),
        fix: '`inferbench admin account list` shows them all.',
      });
    if (rowCount === 1)
      await insertEvent(client, {
        kind: disabled ? 'DISABLE_ACCOUNT' : 'ENABLE_ACCOUNT',
        acting: OPERATOR,
        payload: { account: account.id },
      });
    return account;
  });
}
