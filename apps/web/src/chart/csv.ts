import { csvLine } from '@inferbench/importers/csv';
import { plainCell } from './figure-json.ts';
import type { FigureTable } from './figure.ts';

/** RFC 4180: a header, one line a row, CRLF. */
export function csvText({ columns, rows }: FigureTable): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => row.map(plainCell))].map(csvLine);
  return `${lines.join('\r\n')}\r\n`;
}
