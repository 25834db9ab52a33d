/**
 * Cells of a CSV as a lenient spreadsheet reads it: any separator, quotes that count at the beginning of a cell only, and
 * comment lines not skipped. A quoted cell that never ends takes in the rest of the file.
 */
export function csvCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let at = 0;
  while (at < text.length) {
    if (cell === '' && text[at] === '"') {
      at += 1;
      for (; at < text.length; at += 1) {
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') cell += text[(at += 1)];
        else break;
      }
      at += 1;
      while (at < text.length && text[at] !== separator && !isBreak(text[at])) cell += text[at++];
    } else if (text[at] !== separator && !isBreak(text[at])) {
      cell += text[at++];
      continue;
    }
    cells.push(cell);
    cell = '';
    at += 1;
  }
  return [...cells, cell];
}

const isBreak = (character: string | undefined) => character === '\r' || character === '\n';

/** A line of a file under the names of its head. */
export type CsvRow = Readonly<Record<string, string>>;

/** Rows of a file as a strict program reads it: one line is the head, cells stand between commas, quotes hold commas and doubled quotes. */
export function csvRows(text: string): CsvRow[] {
  const [head = [], ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
  return lines.map((cells, n) => {
    if (cells.length !== head.length)
      throw new Error(`line ${n + 2} has ${cells.length} cells of ${head.length}`);
    return Object.fromEntries(head.map((name, column) => [name, cells[column] ?? '']));
  });
}
