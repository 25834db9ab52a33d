import { Chip } from '@inferbench/domain/chip';
import type { PrismaClient } from './generated/prisma/client.ts';

export interface StoredChip {
  id: string;
  chip: Chip;
}

/** A chip by slug, parsed on the way out; null where there is none. */
export async function readChip(prisma: PrismaClient, slug: string): Promise<StoredChip | null> {
  const row = await prisma.chip.findUnique({ where: { slug } });
  return row === null ? null : { id: row.id, chip: Chip.parse(row.document) };
}
