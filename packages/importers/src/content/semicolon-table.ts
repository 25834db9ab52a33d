import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

const LINES = 20;
const MIN_SEMICOLONS = 2;

/** IMPORT_BAD_TABLE for what a spreadsheet of another locale saved: semicolons between cells, commas in numbers. */
export function semicolonTable(text: string): InferbenchError | null {
  const [header = '', ...rows] = text.slice(0, 20_000).split(/\r?\n/, LINES);
  const count = semicolons(header);
  const first = header.split(';', 1)[0] ?? '';
  if (count < MIN_SEMICOLONS || !/^["']?[A-Za-z]/.test(first) || header.includes('{')) return null;
  const equal = rows.filter((row) => semicolons(row) === count);
  if (equal.length === 0) return null;
  const commas = equal.some((row) => /;"?-?\d+,\d+"?(?:;|$)/.test(row));
  return new InferbenchError(
    'IMPORT_BAD_TABLE',
    `The table has semicolons between its cells${commas ? ' and commas in its numbers' : ''}: a spreadsheet in a locale that writes 1,5 for 1.5 saved it.`,
    {
      path: 'line 1',
      value: header.slice(0, 60),
      expected: 'commas between cells and points in numbers',
      fix: 'Use the file as the tool wrote it, or save it again in the locale en-US.',
    },
  );
}

function semicolons(line: string): number {
  return line.split(';').length - 1;
}
