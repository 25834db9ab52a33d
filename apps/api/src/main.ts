import { openDatabase } from '@inferbench/db/connection/database';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { folderStore } from '@inferbench/evidence/folder-store';
import { createLogger } from '@inferbench/logging/logger';
import { startProbe } from '@inferbench/logging/metrics/probe-server';
import { statementWatch } from '@inferbench/logging/metrics/statement-metrics';
import { Outage } from '@inferbench/logging/outage';
import { readEnvironment } from './environment.ts';
import { canRead } from './server/probes.ts';
import { startApiServer } from './server/server.ts';
import type { Standby } from '@inferbench/db/connection/standby';
import { askedGauges } from '@inferbench/logging/metrics/gauges';

/** Time of a statement of a reader; none of ours takes a tenth of it. */
const STATEMENT_TIMEOUT_MS = 5_000;

/** Longest stop: whoever starts the process kills it after 10 s, and a database that hangs would wait for that. */
const LONGEST_STOP_MS = 9_000;

const environment = readEnvironment();
const logger = createLogger('api', environment.INFERBENCH_LOG_LEVEL);
const database = openDatabase(environment.DATABASE_URL, {
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  watch: statementWatch(logger),
  readUrl: environment.DATABASE_READ_URL,
  standbyWatch: new Outage(logger, 'the standby'),
});
const server = await startApiServer({
  database,
  logger,
  evidence: folderStore(environment.INFERBENCH_EVIDENCE_DIR),
  cursorSecret: environment.INFERBENCH_CURSOR_SECRET,
  port: environment.INFERBENCH_API_PORT,
  host: environment.INFERBENCH_HOST,
  executor: environment.EXECUTOR,
  limits: {
    pointsPerMinute: environment.INFERBENCH_RATE_LIMIT ?? null,
    failedKeysPerMinute: environment.INFERBENCH_FAILED_KEY_LIMIT,
  },
  addresses: {
    trusted: environment.INFERBENCH_TRUSTED_PROXIES,
    publicOrigin: environment.INFERBENCH_PUBLIC_ORIGIN,
  },
  demo: environment.INFERBENCH_DEMO,
  reachable: environment.reachable,
  reviewAddresses: environment.INFERBENCH_REVIEW_ADDRESSES,
  warm: true,
}).catch(refuse);
const probePort = environment.INFERBENCH_API_PROBE_PORT;
const probe = probePort === undefined ? null : await startProbe(probePort, () => canRead(database));
if (database.standby !== null) tellOfStandby(database.standby);
logger.info({ url: server.url }, 'listening');
process.send?.({ ready: true, url: server.url });

/** What whoever starts us has to put right is said in a sentence. */
function refuse(error: unknown): never {
  if (!(error instanceof InferbenchError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  probe?.close();
  await server.close();
  await database.close();
  process.exit(0);
}
// `disconnect`: the parent that started us is gone, killed or not.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void stop());

/** Tells in the metrics whether a standby is read, and how far behind it is. */
function tellOfStandby(standby: Standby): void {
  askedGauges({
    everyMs: 0,
    help: {
      standby_in_use: '1 while reads without a key go to the standby, 0 while the primary has all',
      standby_lag_seconds: 'Time since the primary was last where the standby is now',
    },
    read: () => {
      const { inUse, lagSec } = standby.standing;
      return Promise.resolve({ standby_in_use: Number(inUse), standby_lag_seconds: lagSec });
    },
  });
}
