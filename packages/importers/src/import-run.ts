import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { type Imported, importRuns, type ImportRunsInput } from './import-runs.ts';

export interface ImportInput extends Omit<ImportRunsInput, 'files' | 'select'> {
  /** The file's text as the tool wrote it. */
  text: string;
  /** Number of the run of a file that holds several, from 1. */
  select?: number | undefined;
}

/** One result file + context → one run. A file of several runs needs `select`. Failures as in importRuns. */
export function importRun({ text, select, ...input }: ImportInput): Result<Imported, InferbenchError> {
  // Of several none is taken, so there is no need to finish more than two of them.
  const imported = importRuns({
    ...input,
    files: [{ name: null, text }],
    select: { from: select ?? 1, to: select ?? 2 },
  });
  if (!imported.ok) return imported;
  const { runs, found } = imported.value;
  const [only] = runs;
  return only === undefined || (select === undefined && found > 1) ? fail(severalRuns(found)) : ok(only);
}

function severalRuns(count: number): InferbenchError {
  return new InferbenchError('IMPORT_SEVERAL_RUNS', `The file holds ${count} runs.`, {
    path: 'document',
    value: String(count),
    expected: 'one run, or the number of one',
    fix: `Choose one: --run 1 to --run ${count} on the command line (a page: --run 1-100), run: 1 to ${count} in the API.`,
  });
}
