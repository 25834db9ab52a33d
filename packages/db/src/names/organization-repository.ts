import type { ClaimedName } from '@inferbench/domain/catalogue/claimed-name';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { nameProblem } from '@inferbench/domain/names/public-name';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { claimNames } from './name-claims.ts';
import { inTransaction } from '../connection/transaction.ts';

export interface NewOrganization {
  slug: string;
  name: string;
}

/** Id of an organisation, made with its names where it is new. Errors: INVALID, NAME_TAKEN. */
export async function ensureOrganization(pool: pg.Pool, organization: NewOrganization): Promise<string> {
  return inTransaction(pool, async (client) => (await makeOrganization(client, organization)).id);
}

/** The same in the caller's transaction, and whether it is new. */
export async function makeOrganization(
  client: pg.PoolClient,
  organization: NewOrganization,
): Promise<{ id: string; made: boolean }> {
  const { rowCount } = await client.query(
    'INSERT INTO organization (id, slug, name) VALUES ($1, $2, $3) ON CONFLICT (slug) DO NOTHING',
    [uuidv7(), organization.slug, organization.name],
  );
  const { rows } = await client.query<{ id: string }>('SELECT id FROM organization WHERE slug = $1', [
    organization.slug,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`organisation ${organization.slug} was not made`);
  const made = rowCount === 1;
  if (made) await claimOwnNames(client, row.id, organization);
  return { id: row.id, made };
}

export function namesOfOrganization({ slug, name }: NewOrganization): ClaimedName[] {
  return [
    { kind: 'ORGANIZATION', path: 'name', name },
    { kind: 'ORGANIZATION', path: 'slug', name: slug },
  ];
}

async function claimOwnNames(
  client: pg.PoolClient,
  id: string,
  organization: NewOrganization,
): Promise<void> {
  const names = namesOfOrganization(organization);
  for (const { path, name } of names) {
    const problem = nameProblem(name);
    if (problem !== null) {
      const message = `The organisation's ${path} ${problem.words}.`;
      throw new InferbenchError('INVALID', message, { path, expected: problem.expected });
    }
  }
  const conflict = await claimNames(client, { entityId: id, organizationId: id }, names);
  if (conflict === null) return;
  const { path, name, held } = conflict;
  throw new InferbenchError('NAME_TAKEN', `The organisation's ${path} "${name}" looks like "${held}".`, {
    path,
    value: name,
    fix: 'Choose another name.',
  });
}
