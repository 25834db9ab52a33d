import { readCell } from '../shared/read-table.ts';
import { classOfKey, isNumeric, isProse, type KeyClass, TEXT_REMOVED } from './text-keys.ts';
import { TextWriter } from './text-writer.ts';

/** Comma-separated sections cell by cell: a column of texts keeps its numbers, and every other byte stays. */
export function withoutTableTexts(text: string): { text: string; textsRemoved: number } {
  const writer = new TextWriter(text);
  let columns: KeyClass[] | null = null;
  let header: string[] = [];
  let [at, column] = [0, 0];
  while (at <= text.length) {
    const cell = readCell(text, at);
    // Not a table after all: what cannot be read is not copied.
    if (cell === null) {
      writer.replace(at, text.length);
      break;
    }
    const ends = text[cell.end] !== ',';
    if (columns === null) header.push(cell.text);
    if (mustGo(cell.text, columns?.[column] ?? 'plain'))
      writer.replace(at, cell.end, text[cell.end - 1] === '\r' ? `${TEXT_REMOVED}\r` : TEXT_REMOVED);
    column += 1;
    at = cell.end + 1;
    if (!ends) continue;
    const blank = column === 1 && cell.text === '';
    // The first line of each section holds its names.
    if (blank) columns = null;
    else columns ??= header.map((name) => classOfKey(name));
    header = [];
    column = 0;
  }
  return writer.finish();
}

function mustGo(value: string, column: KeyClass): boolean {
  if (value === '' || value === TEXT_REMOVED) return false;
  return isProse(value) || (column !== 'plain' && !isNumeric(value));
}
