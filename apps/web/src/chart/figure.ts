import type { Drawing, DrawingWidth } from './drawing.ts';

/** A number is shown with three digits, a whole one with all of its digits, and written to files in full; null is a value that does not exist. */
export type Cell = string | number | null | { words: string; href: string };

export interface FigureColumn {
  head: string;
  numeric: boolean;
}

/** Columns of words. */
export function wordColumns(...heads: readonly string[]): FigureColumn[] {
  return heads.map((head) => ({ head, numeric: false }));
}

/** Columns of numbers. */
export function numberColumns(...heads: readonly string[]): FigureColumn[] {
  return heads.map((head) => ({ head, numeric: true }));
}

export interface FigureTable {
  caption: string;
  columns: readonly FigureColumn[];
  rows: readonly (readonly Cell[])[];
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
