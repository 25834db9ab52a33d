import type { Database } from '@inferbench/db/connection/database';
import { epochOf } from '@inferbench/db/epochs/epoch-repository';
import { enqueue } from '@inferbench/db/epochs/job-queue';
import { newRunsWait } from '@inferbench/db/scores/rescore-reader';
import { VERSIONS } from '@inferbench/evaluation/versions';
import type { Logger } from '@inferbench/logging/logger';
import type { EpochSwitch } from './environment.ts';
import { rescore } from './rescore.ts';

/**
 * Time after which a job is asked for anew: after a failure the queue tries again by itself, ever later; asking anew
 * would start its patience over.
 */
const PATIENCE_MS = 600_000;

export interface RescoreJobs {
  /** Asks for one run over everything: one waiting job for a pair of versions, however many workers ask for it. */
  enqueue(): Promise<void>;
  /** What the queue calls. */
  task(alive: () => void): Promise<void>;
  /**
   * Asks again where new runs wait: a process of an older engine may still accept results, which enter under its scores.
   * Cheap enough for every few seconds.
   */
  watch(): Promise<void>;
}

interface RescoreJobsInput {
  database: Database;
  logger: Logger;
  epochSwitch: EpochSwitch;
}

export function rescoreJobs({ database, logger, epochSwitch }: RescoreJobsInput): RescoreJobs {
  let failedAt = Number.NEGATIVE_INFINITY;
  const jobs: RescoreJobs = {
    enqueue() {
      const key = `rescore:${VERSIONS.engineVersion}:${VERSIONS.policyVersion}`;
      return enqueue(database.pool, { job: 'rescore', payload: {}, key });
    },
    async task(alive) {
      try {
        const outcome = await rescore(database, VERSIONS, { epochSwitch, alive });
        logger.info({ ...outcome, ...VERSIONS }, 'rescored');
      } catch (error) {
        failedAt = performance.now();
        throw error;
      }
    },
    async watch() {
      if (performance.now() - failedAt < PATIENCE_MS) return;
      const epoch = await epochOf(database.pool, VERSIONS);
      if (epoch === null || epoch.state === 'RETIRED') return;
      if (await newRunsWait(database.pool, epoch.id)) await jobs.enqueue();
    },
  };
  return jobs;
}
