/** RFC 4180 tables for spreadsheets: numbers in full, nothing that would run. */
export type CsvCell = string | number | boolean | null;

/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A cell of RFC 4180. Text that a spreadsheet would run gets an apostrophe; numbers are ours and stay numbers. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(',');
}

/** A line before the table that readers skip with `#`; whatever it quotes stays on one line. */
export function csvComment(text: string): string {
  return `# ${text.replaceAll(/\s+/g, ' ')}`;
}
