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

/** A table that ends with its header: the tool writes a row when a test has finished. */
export function noTestFinished(tool: string): InferbenchError {
  return new InferbenchError(
    'IMPORT_NOTHING_MEASURED',
    `No test finished: the table of ${tool} has a header and no row.`,
    {
      path: 'line 1',
      value: '0 rows',
      expected: 'a row a test',
      fix: "Look for the cause on the tool's console and run it again.",
    },
  );
}
