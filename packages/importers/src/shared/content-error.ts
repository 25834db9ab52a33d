import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Line of a place in a text, from 1. */
export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

export function notJson(why: string, path = 'document'): InferbenchError {
  return new InferbenchError('IMPORT_NOT_JSON', `The file is not complete JSON: ${why}.`, {
    path,
    expected: 'the file as the tool wrote it',
    fix: 'Check that the file was copied whole.',
  });
}

export function tooDeep(what: string, path = 'document'): InferbenchError {
  return new InferbenchError('IMPORT_TOO_DEEP', `The file has ${what}; no result file does.`, { path });
}

export function badTable(line: number, why: string): InferbenchError {
  return new InferbenchError('IMPORT_BAD_TABLE', `Line ${line}: ${why}.`, {
    path: `line ${line}`,
    expected: 'comma-separated values, every row as long as the header',
    fix: 'Use the file as the tool wrote it, not as a spreadsheet saved it.',
  });
}
