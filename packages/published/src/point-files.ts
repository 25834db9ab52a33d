import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { type PointTable, readPointTable } from '@inferbench/importers/published/point-table';

/** One folder a source, one file a model. */
export const POINTS_FOLDER = path.resolve(import.meta.dirname, '../../../packages/published/points');

/** Paths within the folder, in the order of their names. */
export function pointFiles(folder: string = POINTS_FOLDER): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.csv'))
    .toSorted();
}

export function readPointFile(file: string, folder: string = POINTS_FOLDER): PointTable {
  try {
    return readPointTable(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The tables as lists, one a source: a run is never of two models, and its source is said once. */
export function readPointLists(folder: string = POINTS_FOLDER): MeasurementList[] {
  const lists = new Map<string, MeasurementList>();
  for (const file of pointFiles(folder)) {
    const { source, rows } = readPointFile(file, folder);
    const list = lists.get(source.document);
    if (list === undefined) lists.set(source.document, { schema: 'inferbench.measurements/1', source, rows });
    else list.rows.push(...rows);
  }
  return [...lists.values()];
}
