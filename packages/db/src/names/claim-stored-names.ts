import { Chip } from '@inferbench/domain/chips/chip';
import { namesOfChip, namesOfModel } from '@inferbench/domain/catalogue/claimed-name';
import { Model } from '@inferbench/domain/models/model';
import type pg from 'pg';
import { claimNames } from './name-claims.ts';
import { namesOfOrganization } from './organization-repository.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** Names of what was stored before names were claimed, oldest first; what is held by then stays with its holder. */
export async function claimStoredNames(client: Queryable): Promise<void> {
  for (const { id, slug, name } of await unclaimed<{ slug: string; name: string }>(client, 'organization'))
    await claimNames(client, { entityId: id, organizationId: id }, namesOfOrganization({ slug, name }));
  for (const { id, organization_id: organizationId, document } of await unclaimed<Specification>(
    client,
    'chip',
  ))
    await claimNames(client, { entityId: id, organizationId }, namesOfChip(Chip.parse(document)));
  for (const { id, organization_id: organizationId, document } of await unclaimed<Specification>(
    client,
    'model',
  ))
    await claimNames(client, { entityId: id, organizationId }, namesOfModel(Model.parse(document)));
}

interface Specification {
  organization_id: string | null;
  document: unknown;
}

/** Ids grow with time (UUID version 7). */
async function unclaimed<T>(
  client: Queryable,
  table: 'organization' | 'chip' | 'model',
): Promise<(T & { id: string })[]> {
  const { rows } = await client.query<T & { id: string }>(
    `SELECT * FROM ${table} t WHERE NOT EXISTS (SELECT 1 FROM name_claim c WHERE c.entity_id = t.id::text)
     ${table === 'organization' ? '' : 'AND t.organization_id IS NOT NULL'} ORDER BY t.id`,
  );
  return rows;
}
