import type { PlacedRow } from '@inferbench/domain/tradeoff-chart';

export interface Column {
  key: 'price' | 'energy' | 'flexibility' | 'alone';
  head: string;
  unit: string;
  money: boolean;
}

/** What stands beside the value that ranks. */
export const COLUMNS: readonly Column[] = [
  { key: 'price', head: 'Price', unit: '$ per M tokens', money: true },
  { key: 'energy', head: 'Energy', unit: 'J per token', money: false },
  { key: 'flexibility', head: 'Flexibility', unit: 'share run well', money: false },
  { key: 'alone', head: 'Speed', unit: 'tokens/s, one user alone', money: false },
];

/** Columns in which nobody has a value: said in one line below the table instead of shown. */
export function absentColumns(rows: readonly PlacedRow[]): Column[] {
  return COLUMNS.filter(({ key }) => rows.every((row) => row[key].value === null));
}
