import { SpecificationStanding } from '@inferbench/domain/scores/standing';
import { z } from 'zod';
import type { StoredChip } from './chip-reader.ts';
import type { StoredSystem } from './node-reader.ts';

/**
 * What a statement reads of `system sys` and its `chip` beside its own columns: no document, since nearly all chips are kept. Under the
 * names of the domain at once: renaming the rows of a page takes as long as reading them.
 */
export const SYSTEM_COLUMNS = `
      sys.id AS "systemId", sys.slug AS "systemSlug", sys.chips, sys.framework, chip.id AS "chipId",
      chip.version AS "chipVersion", chip.standing AS "chipStanding", chip.content_hash AS "chipHash"`;

export const SystemRow = z.object({
  systemId: z.string(),
  systemSlug: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
  chipId: z.string(),
  chipVersion: z.int(),
  chipStanding: SpecificationStanding,
  chipHash: z.string(),
});

/** The system of a row of these columns. */
export function systemOfRow(
  { systemId: id, systemSlug: slug, chips, framework, chipId }: z.infer<typeof SystemRow>,
  known: ReadonlyMap<string, StoredChip>,
): StoredSystem {
  const chip = known.get(chipId);
  if (!chip) throw new Error(`system ${slug} lost its chip between two statements`);
  return { id, slug, chips, framework, chip };
}
