import type pg from 'pg';

/** What an organisation did under an idempotency key before, as its event says; null where it did nothing. */
export async function requestBefore(
  client: Pick<pg.PoolClient, 'query'>,
  { organizationId, idempotencyKey }: { organizationId: string; idempotencyKey: string },
): Promise<{ requestHash: string; payload: object } | null> {
  const { rows } = await client.query<{ request_hash: string | null; payload: object }>(
    'SELECT request_hash, payload FROM event WHERE organization_id = $1 AND idempotency_key = $2',
    [organizationId, idempotencyKey],
  );
  const [row] = rows;
  return row === undefined ? null : { requestHash: row.request_hash ?? '', payload: row.payload };
}
