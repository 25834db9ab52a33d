import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { badTable, tooDeep } from './content-error.ts';
import { MAX_CELL_CHARS, MAX_COLUMNS, MAX_ROWS } from './content-limits.ts';
import type { Table } from './importer.ts';

interface Line {
  cells: string[];
  number: number;
}

/** Comma-separated sections, a blank line between two of them (RFC 4180: quotes, CRLF). Null for a text that is none. */
export function readTables(text: string): Result<readonly Table[], InferbenchError> | null {
  const lines = splitLines(text);
  const [header, first] = lines.ok ? lines.value : [];
  if (header !== undefined && !isHeader(header.cells, first?.cells)) return null;
  if (!lines.ok) return isHeader(cellsOfFirstLine(text), undefined) ? lines : null;
  const tables: Table[] = [];
  for (const section of sectionsOf(lines.value)) {
    const table = toTable(section);
    if (!table.ok) return table;
    tables.push(table.value);
  }
  return tables.length === 0 ? null : ok(tables);
}

function cellsOfFirstLine(text: string): string[] {
  return (text.split('\n', 1)[0] ?? '').split(',').map((cell) => cell.trim());
}

/** Names, not values: two or more, none of which begins like a number or has a sign of JSON; the next line is as long. */
function isHeader(cells: readonly string[], next: readonly string[] | undefined): boolean {
  const named = cells.length > 1 && cells.every((cell) => !/^[-+]?\.?\d|[{}"]/.test(cell));
  return named && (next === undefined || isBlank(next) || next.length === cells.length);
}

function isBlank(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0] === '';
}

function sectionsOf(lines: readonly Line[]): Line[][] {
  const sections: Line[][] = [[]];
  for (const line of lines) {
    if (isBlank(line.cells)) sections.push([]);
    else sections.at(-1)?.push(line);
  }
  return sections.filter((section) => section.length > 0);
}

function toTable([head, ...body]: readonly Line[]): Result<Table, InferbenchError> {
  const header = (head?.cells ?? []).map((name, i) => (name === '' ? `(column ${i + 1})` : name));
  const number = head?.number ?? 1;
  if (header.length > MAX_COLUMNS) return fail(tooDeep(`more than ${MAX_COLUMNS} columns`, `line ${number}`));
  if (new Set(header).size < header.length) return fail(badTable(number, 'a column name occurs twice'));
  const rows: Record<string, string>[] = [];
  for (const { cells, number: line } of body) {
    if (cells.length !== header.length)
      return fail(badTable(line, `${cells.length} values under ${header.length} names`));
    rows.push(Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
  }
  return ok({ header, rows });
}

/** Cells of every line of a table whose names stand on several lines; null for a text that is none. */
export function cellLines(text: string): string[][] | null {
  const lines = splitLines(text);
  return lines.ok ? lines.value.map(({ cells }) => cells) : null;
}

/** Lines of cells, spaces around them removed. */
function splitLines(text: string): Result<Line[], InferbenchError> {
  const lines: Line[] = [];
  let cells: string[] = [];
  let [at, number, breaks] = [0, 1, 0];
  while (at <= text.length) {
    const cell = readCell(text, at);
    if (cell === null) return fail(badTable(number, 'a quote is not closed, or text follows it'));
    if (cell.text.length > MAX_CELL_CHARS)
      return fail(tooDeep(`a cell of more than ${MAX_CELL_CHARS} characters`, `line ${number}`));
    cells.push(cell.text);
    breaks += cell.breaks;
    at = cell.end + 1;
    if (text[cell.end] === ',') continue;
    lines.push({ cells, number });
    if (lines.length > MAX_ROWS) return fail(tooDeep(`more than ${MAX_ROWS} rows`));
    cells = [];
    number += 1 + breaks;
    breaks = 0;
  }
  return ok(lines);
}

/** The cell that begins at `from`; `end` is its comma, line feed or the end of the text. */
export function readCell(text: string, from: number): { text: string; end: number; breaks: number } | null {
  let start = from;
  while (text[start] === ' ') start += 1;
  if (text[start] !== '"') {
    let end = from;
    while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1;
    return { text: text.slice(from, end).trim(), end, breaks: 0 };
  }
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  let end = close + 1;
  while (text[end] === ' ' || text[end] === '\r') end += 1;
  if (end < text.length && text[end] !== ',' && text[end] !== '\n') return null;
  const quoted = text.slice(start + 1, close);
  return { text: quoted.replaceAll('""', '"').trim(), end, breaks: quoted.split('\n').length - 1 };
}
