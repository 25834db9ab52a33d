import { EventEmitter } from 'node:events';
import { advanceBoardVersion } from '@inferbench/db/board/board-version';
import type { Database } from '@inferbench/db/connection/database';
import { ensureEpoch } from '@inferbench/db/epochs/epoch-repository';
import { isReady } from '@inferbench/db/epochs/readiness';
import { beat, forgetWorkers, takeSilentWorkers } from '@inferbench/db/epochs/worker-heartbeat';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { isAway } from '@inferbench/db/connection/is-away';
import type { Logger } from '@inferbench/logging/logger';
import { Outage } from '@inferbench/logging/outage';
import {
  Logger as QueueLogger,
  makeWorkerUtils,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { EpochSwitch } from './environment.ts';
import { rescoreTurns } from './rescore-turns.ts';
import { TIME_CRONTAB, timeJob } from './time-job.ts';
import { STUCK_MS, watched } from './watch-jobs.ts';
import { watchProgress } from './watch-progress.ts';
import { VERIFY_BOARD_CRONTAB, verifyBoardJob } from './verify-board-job.ts';

const BEAT_MS = 5_000;
/** Time without a beat after which a worker is not healthy. */
const SILENT_MS = 30_000;
const BOARD_VERSION_MS = 1_000;
const NEW_RUNS_MS = 5_000;
const CONCURRENCY = 2;
/** Connections by which jobs are taken: one for each, one that listens, one to say how they ended; and those of what looks after them. */
const TAKER_CONNECTIONS = 4;
const UPKEEP_CONNECTIONS = 2;

export interface WorkerInput {
  database: Database;
  /** Login of the role that takes jobs from the queue. */
  queueUrl: string;
  logger: Logger;
  epochSwitch: EpochSwitch;
  /** Is told of a job that hangs. */
  onStuck: () => void;
}

export interface RunningWorker {
  /** Tells whether it could say a moment ago that it lives, and its database answers now. Rejects where that is away. */
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Takes jobs and its part in scoring anew, keeps the board's version, says that it lives, and frees the jobs of workers that no longer do. */
export async function startWorker(input: WorkerInput): Promise<RunningWorker> {
  const { database, queueUrl, logger, onStuck } = input;
  const watch = { logger, onStuck, stuckMs: STUCK_MS };
  await ensureEpoch(database.pool, VERSIONS);
  const rescoring = rescoreTurns(input);
  const utils = await makeWorkerUtils({
    connectionString: queueUrl,
    maxPoolSize: UPKEEP_CONNECTIONS,
    logger: queueLogger(logger),
  });
  const taskList: TaskList = {
    verify_board: () => watched(watch, 'verify_board', () => verifyBoardJob(database, logger)),
    let_time_pass: () => watched(watch, 'let_time_pass', () => timeJob(database, logger)),
  };
  watchProgress(database, utils, Object.keys(taskList));
  // The queue names its takers; a job stays with the name until somebody says that the taker is dead.
  const takers = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => takers.add(worker.workerId));
  const runner = await run({
    events,
    connectionString: queueUrl,
    maxPoolSize: TAKER_CONNECTIONS,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    noPreparedStatements: false,
    pollInterval: 1_000,
    crontab: `${VERIFY_BOARD_CRONTAB}\n${TIME_CRONTAB}`,
    taskList,
    logger: queueLogger(logger),
  });
  const outage = new Outage(logger, 'the database');
  let beatAt = performance.now();
  const timers = [
    every(BEAT_MS, { logger, outage }, async () => {
      await beat(database.pool, [...takers]);
      beatAt = performance.now();
      const silent = await takeSilentWorkers(database.pool);
      if (silent.length > 0) await utils.forceUnlockWorkers(silent);
    }),
    every(BOARD_VERSION_MS, { logger, outage }, () => advanceBoardVersion(database.pool)),
    every(NEW_RUNS_MS, { logger, outage }, () => rescoring.turn()),
  ];
  return {
    isReady: async () => performance.now() - beatAt < SILENT_MS && (await isReady(database.pool)),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([rescoring.stop(), runner.stop()]);
      await utils.release();
      await forgetWorkers(database.pool, [...takers]).catch(() => undefined);
    },
  };
}

interface Told {
  logger: Logger;
  outage: Outage;
}

/** A failure is logged and the next turn tries again; that the database is away is told once. */
function every(ms: number, { logger, outage }: Told, action: () => Promise<void>): NodeJS.Timeout {
  let busy = false;
  const turn = () => {
    if (busy) return;
    busy = true;
    action()
      .then(() => outage.over())
      .catch((error: unknown) => {
        if (isAway(error)) outage.noticed(error);
        else logger.warn({ err: error }, 'upkeep failed, will be tried again');
      })
      .finally(() => {
        busy = false;
      });
  };
  turn();
  return setInterval(turn, ms);
}

function queueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(() => (level, message) => {
    // The enum of the queue is ambient and cannot be imported; its members are these words.
    const word: string = level;
    if (word === 'error') logger.error(message);
    else if (word === 'warning') logger.warn(message);
    else logger.debug(message);
  });
}
