import type { Queries } from '../connection/camel-row.ts';
import { nameSkeletons } from '@inferbench/domain/names/public-name';

export interface NameBearers {
  /** The organisation that writes itself exactly so, by name or slug, and can be asked; null for none. */
  tester: { id: string; name: string } | null;
  /** A name that is held here and that the text is, or looks like; null for none. */
  held: string | null;
  /** Vendors of chips, and organisations of the installation that are nobody's to name: the catalogue's and the staff's. */
  bodies: string[];
}

/** Who bears a name that somebody states, among all that has a name here. */
export async function findBearers(pool: Queries, name: string): Promise<NameBearers> {
  const { rows } = await pool.query<{ tester: NameBearers['tester']; held: string | null; bodies: string[] }>(
    {
      name: 'bearers-of-name',
      text: `SELECT
             (SELECT json_build_object('id', id, 'name', name) FROM organization
              WHERE kind = 'ORDINARY' AND suspended_at IS NULL AND (name = $1 OR slug = $1) ORDER BY slug LIMIT 1) AS tester,
             (SELECT name FROM name_claim WHERE skeleton = ANY($2::text[]) ORDER BY kind, skeleton LIMIT 1) AS held,
             array(SELECT DISTINCT name FROM name_claim WHERE kind = 'VENDOR' AND organization_id IS NULL
                   UNION SELECT name FROM organization WHERE kind IN ('CATALOGUE', 'STAFF') ORDER BY 1) AS bodies`,
      values: [name, nameSkeletons(name)],
    },
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a statement without FROM has a row');
  return row;
}
