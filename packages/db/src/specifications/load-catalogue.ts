import type { Queries } from '../connection/camel-row.ts';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { Chip } from '@inferbench/domain/chips/chip';
import { type ClaimedName, namesOfChip, namesOfModel } from '@inferbench/domain/catalogue/claimed-name';
import { Model } from '@inferbench/domain/models/model';
import type pg from 'pg';
import { putChip } from './chip-writer.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { putModel } from './model-writer.ts';
import { claimNames } from '../names/name-claims.ts';
import { parsedChip, parsedModel } from '../connection/parsed-document.ts';
import { inTransaction } from '../connection/transaction.ts';
import type { PutOutcome } from './version-writer.ts';
import { namesOfOrganization } from '../names/organization-repository.ts';

export interface HashedCatalogue extends CatalogueView {
  hashOf(document: Chip | Model): string;
}

const OURS = { organizationId: null, submissionId: null } as const;

/**
 * Brings the shipped catalogue into the database with its names; what is the same stays, and what a vendor holds is left
 * alone. Gives the shipped names that somebody holds already.
 */
export async function loadCatalogue(pool: pg.Pool, catalogue: HashedCatalogue): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    const contested: string[] = [];
    const claim = async (put: PutOutcome, names: readonly ClaimedName[]) => {
      if (put.kind === 'taken') return;
      const conflict = await claimNames(client, { entityId: put.id, organizationId: null }, names);
      if (conflict !== null) contested.push(conflict.name);
    };
    for (const chip of catalogue.chips.values()) {
      const put = await putChip(client, chip, { contentHash: catalogue.hashOf(chip), ...OURS });
      await claim(put, namesOfChip(chip));
    }
    for (const model of catalogue.models.values()) {
      const put = await putModel(client, model, { contentHash: catalogue.hashOf(model), ...OURS });
      await claim(put, namesOfModel(model));
    }
    await claimStoredNames(client);
    return contested;
  });
}

/** The catalogue as everybody sees it, what nobody reviewed apart; parsed on the way out: old rows may predate today's schema. */
export async function readCatalogue(prisma: PrismaClient): Promise<CatalogueView> {
  const [chips, models] = await Promise.all([
    prisma.chip.findMany({ where: { shown: true } }),
    prisma.model.findMany({ where: { shown: true } }),
  ]);
  const declared = (row: { standing: string }) => row.standing === 'DECLARED';
  const effective = (row: { standing: string }) => !declared(row);
  return {
    chips: chipsOf(chips.filter(effective)),
    models: modelsOf(models.filter(effective)),
    declared: {
      chips: chipsOf(chips.filter(declared)),
      models: modelsOf(models.filter(declared)),
      holders: new Map(models.filter(declared).map((row) => [row.slug, row.organizationId])),
    },
  };
}

interface StoredEntry {
  slug: string;
  contentHash: string;
  document: unknown;
}

function chipsOf(rows: readonly StoredEntry[]): CatalogueView['chips'] {
  return new Map(rows.map((row) => [row.slug, parsedChip(row.contentHash, row.document)]));
}

function modelsOf(rows: readonly StoredEntry[]): CatalogueView['models'] {
  return new Map(rows.map((row) => [row.slug, parsedModel(row.contentHash, row.document)]));
}

/** All models, those that nobody reviewed too: a run's score may take others beside its own, such as encoders and drafts. */
export async function readModels(prisma: PrismaClient): Promise<CatalogueView['models']> {
  return modelsOf(await prisma.model.findMany());
}

/** Changes with any chip or model: what cached answers about the catalogue depend on. */
export async function catalogueVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'catalogue-version',
    text: `SELECT md5(coalesce(string_agg(content_hash, ',' ORDER BY content_hash), '')) AS version
     FROM (SELECT content_hash || standing AS content_hash FROM chip WHERE shown
           UNION ALL SELECT content_hash || standing FROM model WHERE shown) entries`,
  });
  return rows[0]?.version ?? '';
}

/** Names of what was stored before names were claimed, oldest first; what is held by then stays with its holder. */
async function claimStoredNames(client: Queries): Promise<void> {
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
  client: Queries,
  table: 'organization' | 'chip' | 'model',
): Promise<(T & { id: string })[]> {
  const { rows } = await client.query<T & { id: string }>(
    `SELECT * FROM ${table} t WHERE NOT EXISTS (SELECT 1 FROM name_claim c WHERE c.entity_id = t.id::text)
     ${table === 'organization' ? '' : 'AND t.organization_id IS NOT NULL'} ORDER BY t.id`,
  );
  return rows;
}
