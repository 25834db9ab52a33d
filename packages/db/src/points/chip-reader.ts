import { camelRow } from '../connection/camel-row.ts';
import type { Chip } from '@inferbench/domain/chips/chip';
import { SpecificationStanding } from '@inferbench/domain/scores/standing';
import type pg from 'pg';
import { z } from 'zod';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { knownChip, parsedChip } from '../connection/parsed-document.ts';

export interface StoredChip {
  id: string;
  version: number;
  /** Who says what it says. */
  standing: SpecificationStanding;
  chip: Chip;
}

export function storedChip(row: {
  id: string;
  version: number;
  standing: string;
  contentHash: string;
  document: unknown;
}): StoredChip {
  const standing = SpecificationStanding.parse(row.standing);
  return { id: row.id, version: row.version, standing, chip: parsedChip(row.contentHash, row.document) };
}

/** A chip by slug, parsed on the way out; null where there is none. */
export async function readChip(prisma: PrismaClient, slug: string): Promise<StoredChip | null> {
  const row = await prisma.chip.findUnique({ where: { slug } });
  return row === null || !row.shown ? null : storedChip(row);
}

const Unread = z.object({
  id: z.string(),
  version: z.int(),
  standing: SpecificationStanding,
  contentHash: z.string(),
  document: z.string(),
});

/** What a row that joins a chip says of it; its document stays in the database. */
export interface ChipReference {
  chipId: string;
  chipVersion: number;
  chipStanding: SpecificationStanding;
  chipHash: string;
}

/** Chips of rows, by id. Documents are read only of those that this process has not parsed under this hash. */
export async function chipsOfRows(
  pool: pg.Pool,
  rows: readonly ChipReference[],
): Promise<Map<string, StoredChip>> {
  const chips = new Map<string, StoredChip>();
  const unread = new Set<string>();
  for (const { chipId: id, chipVersion: version, chipStanding: standing, chipHash: hash } of rows) {
    if (chips.has(id) || unread.has(id)) continue;
    const chip = knownChip(hash);
    if (chip) chips.set(id, { id, version, standing, chip });
    else unread.add(id);
  }
  if (unread.size === 0) return chips;
  const found = await pool.query({
    name: 'chips-by-id',
    text: `SELECT id, version, standing, content_hash AS "contentHash", document::text FROM chip WHERE id = ANY($1::uuid[])`,
    values: [[...unread]],
  });
  for (const row of found.rows) {
    const chip = storedChip(Unread.parse(camelRow(row)));
    chips.set(chip.id, chip);
  }
  return chips;
}

/** Name of the organisation that holds a chip; null for the shipped catalogue. */
export async function readDeclaredBy(pool: pg.Pool, chipId: string): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'chip-declared-by',
    text: 'SELECT org.name FROM chip JOIN organization org ON org.id = chip.organization_id WHERE chip.id = $1',
    values: [chipId],
  });
  return rows[0]?.name ?? null;
}
