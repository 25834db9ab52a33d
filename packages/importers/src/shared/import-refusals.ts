import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { shownValue } from './read-value.ts';

/** A file of a set came without the one that says what it belongs to. */
export function fileMissing(message: string, fix: string): InferbenchError {
  return new InferbenchError('IMPORT_FILE_MISSING', message, { path: 'files', fix });
}

/** The tool itself says that this is no performance run. */
export function runInvalid(message: string, value: string): InferbenchError {
  return new InferbenchError('IMPORT_RUN_INVALID', message, { path: 'document', value: value.slice(0, 200) });
}

/** A value that cannot be what its key says. */
export function wrongValue(path: string, value: unknown, expected: string): InferbenchError {
  const shown = shownValue(value);
  return new InferbenchError('INVALID', `${path.slice(0, 120)}: expected ${expected}, found ${shown}.`, {
    path: path.slice(0, 120),
    value: shown,
    expected,
    fix: 'Use the file as the tool wrote it.',
  });
}
