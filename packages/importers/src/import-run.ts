import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { type Imported, importRuns, type ImportRunsInput } from './import-runs.ts';

export interface ImportInput extends Omit<ImportRunsInput, 'files'> {
  /** The file's text as the tool wrote it. */
  text: string;
  /** Which run of a file that holds several, from 1. */
  select?: number | undefined;
}

/** One result file + context → one run. A file of several runs needs `select`. Failures as in importRuns. */
export function importRun({ text, select, ...input }: ImportInput): Result<Imported, InferbenchError> {
  const imported = importRuns({ ...input, files: [{ name: null, text }] });
  if (!imported.ok) return imported;
  const { runs } = imported.value;
  if (select === undefined && runs.length > 1) return fail(severalRuns(runs.length));
  try {
    return ok(runNumber(runs, select ?? 1));
  } catch (error) {
    if (error instanceof InferbenchError) return fail(error);
    throw error;
  }
}

/** The chosen one of several runs, from 1. Throws NOT_FOUND. */
export function runNumber(runs: readonly Imported[], select: number): Imported {
  const chosen = runs[select - 1];
  if (chosen !== undefined) return chosen;
  const message = `There is no run ${select}: the file holds ${runs.length}.`;
  throw new InferbenchError('NOT_FOUND', message, {
    path: 'run',
    value: String(select),
    expected: `1 to ${runs.length}`,
  });
}

function severalRuns(count: number): InferbenchError {
  return new InferbenchError('IMPORT_SEVERAL_RUNS', `The file holds ${count} runs.`, {
    path: 'document',
    value: String(count),
    expected: 'one run, or the number of one',
    fix: `Choose one: --run 1 to --run ${count} on the command line, run: 1 to ${count} in the API.`,
  });
}
