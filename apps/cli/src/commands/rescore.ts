import type { EpochOperations } from '@inferbench/db/epochs/epoch-operations';
import type { EpochStatus } from '@inferbench/db/epochs/epoch-reader';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';
import { asExpected } from '../environment/database-error.ts';
import { readDatabaseEnvironment } from '../environment/environment.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { epochBefore, epochToShow, epochWithReport, retired } from '../rescore/choose-epoch.ts';
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

interface Flags extends Partial<Record<(typeof ACTIONS)[number], string | true>> {
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
    const report = epochWithReport(epochs, flags.report === true ? null : epochNumber(flags.report));
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
  return id === undefined ? null : epochToShow(epochs, epochNumber(id));
}

function epochNumber(text: string | true): number {
  const id = Number(text);
  if (Number.isInteger(id) && id > 0) return id;
  throw new InferbenchError('USAGE', `An epoch is a number, found "${text}".`);
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
