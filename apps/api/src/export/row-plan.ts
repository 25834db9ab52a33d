import type { ExportRow } from './export-format.ts';

/** Price of a file in a visitor's points, and its rows, a batch at a time: the next one when the reader took the last. */
export interface Plan {
  points: number;
  batches(): AsyncIterable<readonly ExportRow[]>;
}

/** Rows that are in memory as text at a time: as many as are written within the event loop's patience. */
export const BATCH = 100;

export async function* batchesOf(rows: readonly ExportRow[]): AsyncGenerator<readonly ExportRow[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}
