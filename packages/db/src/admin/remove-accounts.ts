import type pg from 'pg';

/** Takes out who belongs to some organisations: memberships, invitations, and accounts that belong to nothing else, with all that is theirs. */
export async function removeAccountsOf(
  client: pg.PoolClient,
  organizationIds: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT DISTINCT m.account_id::text AS id FROM membership m WHERE m.organization_id = ANY ($1::uuid[])
       AND NOT EXISTS (SELECT 1 FROM membership o WHERE o.account_id = m.account_id AND o.organization_id <> ALL ($1::uuid[]))
       AND NOT EXISTS (SELECT 1 FROM staff s WHERE s.account_id = m.account_id)`,
    [organizationIds],
  );
  const accounts = rows.map(({ id }) => id);
  await client.query('DELETE FROM membership WHERE organization_id = ANY ($1::uuid[])', [organizationIds]);
  // What an operator did for them names the invitation alone.
  await client.query(
    `WITH gone AS (DELETE FROM invitation WHERE organization_id = ANY ($1::uuid[]) RETURNING id::text)
     DELETE FROM event WHERE payload ->> 'invitation' IN (SELECT id FROM gone)`,
    [organizationIds],
  );
  for (const table of ['event', 'session', 'recovery_code', 'passkey'])
    await client.query(`DELETE FROM ${table} WHERE account_id = ANY ($1::uuid[])`, [accounts]);
  await client.query('DELETE FROM account WHERE id = ANY ($1::uuid[])', [accounts]);
}
