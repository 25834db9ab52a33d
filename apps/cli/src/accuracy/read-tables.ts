import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { MeasurementList } from '@inferbench/domain/measurement-list';
import { readPointTable } from '@inferbench/importers/published/point-table';
import { readInput } from '../input/read-input.ts';

/** Where a checkout keeps its tables, a folder a source. */
const CHECKOUT_TABLES = 'packages/published/points';

/** All tables of published points of this checkout, in the order of their paths. Error: FILE_NOT_READABLE. */
export function checkoutTables(): string[] {
  if (!existsSync(CHECKOUT_TABLES)) {
    throw new InferbenchError('FILE_NOT_READABLE', `${CHECKOUT_TABLES} is not here.`, {
      path: CHECKOUT_TABLES,
      fix: 'Run it in the root of a checkout of the repository, or name tables with --tables.',
    });
  }
  const files = readdirSync(CHECKOUT_TABLES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .map((file) => path.join(CHECKOUT_TABLES, file));
}

/** Tables of published points, one list each. Error: INVALID. */
export async function readTables(files: readonly string[]): Promise<MeasurementList[]> {
  return await Promise.all(files.map(readTable));
}

async function readTable(file: string): Promise<MeasurementList> {
  try {
    const { source, rows } = readPointTable(await readInput(file));
    return { schema: 'inferbench.measurements/1', source, rows };
  } catch (error) {
    if (error instanceof InferbenchError) throw error;
    throw new InferbenchError('INVALID', `${file}: ${error instanceof Error ? error.message : 'no table'}`, {
      path: file,
      expected: 'a table of published points (inferbench.points/1)',
      fix: 'See packages/published/points for examples.',
    });
  }
}
