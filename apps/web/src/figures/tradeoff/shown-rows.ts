import { isOneClass } from '@inferbench/domain/board/system-class';
import type { PlacedRow, TradeoffChart } from '@inferbench/answers/load/shape';

export interface ShownList {
  title: string;
  rows: PlacedRow[];
  /** Rows that only the table has. */
  more: number;
  /** All of the kind are of one size and layout, so that their places compare. */
  placed: boolean;
}

/** Rows of the lists at the line that a drawing has room for: the first of each, and whoever is coloured. */
export function shownLists({ atLine: { published, simulated } }: TradeoffChart, most: number): ShownList[] {
  const both = published.length > 0 && simulated.length > 0;
  const forPublished = both ? Math.ceil(most * 0.6) : most;
  const kept = cut(published, forPublished);
  const left = Math.max(2, most - kept.length - (both ? 1 : 0));
  return [
    { title: 'published', rows: kept, more: published.length - kept.length, placed: isOneClass(published) },
    { title: 'simulated', ...withMore(simulated, left), placed: isOneClass(simulated) },
  ].filter(({ rows }) => rows.length > 0);
}

function withMore(rows: readonly PlacedRow[], most: number): { rows: PlacedRow[]; more: number } {
  const kept = cut(rows, most);
  return { rows: kept, more: rows.length - kept.length };
}

function cut(rows: readonly PlacedRow[], most: number): PlacedRow[] {
  if (rows.length <= most) return [...rows];
  const coloured = rows.filter((row) => row.coloured).slice(0, most);
  const grey = rows.filter((row) => !row.coloured).slice(0, most - coloured.length);
  const kept = new Set([...coloured, ...grey]);
  return rows.filter((row) => kept.has(row));
}
