import { SpecificationStanding } from '@inferbench/domain/scores/standing';
import type pg from 'pg';
import { z } from 'zod';

const Row = z.object({
  id: z.string(),
  standing: SpecificationStanding,
  /** Name of the organisation that holds it. */
  organization: z.string().nullable(),
});

export interface ModelStanding {
  standing: SpecificationStanding;
  /** Organisation that declared it; null for the shipped catalogue. */
  declaredBy: string | null;
}

/** Who says what each model's specification says, by id. */
export async function modelStandings(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<Map<string, ModelStanding>> {
  const { rows } = await pool.query({
    name: 'model-standings',
    text: `SELECT model.id, model.standing, org.name AS organization
           FROM model LEFT JOIN organization org ON org.id = model.organization_id WHERE model.id = ANY($1::uuid[])`,
    values: [ids],
  });
  return new Map(
    rows.map((row: object) => {
      const { id, standing, organization } = Row.parse(row);
      return [id, { standing, declaredBy: standing === 'CATALOGUE' ? null : organization }];
    }),
  );
}
