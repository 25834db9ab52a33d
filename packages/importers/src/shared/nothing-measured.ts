import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** A file that is well formed and has no measurement. */
export function nothingMeasured(path: string, why: string): InferbenchError {
  return new InferbenchError(
    'IMPORT_NOTHING_MEASURED',
    `${why}: the zeros in the file are not measurements.`,
    {
      path,
      value: '0',
      expected: 'at least 1',
      fix: "Look for the cause in the server's log and run the benchmark again.",
    },
  );
}
