import { SpecificationStanding } from '@inferbench/domain/scores/standing';
import type pg from 'pg';
import { z } from 'zod';
import type { StoredChip } from '../points/chip-reader.ts';
import type { StoredModel, StoredSystem } from '../points/node-reader.ts';
import { readPage } from '../shared/page-query.ts';
import { parsedChip, parsedModel } from '../connection/parsed-document.ts';
import { LISTED } from '../shared/visibility.ts';

/** Page of a list by slug: after which, and how many. */
export interface SlugPage {
  after: string | null;
  limit: number;
}

const Row = z.object({
  id: z.string(),
  slug: z.string(),
  version: z.int(),
  standing: SpecificationStanding,
  contentHash: z.string(),
  document: z.unknown(),
});

/** Chips by slug. */
export async function readChips(
  pool: pg.Pool,
  filter: { family: string | null; vendor: string | null; unreviewed: boolean },
  { after, limit }: SlugPage,
): Promise<{ rows: StoredChip[]; totalCount: number }> {
  const { rows, totalCount } = await readPage(pool, {
    name: 'chips-page',
    found: `SELECT id, slug, version, standing, content_hash, document FROM chip
            WHERE shown AND (standing <> 'DECLARED' OR $4::bool) AND ($1::text IS NULL OR document->>'family' = $1)
              AND ($2::text IS NULL OR lower(document->>'vendor') = lower($2))`,
    seek: '$3::text IS NULL OR slug > $3',
    order: 'slug',
    values: [filter.family, filter.vendor, after, filter.unreviewed, limit],
    row: Row,
  });
  return {
    totalCount,
    rows: rows.map((row) => ({
      id: row.id,
      version: row.version,
      standing: row.standing,
      chip: parsedChip(row.contentHash, row.document),
    })),
  };
}

/** Models by slug. */
export async function readModels(
  pool: pg.Pool,
  filter: { kind: string | null; slug: string | null; unreviewed: boolean },
  { after, limit }: SlugPage,
): Promise<{ rows: StoredModel[]; totalCount: number }> {
  const { rows, totalCount } = await readPage(pool, {
    name: 'models-page',
    found: `SELECT id, slug, version, standing, content_hash, document FROM model
            WHERE shown AND (standing <> 'DECLARED' OR $4::bool OR slug = $2) AND ($1::text IS NULL OR document->>'kind' = $1) AND ($2::text IS NULL OR slug = $2)`,
    seek: '$3::text IS NULL OR slug > $3',
    order: 'slug',
    values: [filter.kind, filter.slug, after, filter.unreviewed, limit],
    row: Row,
  });
  return {
    totalCount,
    rows: rows.map((row) => ({ id: row.id, model: parsedModel(row.contentHash, row.document) })),
  };
}

const SystemRow = Row.extend({
  chipId: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
});

/** Systems by slug, of all chips or of one. */
export async function readSystems(
  pool: pg.Pool,
  filter: { chip: string | null; slug: string | null },
  { after, limit }: SlugPage,
): Promise<{ rows: StoredSystem[]; totalCount: number }> {
  const { rows, totalCount } = await readPage(pool, {
    name: 'systems-page',
    found: `SELECT system.id, system.slug, system.chips, system.framework, chip.id AS chip_id, chip.version, chip.standing,
                   chip.content_hash, chip.document
            FROM system JOIN chip ON chip.id = system.chip_id
            WHERE ($1::text IS NULL OR chip.slug = $1) AND ($2::text IS NULL OR system.slug = $2)
              AND EXISTS (SELECT 1 FROM run JOIN submission sub ON sub.id = run.submission_id
                          WHERE run.system_id = system.id AND ${LISTED})`,
    seek: '$3::text IS NULL OR slug > $3',
    order: 'slug',
    values: [filter.chip, filter.slug, after, limit],
    row: SystemRow,
  });
  return {
    totalCount,
    rows: rows.map(({ id, slug, chips, framework, ...row }) => ({
      id,
      slug,
      chips,
      framework,
      chip: {
        id: row.chipId,
        version: row.version,
        standing: row.standing,
        chip: parsedChip(row.contentHash, row.document),
      },
    })),
  };
}
