import { openDatabase } from '@inferbench/db/database';
import { createLogger } from '@inferbench/logging/logger';
import { readEnvironment } from './environment.ts';
import { startProbe } from './probe.ts';
import { startWorker } from './start-worker.ts';

const environment = readEnvironment();
const logger = createLogger('worker', environment.INFERBENCH_LOG_LEVEL);
const database = openDatabase(environment.DATABASE_URL);
const worker = await startWorker({
  database,
  queueUrl: environment.INFERBENCH_QUEUE_DATABASE_URL,
  logger,
  epochSwitch: environment.INFERBENCH_EPOCH_SWITCH,
});
const probePort = environment.INFERBENCH_WORKER_PROBE_PORT;
const probe = probePort === undefined ? null : await startProbe(probePort, () => worker.isHealthy());
logger.info('taking jobs');
process.send?.({ ready: true });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  probe?.close();
  await worker.stop();
  await database.close();
  process.exit(0);
}
// `disconnect`: the parent that started us is gone, killed or not.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop());
