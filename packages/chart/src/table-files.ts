import { csvLine } from '@inferbench/units/csv';
import { plainCell, type Table } from './table.ts';

const namesOf = ({ columns }: Table) => columns.map(({ head, key = head }) => key);

/** RFC 4180: a header, one line a row, CRLF. */
export function csvText(table: Table): string {
  const lines = [namesOf(table), ...table.rows.map((row) => row.map(plainCell))].map(csvLine);
  return `${lines.join('\r\n')}\r\n`;
}

/** Rows of a table as JSON has them: an object each, by the names that its CSV has. */
export function jsonRows(table: Table): Record<string, string | number | null>[] {
  const names = namesOf(table);
  return table.rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, plainCell(row[index] ?? null)])),
  );
}
