import { columnsOf, EXPORT_FILES } from '@inferbench/domain/export/export-files';
import type { ExportName, ExportType } from '@inferbench/domain/export/export-paths';
import { type CsvCell, csvLine } from '@inferbench/units/csv';

export type ExportRow = Readonly<Record<string, CsvCell>>;

/** Text of a file: its first line, where it has one, and its rows. */
export interface ExportFormat {
  contentType: string;
  fileName: string;
  head: string;
  row(row: ExportRow): string;
}

/** One header line and no comments in CSV, objects alone in JSON lines: what the columns mean is in the file about the files. */
export function exportFormat(name: ExportName, type: ExportType): ExportFormat {
  const columns = columnsOf(EXPORT_FILES[name].row).map((column) => column.name);
  const fileName = `inferbench-${name}.${type}`;
  const cells = (row: ExportRow) => columns.map((column) => row[column] ?? null);
  return type === 'csv'
    ? {
        contentType: 'text/csv; charset=utf-8',
        fileName,
        head: `${csvLine(columns)}\n`,
        row: (row) => `${csvLine(cells(row))}\n`,
      }
    : {
        contentType: 'application/jsonl; charset=utf-8',
        fileName,
        head: '',
        row: (row) =>
          `${JSON.stringify(Object.fromEntries(cells(row).map((cell, n) => [columns[n], cell])))}\n`,
      };
}
