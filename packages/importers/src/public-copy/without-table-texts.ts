import { readCell } from '../shared/read-table.ts';
import { classOfKey, isNumberList, isNumeric, isProse, type KeyClass, TEXT_REMOVED } from './text-keys.ts';
import { TextWriter } from './text-writer.ts';

/**
 * Comma-separated sections cell by cell: a column of texts keeps its numbers, and every other byte stays. `nameLines`: lines of
 * names that a section begins with.
 */
export function withoutTableTexts(text: string, nameLines = 1): { text: string; textsRemoved: number } {
  const writer = new TextWriter(text);
  let columns: KeyClass[] | null = null;
  let header: string[] = [];
  let [at, column, line] = [0, 0, 0];
  while (at <= text.length) {
    const cell = readCell(text, at);
    // Not a table after all: what cannot be read is not copied.
    if (cell === null) {
      writer.replace(at, text.length);
      break;
    }
    const ends = text[cell.end] !== ',';
    if (line === 0) header.push(cell.text);
    if (mustGo(cell.text, columns?.[column] ?? 'plain'))
      writer.replace(at, cell.end, text[cell.end - 1] === '\r' ? `${TEXT_REMOVED}\r` : TEXT_REMOVED);
    column += 1;
    at = cell.end + 1;
    if (!ends) continue;
    const blank = column === 1 && cell.text === '';
    line = blank ? 0 : line + 1;
    columns = line < nameLines ? null : (columns ?? classesOf(header));
    if (blank) header = [];
    column = 0;
  }
  return writer.finish();
}

/** Classes of the columns by the first line of a section, which holds their names. */
function classesOf(header: readonly string[]): KeyClass[] {
  return header.map((name) => classOfKey(name));
}

function mustGo(value: string, column: KeyClass): boolean {
  if (value === '' || value === TEXT_REMOVED || isNumberList(value)) return false;
  return value.startsWith('{') || isProse(value) || (column !== 'plain' && !isNumeric(value));
}
