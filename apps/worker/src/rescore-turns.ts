import { isAway } from '@inferbench/db/connection/is-away';
import type { Database } from '@inferbench/db/connection/database';
import { epochOf } from '@inferbench/db/epochs/epoch-repository';
import { newRunsWait } from '@inferbench/db/scores/rescore-reader';
import { VERSIONS } from '@inferbench/evaluation/versions';
import type { Logger } from '@inferbench/logging/logger';
import type { EpochSwitch } from './environment.ts';
import { rescore } from './rescore.ts';
import { STUCK_MS, watched } from './watch-jobs.ts';

/** Time for which a run that cannot be scored is left alone. */
const PATIENCE_MS = 600_000;

export interface RescoreTurns {
  /**
   * Takes its part in filling the epoch of this build: of everything when the worker began, and after that where new runs wait, since
   * a process of an older engine may still accept results, which enter under its scores. Cheap enough for every few seconds.
   */
  turn(): Promise<void>;
  /** Ends what is being done between two transactions. */
  stop(): Promise<void>;
}

interface RescoreTurnsInput {
  database: Database;
  logger: Logger;
  epochSwitch: EpochSwitch;
  onStuck: () => void;
}

/** Lets a worker score anew beside others: each takes what no other has, so that none of this is a job that one of them gets. */
export function rescoreTurns({ database, logger, epochSwitch, onStuck }: RescoreTurnsInput): RescoreTurns {
  const stopping = new AbortController();
  let failedAt = Number.NEGATIVE_INFINITY;
  let beganWith = false;
  let current = Promise.resolve();
  const isDue = async () => {
    if (performance.now() - failedAt < PATIENCE_MS) return false;
    const epoch = await epochOf(database.pool, VERSIONS);
    if (epoch === null || epoch.state === 'RETIRED') return false;
    return !beganWith || (await newRunsWait(database.pool, epoch.id));
  };
  const fill = (alive: () => void) =>
    rescore(database, VERSIONS, { epochSwitch, alive, signal: stopping.signal });
  const takePart = async () => {
    if (stopping.signal.aborted || !(await isDue())) return;
    try {
      const outcome = await watched({ logger, onStuck, stuckMs: STUCK_MS }, 'rescore', fill);
      beganWith = true;
      logger.info({ ...outcome, ...VERSIONS }, 'rescored');
    } catch (error) {
      if (!isAway(error)) failedAt = performance.now();
      throw error;
    }
  };
  return {
    turn: () => (current = takePart()),
    async stop() {
      stopping.abort();
      await current.catch(() => undefined);
    },
  };
}
