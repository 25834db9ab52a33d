import { InferbenchError } from '@inferbench/domain/inferbench-error';

/** A file of a set came without the one that says what it belongs to. */
export function fileMissing(message: string, fix: string): InferbenchError {
  return new InferbenchError('IMPORT_FILE_MISSING', message, { path: 'files', fix });
}

/** The tool itself says that this is no performance run. */
export function runInvalid(message: string, value: string): InferbenchError {
  return new InferbenchError('IMPORT_RUN_INVALID', message, { path: 'document', value: value.slice(0, 200) });
}

/** Nothing completed, so the zeros of the file are no measurements. */
export function nothingMeasured(path: string, issued: number): InferbenchError {
  return new InferbenchError(
    'IMPORT_NOTHING_MEASURED',
    `None of ${issued} requests completed: the zeros in the file are not measurements.`,
    {
      path,
      value: '0',
      expected: 'at least 1',
      fix: "Look for the cause in the server's log and run the benchmark again.",
    },
  );
}

/** A value that cannot be what its key says. */
export function wrongValue(path: string, value: unknown, expected: string): InferbenchError {
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 60) : typeof value;
  return new InferbenchError('INVALID', `${path.slice(0, 120)}: expected ${expected}, found ${shown}.`, {
    path: path.slice(0, 120),
    value: shown,
    expected,
    fix: 'Use the file as the tool wrote it.',
  });
}
