import { type CsvCell, csvLine } from '@inferbench/importers/csv';
import type { Cell, FigureTable } from './figure.ts';

function cellOf(cell: Cell): CsvCell {
  return cell !== null && typeof cell === 'object' ? cell.words : cell;
}

/** RFC 4180: a header, one line a row, CRLF. */
export function csvText({ columns, rows }: FigureTable): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => row.map(cellOf))].map(csvLine);
  return `${lines.join('\r\n')}\r\n`;
}
