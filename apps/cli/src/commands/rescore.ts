import type { EpochOperations } from '@inferbench/db/epochs/epoch-operations';
import type { EpochStatus } from '@inferbench/db/epochs/epoch-reader';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { numberIn } from '../input/number-flag.ts';
import type { Command } from 'commander';
import { asExpected } from '../environment/database-error.ts';
import { readDatabaseEnvironment } from '../environment/environment.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { describeEpochs, describeReport, toJsonEpoch } from '../rescore/describe.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { VERSIONS } from '@inferbench/evaluation/versions';

const EXAMPLES = `Examples:
  $ DATABASE_URL=… inferbench rescore
  $ DATABASE_URL=… inferbench rescore --wait
  $ DATABASE_URL=… inferbench rescore --report
  $ DATABASE_URL=… inferbench rescore --switch 2
  $ DATABASE_URL=… inferbench rescore --roll-back
`;
const AFTER = `
Without a flag: every epoch, how far it is and what it changed. The worker fills epochs; docs/rescoring.md says how.`;

const ACTIONS = ['wait', 'report', 'switch', 'rollBack'] as const;

interface Flags {
  wait?: true;
  report?: string | true;
  switch?: string;
  rollBack?: true;
  json?: true;
}

export function configureRescore(command: Command): void {
  command
    .option('--wait', 'return when the epoch of this version holds every point')
    .option('--report [epoch]', 'what an epoch changed; default: the newest with a report')
    .option('--switch <epoch>', 'show this epoch')
    .option('--roll-back', 'show the epoch that was shown before')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', AFTER)
    .action(async (flags: Flags) => {
      if (ACTIONS.filter((action) => flags[action] !== undefined).length > 1)
        throw new InferbenchError('USAGE', 'Give one of --wait, --report, --switch and --roll-back.');
      const { DATABASE_URL } = readDatabaseEnvironment();
      // Loaded here: offline commands need no database code.
      const { openEpochs } = await import('@inferbench/db/epochs/epoch-operations');
      const operations = openEpochs(DATABASE_URL);
      try {
        await operate(operations, flags);
      } catch (error) {
        throw asExpected(error, { variable: 'DATABASE_URL', login: 'may read and write results' });
      } finally {
        await operations.close();
      }
    });
}

async function operate(operations: EpochOperations, flags: Flags): Promise<void> {
  const epochs = flags.wait ? await waitUntilFilled(operations) : await operations.status();
  if (flags.report !== undefined) {
    const report = epochWithReport(
      epochs,
      flags.report === true ? null : numberIn('--report', flags.report, { least: 1 }),
    );
    if (flags.json) printJson('rescore', { ok: true, epochs: epochs.map(toJsonEpoch), report });
    else printData(describeReport(report));
    return;
  }
  const target = targetOf(epochs, flags);
  const switched = target === null ? undefined : await show(operations, epochs, target);
  const now = switched === undefined ? epochs : await operations.status();
  if (flags.json) printJson('rescore', { ok: true, epochs: now.map(toJsonEpoch), switched });
  else printData(describeEpochs(now));
}

function targetOf(epochs: readonly EpochStatus[], { switch: id, rollBack }: Flags): EpochStatus | null {
  if (rollBack) return epochBefore(epochs);
  return id === undefined ? null : epochToShow(epochs, numberIn('--switch', id, { least: 1 }));
}

/** Showing what is shown already changes nothing. */
async function show(operations: EpochOperations, epochs: readonly EpochStatus[], target: EpochStatus) {
  const from = epochs.find((epoch) => epoch.current)?.id ?? null;
  // It may have been retired since it was read.
  if (!target.current && !(await operations.show(target.id))) throw retired(target.id);
  return { from, to: target.id };
}

const POLL_MS = 1_000;

/** Returns when the epoch of this build's versions holds every point. Throws UNREACHABLE where no worker fills it. */
async function waitUntilFilled(operations: EpochOperations): Promise<EpochStatus[]> {
  let said = '';
  for (;;) {
    const epochs = await operations.status();
    const own = epochs.find(
      ({ engineVersion, policyVersion }) =>
        engineVersion === VERSIONS.engineVersion && policyVersion === VERSIONS.policyVersion,
    );
    if (own?.state === 'RETIRED') throw retired(own.id);
    if (own !== undefined && own.scored >= own.points && (own.state === 'LIVE' || own.report !== null))
      return epochs;
    const progress = own === undefined ? 'no epoch yet' : `${own.scored} of ${own.points} points are scored`;
    if (process.stderr.isTTY && progress !== said) printNote(progress);
    said = progress;
    if ((await operations.liveWorkers()) === 0)
      throw new InferbenchError('UNREACHABLE', `No worker was heard of in the last 30 s; ${progress}.`, {
        fix: 'Start one: `npm start`, or apps/worker by itself.',
      });
    await sleep(POLL_MS);
  }
}

/** The epoch of a number. Throws NOT_FOUND. */
function epochById(epochs: readonly EpochStatus[], id: number): EpochStatus {
  const epoch = epochs.find((entry) => entry.id === id);
  if (epoch !== undefined) return epoch;
  throw new InferbenchError('NOT_FOUND', `There is no epoch ${id}.`, {
    fix: `Known: ${epochs.map((entry) => entry.id).join(', ')}.`,
  });
}

/** The epoch of a number, if the board may show it. Throws NOT_FOUND, INVALID. */
function epochToShow(epochs: readonly EpochStatus[], id: number): EpochStatus {
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
function epochBefore(epochs: readonly EpochStatus[]): EpochStatus {
  const [kept] = epochs
    .filter((epoch) => epoch.state === 'LIVE' && !epoch.current)
    .toSorted((a, b) => (b.activatedAt?.getTime() ?? 0) - (a.activatedAt?.getTime() ?? 0));
  if (kept !== undefined) return kept;
  throw new InferbenchError('NOT_FOUND', 'No epoch is kept that the board showed before.');
}

/** The epoch that a report is asked of: the one named, else the newest that has one. Throws NOT_FOUND. */
function epochWithReport(epochs: readonly EpochStatus[], id: number | null) {
  const epoch = id === null ? epochs.find(({ report }) => report !== null) : epochById(epochs, id);
  if (epoch?.report) return { epoch: epoch.id, ...epoch.report };
  throw new InferbenchError(
    'NOT_FOUND',
    id === null ? 'No epoch has a report yet.' : `Epoch ${id} has no report.`,
    { fix: 'It is written when the worker has filled an epoch that takes the place of another.' },
  );
}

function retired(id: number): InferbenchError {
  return new InferbenchError('INVALID', `Epoch ${id} is retired: it missed what came since.`, {
    fix: 'Start the worker of its version, which fills it again.',
  });
}
