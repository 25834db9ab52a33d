import { setTimeout as sleep } from 'node:timers/promises';
import type { EpochOperations } from '@inferbench/db/epochs/epoch-operations';
import type { EpochStatus } from '@inferbench/db/epochs/epoch-reader';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { printNote } from '../terminal/output.ts';
import { retired } from './choose-epoch.ts';

const POLL_MS = 1_000;

/** Returns when the epoch of this build's versions holds every point. Throws UNREACHABLE where no worker fills it. */
export async function waitUntilFilled(operations: EpochOperations): Promise<EpochStatus[]> {
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
