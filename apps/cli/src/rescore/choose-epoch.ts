import type { EpochStatus } from '@inferbench/db/epochs/epoch-reader';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

/** The epoch of a number. Throws NOT_FOUND. */
export function epochById(epochs: readonly EpochStatus[], id: number): EpochStatus {
  const epoch = epochs.find((entry) => entry.id === id);
  if (epoch !== undefined) return epoch;
  throw new InferbenchError('NOT_FOUND', `There is no epoch ${id}.`, {
    fix: `Known: ${epochs.map((entry) => entry.id).join(', ')}.`,
  });
}

/** The epoch of a number, if the board may show it. Throws NOT_FOUND, INVALID. */
export function epochToShow(epochs: readonly EpochStatus[], id: number): EpochStatus {
  const epoch = epochById(epochs, id);
  if (epoch.state === 'RETIRED') throw retired(id);
  // The report is written when everything is scored: before, the board would lack what is missing.
  if (epoch.state === 'BUILDING' && epoch.report === null)
    throw new InferbenchError(
      'INVALID',
      `Epoch ${id} is not filled: ${epoch.scored} of ${epoch.points} points are scored.`,
      { fix: 'Wait for it with `inferbench rescore --wait`.' },
    );
  return epoch;
}

/** The epoch that the board showed before. Throws NOT_FOUND where none is kept. */
export function epochBefore(epochs: readonly EpochStatus[]): EpochStatus {
  const [kept] = epochs
    .filter((epoch) => epoch.state === 'LIVE' && !epoch.current)
    .toSorted((a, b) => (b.activatedAt?.getTime() ?? 0) - (a.activatedAt?.getTime() ?? 0));
  if (kept !== undefined) return kept;
  throw new InferbenchError('NOT_FOUND', 'No epoch is kept that the board showed before.');
}

/** The epoch that a report is asked of: the one named, else the newest that has one. Throws NOT_FOUND. */
export function epochWithReport(epochs: readonly EpochStatus[], id: number | null) {
  const epoch = id === null ? epochs.find(({ report }) => report !== null) : epochById(epochs, id);
  if (epoch?.report) return { epoch: epoch.id, ...epoch.report };
  throw new InferbenchError(
    'NOT_FOUND',
    id === null ? 'No epoch has a report yet.' : `Epoch ${id} has no report.`,
    { fix: 'It is written when the worker has filled an epoch that takes the place of another.' },
  );
}

export function retired(id: number): InferbenchError {
  return new InferbenchError('INVALID', `Epoch ${id} is retired: it missed what came since.`, {
    fix: 'Start the worker of its version, which fills it again.',
  });
}
