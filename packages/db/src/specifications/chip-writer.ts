import type { Chip } from '@inferbench/domain/chips/chip';
import type pg from 'pg';
import { type NewSpecification, type PutOutcome, putVersion } from './version-writer.ts';

/** A chip's specification as its next version: earlier ones stay, and the database works out which of them stands. */
export function putChip(client: pg.PoolClient, chip: Chip, spec: NewSpecification): Promise<PutOutcome> {
  return putVersion(client, { table: 'chip', slug: chip.slug, document: JSON.stringify(chip), spec });
}
