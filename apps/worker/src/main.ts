import { openDatabase } from '@inferbench/db/connection/database';
import { createLogger } from '@inferbench/logging/logger';
import { startProbe } from '@inferbench/logging/metrics/probe-server';
import { statementWatch } from '@inferbench/logging/metrics/statement-metrics';
import { readEnvironment } from './environment.ts';
import { startWorker } from './start-worker.ts';

/** Longest stop: whoever starts the process kills it after 10 s, and a job or a database that hangs would wait for that. */
const LONGEST_STOP_MS = 9_000;

/** Connections beside those by which it takes jobs (start-worker.ts): no more than twelve together. */
const POOL_SIZE = 6;

const environment = readEnvironment();
const logger = createLogger('worker', environment.INFERBENCH_LOG_LEVEL);
const database = openDatabase(environment.DATABASE_URL, {
  poolSize: POOL_SIZE,
  watch: statementWatch(logger),
});
const worker = await startWorker({
  database,
  queueUrl: environment.INFERBENCH_QUEUE_DATABASE_URL,
  logger,
  epochSwitch: environment.INFERBENCH_EPOCH_SWITCH,
  // It cannot be stopped: whoever starts us again frees its job.
  onStuck: () => process.exit(1),
});
const probePort = environment.INFERBENCH_WORKER_PROBE_PORT;
const probe = probePort === undefined ? null : await startProbe(probePort, () => worker.isReady());
logger.info('taking jobs');
process.send?.({ ready: true });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  probe?.close();
  await worker.stop();
  await database.close();
  process.exit(0);
}
// `disconnect`: the parent that started us is gone, killed or not.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop());
