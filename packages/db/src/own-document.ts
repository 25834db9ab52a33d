import type pg from 'pg';

/** The bytes that an organisation itself submitted, as text; null for a submission of anybody else. */
export async function readOwnDocument(
  pool: pg.Pool,
  { submissionId, organizationId }: { submissionId: string; organizationId: string },
): Promise<string | null> {
  const { rows } = await pool.query<{ document: string }>({
    name: 'own-document',
    text: `SELECT convert_from(sub.document, 'UTF8') AS document FROM submission sub
           WHERE sub.id = $1 AND sub.organization_id = $2`,
    values: [submissionId, organizationId],
  });
  return rows[0]?.document ?? null;
}
