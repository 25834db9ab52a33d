/** RFC 4180 tables for spreadsheets: numbers in full, nothing that would run. */
export type CsvCell = string | number | boolean | null;

/**
 * What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), the wide forms of East Asian keyboards
 * included. Blanks and quotes before it are skipped, as some readers do.
 */
const FORMULA_SIGN = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]';
const FORMULA_START = new RegExp(`^(?=[\\s"]*${FORMULA_SIGN}|\\t)`);
/** Readers are told the separator by their locale, not by the file: `;` and tabs split a line for some of them. */
const FORMULA_AFTER_SEPARATOR = new RegExp(`(?<=[,;\\t])(?=[\\s"]*${FORMULA_SIGN})`, 'g');
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;
const NEEDS_QUOTES = /[",]/;

/** Text of which no part is a formula, whichever of comma, semicolon and tab a reader splits at; on one line. */
function harmlessText(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, ' ')
    .replace(FORMULA_START, "'")
    .replaceAll(FORMULA_AFTER_SEPARATOR, "'");
}

/** A cell of RFC 4180. Text that a spreadsheet would run gets an apostrophe; numbers are ours and stay numbers. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const harmless = harmlessText(cell);
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(',');
}

/**
 * A line before the table that readers skip with `#`; whatever it quotes stays on one line. A reader that does not skip it
 * finds cells in it, so it gets the same apostrophes, and no quote that would swallow what follows.
 */
export function csvComment(text: string): string {
  return `# ${harmlessText(text.replaceAll(/\s+/g, ' ').replaceAll('"', "'"))}`;
}
