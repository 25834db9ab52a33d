import type { PlacedRow } from '@inferbench/domain/tradeoff-chart';

export interface Column {
  key: 'price' | 'energy' | 'flexibility' | 'alone';
  head: string;
  unit: string;
  money: boolean;
  /** What stands below a value is the same of every system, and belongs to the unit. */
  alike?: true;
}

/** What stands beside the value that ranks. */
export const COLUMNS: readonly Column[] = [
  { key: 'price', head: 'Price', unit: '$ per M tokens', money: true },
  { key: 'energy', head: 'Energy', unit: 'J per token', money: false },
  { key: 'flexibility', head: 'Flexibility', unit: 'share run well', money: false, alike: true },
  { key: 'alone', head: 'Speed', unit: 'tokens/s, one user alone', money: false },
];

/** The unit, with what stands below every value of the column. */
export function unitOf({ key, unit, alike }: Column, rows: readonly PlacedRow[]): string {
  const known = alike && rows.find((row) => row[key].value !== null);
  return known ? `${unit} ${known[key].words}` : unit;
}

/** Columns in which nobody has a value: said in one line below the table instead of shown. */
export function absentColumns(rows: readonly PlacedRow[]): Column[] {
  return COLUMNS.filter(({ key }) => rows.every((row) => row[key].value === null));
}
