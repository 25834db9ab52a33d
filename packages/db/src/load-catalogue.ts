import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import { type ClaimedName, namesOfChip, namesOfModel } from '@inferbench/domain/claimed-name';
import type { Model } from '@inferbench/domain/model';
import type pg from 'pg';
import { type PutOutcome, putChip } from './chip-writer.ts';
import { claimStoredNames } from './claim-stored-names.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { putModel } from './model-writer.ts';
import { claimNames } from './name-claims.ts';
import { parsedChip, parsedModel } from './parsed-document.ts';
import { inTransaction } from './transaction.ts';

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

/** The catalogue as stored, parsed on the way out: old rows may predate today's schema. */
export async function readCatalogue(prisma: PrismaClient): Promise<CatalogueView> {
  const [chips, models] = await Promise.all([prisma.chip.findMany(), readModels(prisma)]);
  return {
    chips: new Map(chips.map((row) => [row.slug, parsedChip(row.contentHash, row.document)])),
    models,
  };
}

/** All models: a run's score may take others beside its own, such as encoders and drafts. */
export async function readModels(prisma: PrismaClient): Promise<CatalogueView['models']> {
  const models = await prisma.model.findMany();
  return new Map(models.map((row) => [row.slug, parsedModel(row.contentHash, row.document)]));
}

/** Changes with any chip or model: what cached answers about the catalogue depend on. */
export async function catalogueVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    `SELECT md5(coalesce(string_agg(content_hash, ',' ORDER BY content_hash), '')) AS version
     FROM (SELECT content_hash FROM chip UNION ALL SELECT content_hash FROM model) entries`,
  );
  return rows[0]?.version ?? '';
}
