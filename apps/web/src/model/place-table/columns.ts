import type { PlacedRow } from '@inferbench/answers/load/shape';

export interface Column {
  key: 'price' | 'energy' | 'flexibility' | 'alone';
  head: string;
  unit: string;
  money: boolean;
  /** Words of a value that the unit says already: they do not stand below it again. */
  says?: string;
  /** What stands below a value is the same of every system, and belongs to the unit. */
  alike?: true;
}

export const COLUMNS: readonly Column[] = [
  { key: 'price', head: 'Price', unit: '$ per M tokens', money: true },
  { key: 'energy', head: 'Energy', unit: 'J per token', money: false },
  { key: 'flexibility', head: 'Flexibility', unit: 'share run well', money: false, alike: true },
  { key: 'alone', head: 'Fastest', unit: 'tokens/s of one user', money: false, says: 'one user' },
];

/** A column whose unit says what stands below every value of it. */
export function columnOf(column: Column, rows: readonly PlacedRow[]): Column {
  const { key, unit, alike } = column;
  const known = alike && rows.find((row) => row[key].value !== null);
  if (!known) return column;
  const { words } = known[key];
  return { ...column, unit: `${unit} ${words}`, says: words };
}

/** What stands below a value: nothing that the unit says already. */
export function wordsBelow({ says }: Column, words: string): string | null {
  return words === '' || words === says ? null : words;
}

/** Columns in which nobody has a value: said in one line below the table instead of shown. */
export function absentColumns(rows: readonly PlacedRow[]): Column[] {
  return COLUMNS.filter(({ key }) => rows.every((row) => row[key].value === null));
}
