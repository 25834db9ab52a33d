import type { Drawing, DrawingWidth } from './drawing.ts';

/** A number is shown with three digits, a whole one with all of its digits, and written to files in full; null is a value that does not exist. */
export type Cell = string | number | null | { words: string; href: string };

export interface FigureTable {
  caption: string;
  columns: readonly { head: string; numeric: boolean }[];
  rows: readonly (readonly Cell[])[];
}

/** A column: its head, what of a row stands in it, and whether that is a number. */
export type TableColumn<Row> = readonly [head: string, of: (row: Row) => Cell, kind?: 'NUMBER'];

/** A table of such columns, one row for each. */
export function tableOf<Row>(
  caption: string,
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
): FigureTable {
  return {
    caption,
    columns: columns.map(([head, , kind]) => ({ head, numeric: kind === 'NUMBER' })),
    rows: rows.map((row) => columns.map(([, of]) => of(row))),
  };
}

/** What opens a chart's table, wherever the chart stands. */
export const NUMBERS_BEHIND = 'Numbers behind the chart';

/** A chart: its finding in one sentence, its drawing for each width, and its numbers. */
export interface Figure {
  sentence: string;
  draw: (width: DrawingWidth) => Drawing;
  /** What the page shows. */
  table: FigureTable;
  /** What the CSV holds where that is more than the page can show. */
  data?: FigureTable;
}
