import type { Kind } from '@inferbench/domain/terms/kind';

/** A value with what is known of it: the ends of its interval, its kind, and whether the interval was stated or is assumed. */
interface Valued {
  value: number;
  low?: number | null;
  high?: number | null;
  kind?: Kind | null;
  interval?: 'STATED' | 'ASSUMED';
}

/** A value that does not exist: the reason as a code, and in words. */
interface Missing {
  missing: string;
  words: string;
}

interface Link {
  words: string;
  href: string;
  /** Stands in files in place of the words. */
  id?: string;
}

/** Cell of a table. Null is a value that nobody asks for there. */
export type Cell = string | number | null | Valued | Missing | Link;

interface Column {
  head: string;
  /** Name of the column in files; its head where left out. */
  key?: string;
  unit?: string;
  numeric: boolean;
  /** Number as a page shows it; files hold it in full. Three digits where left out, and whole numbers with all of theirs. */
  format?: (value: number) => string;
}

export interface Table {
  caption: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

/** A column: its head, what of a row stands in it, and whether that is a number, or what else is known of it. */
export type TableColumn<Row> = readonly [
  head: string,
  of: (row: Row) => Cell,
  kind?: 'NUMBER' | Partial<Omit<Column, 'head'>>,
];

/** A table of such columns, one row for each. */
export function tableOf<Row>(
  caption: string,
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
): Table {
  return {
    caption,
    columns: columns.map(([head, , kind]) =>
      typeof kind === 'object' ? { numeric: false, ...kind, head } : { head, numeric: kind === 'NUMBER' },
    ),
    rows: rows.map((row) => columns.map(([, of]) => of(row))),
  };
}

export function isLink(cell: Cell): cell is Link {
  return typeof cell === 'object' && cell !== null && 'href' in cell;
}

/** Words or the number of a cell, as files have it. */
export function plainCell(cell: Cell): string | number | null {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('value' in cell) return cell.value;
  return isLink(cell) ? (cell.id ?? cell.words) : cell.words;
}
