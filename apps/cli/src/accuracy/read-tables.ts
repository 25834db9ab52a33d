import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { readPointTable } from '@inferbench/importers/published/point-table';
import { readInput } from '../input/read-input.ts';

/** Where a checkout keeps its tables, a folder a source. */
const CHECKOUT_TABLES = 'packages/published/points';

/** All tables of published points of a folder, that of this checkout, in the order of their paths. Error: FILE_NOT_READABLE. */
export function checkoutTables(folder: string = CHECKOUT_TABLES): string[] {
  if (!existsSync(folder)) {
    throw new InferbenchError('FILE_NOT_READABLE', `${folder} is not here.`, {
      path: folder,
      fix: 'Run it in the root of a checkout of the repository, or name the tables.',
    });
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .map((file) => path.join(folder, file));
}

/** Tables of published points, one list each; those of some sources alone where `documents` names them. Error: INVALID. */
export async function readTables(
  files: readonly string[],
  documents?: ReadonlySet<string>,
): Promise<MeasurementList[]> {
  const lists = await Promise.all(files.map((file) => readTable(file, documents)));
  return lists.flatMap((list) => list ?? []);
}

async function readTable(
  file: string,
  documents: ReadonlySet<string> | undefined,
): Promise<MeasurementList | null> {
  try {
    const text = await readInput(file);
    const [, document = ''] = /^# source: (.*)$/m.exec(text) ?? [];
    if (documents?.has(document) === false) return null;
    const { source, rows } = readPointTable(text);
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
