import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** Choice of runs of files that hold several; left out: all. */
export interface RunSelection {
  /** Numbers from 1 in the uncut files, both ends included. */
  from?: number | undefined;
  to?: number | undefined;
  /** The name that the file gives the model, letter case and owner aside. */
  servedName?: string | undefined;
}

export interface Numbered<T> {
  /** Number from 1, in the order of the files. */
  number: number;
  run: T;
}

interface Nameable {
  model: { servedName: string };
}

/** The chosen runs with their numbers. Throws NOT_FOUND where nothing is chosen. */
export function selectRuns<T extends Nameable>(runs: readonly T[], select: RunSelection): Numbered<T>[] {
  const { from = 1, to = Number.POSITIVE_INFINITY, servedName } = select;
  const numbered = runs.map((run, i) => ({ number: i + 1, run }));
  const inRange = numbered.filter(({ number }) => number >= from && number <= to);
  const chosen = servedName === undefined ? inRange : inRange.filter(({ run }) => isCalled(run, servedName));
  if (chosen.length > 0) return chosen;
  throw notThere(runs, select);
}

function isCalled({ model }: Nameable, wanted: string): boolean {
  const plain = (name: string) => name.trim().toLowerCase();
  const [called, name] = [plain(model.servedName), plain(wanted)];
  return called === name || called.split('/').at(-1) === name;
}

function notThere(runs: readonly Nameable[], { from = 1, servedName }: RunSelection): InferbenchError {
  const count = runs.length;
  if (servedName !== undefined) {
    const names = [...new Set(runs.map(({ model }) => model.servedName))];
    const shown = names.slice(0, 3).join(', ');
    const rest = names.length > 3 ? ` and ${names.length - 3} more` : '';
    const message = `No run is of a model called "${servedName.slice(0, 80)}": the file names ${shown.slice(0, 300)}${rest}.`;
    return new InferbenchError('NOT_FOUND', message, { path: 'only', value: servedName.slice(0, 80) });
  }
  return new InferbenchError('NOT_FOUND', `There is no run ${from}: the file holds ${count}.`, {
    path: 'run',
    value: String(from),
    expected: `1 to ${count}`,
  });
}
