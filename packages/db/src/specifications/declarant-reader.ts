import type pg from 'pg';

export interface StoredDeclarant {
  organizationName: string;
  /** First version of the organisation's own document, as it is stored; null for a new slug, or one of somebody else. */
  first: unknown;
}

const FIRST = {
  CHIP: `SELECT v.document FROM chip JOIN chip_version v ON v.chip_id = chip.id AND v.version = 1
         WHERE chip.slug = $2 AND chip.organization_id = $1`,
  MODEL: `SELECT v.document FROM model JOIN model_version v ON v.model_id = model.id AND v.version = 1
          WHERE model.slug = $2 AND model.organization_id = $1`,
} as const;

/** Who submits a specification, and what the slug was first. */
export async function readDeclarant(
  pool: pg.Pool,
  { organizationId, subject, slug }: { organizationId: string; subject: 'CHIP' | 'MODEL'; slug: string },
): Promise<StoredDeclarant> {
  const { rows } = await pool.query<{ name: string; first: unknown }>({
    name: `declarant-${subject.toLowerCase()}`,
    text: `SELECT name, (${FIRST[subject]}) AS first FROM organization WHERE id = $1`,
    values: [organizationId, slug],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`no organisation ${organizationId}`);
  return { organizationName: row.name, first: row.first };
}
