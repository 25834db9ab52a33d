import { setTimeout as sleep } from 'node:timers/promises';
import { databaseOf } from '@inferbench/db/connection/connection-url';
import { ensureEpoch, epochOf } from '@inferbench/db/epochs/epoch-repository';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { CLAIMED_AT_ONCE, rescore, STORED_AT_ONCE } from '@inferbench/worker/rescore';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, copyDatabase, freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { adminDatabaseUrl } from '../testkit/environment.ts';
import { acceptAsOldEngine, beginWithOldEngine } from '../testkit/old-engine.ts';
import { type Service, startService } from '../testkit/processes.ts';
import { argumentsOf } from '../testkit/servers.ts';

const PATIENCE_MS = 120_000;

/** Number of which the first worker has a hundred and the second the rest. */
const RUNS = CLAIMED_AT_ONCE + 2 * STORED_AT_ONCE;

/** Two copies of one database whose scores are those of an older engine. */
const databases: TestDatabase[] = [];
const workers: Service[] = [];

beforeAll(async () => {
  const { database, adminUrl } = await freshDatabase();
  await beginWithOldEngine(adminUrl);
  for (let i = 0; i < RUNS; i += 1)
    await acceptAsOldEngine(database, { framework: `stack-${i % 40}`, speedUp: 1 + 0.005 * i });
  await database.close();
  const name = databaseOf(adminUrl);
  databases.push(await copyDatabase(name), await copyDatabase(name));
  await asAdmin(adminDatabaseUrl(), (admin) => admin.query(`DROP DATABASE ${name}`));
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
  for (const database of databases) await database.drop();
});

/** Everything that scoring anew writes but when it was written, and how often slices and boards changed on the way. */
const WRITTEN: Readonly<Record<string, string>> = {
  score: `to_jsonb(t) - 'created_at'`,
  epoch_run: 'to_jsonb(t)',
  board_value: 'to_jsonb(t)',
  best_score: 'to_jsonb(t)',
  slice_stat: `to_jsonb(t) - 'version' - 'key_counts' || jsonb_build_object('keys', (SELECT jsonb_agg(k ORDER BY k) FROM jsonb_array_elements(key_counts) k))`,
  tradeoff_point: `to_jsonb(t) - 'change'`,
  epoch: `to_jsonb(t) - 'created_at' - 'activated_at' - 'report' || jsonb_build_object('report', report - 'computedAt')`,
  board_state: `to_jsonb(t) - 'version'`,
};

async function writtenRows({ adminUrl }: TestDatabase): Promise<Record<string, string[]>> {
  return asAdmin(adminUrl, async (admin) => {
    const tables: Record<string, string[]> = {};
    for (const [table, row] of Object.entries(WRITTEN)) {
      const { rows } = await admin.query<{ row: string }>(
        `SELECT (${row})::text AS row FROM ${table} t ORDER BY 1`,
      );
      tables[table] = rows.map((each) => each.row);
    }
    return tables;
  });
}

async function startWorker({ databaseUrl, workerUrl }: TestDatabase): Promise<Service> {
  const worker = await startService(argumentsOf('worker'), {
    cwd: 'apps/worker',
    env: {
      DATABASE_URL: databaseUrl,
      INFERBENCH_QUEUE_DATABASE_URL: workerUrl,
      INFERBENCH_LOG_LEVEL: 'silent',
    },
  });
  workers.push(worker);
  return worker;
}

/** Runs that the epoch of this build holds. */
async function taken({ database }: TestDatabase): Promise<number> {
  const { rows } = await database.pool.query<{ runs: number }>(
    `SELECT count(*)::int AS runs FROM epoch_run JOIN epoch ON epoch.id = epoch_id WHERE engine_version = $1`,
    [VERSIONS.engineVersion],
  );
  return rows[0]?.runs ?? 0;
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (await holds()) return;
    await sleep(100);
  }
  throw new Error(`never: ${what}`);
}

test('two workers divide an epoch, one is killed with runs in its hands, and all is as one worker makes it', async () => {
  const [byOne, two] = databases;
  if (byOne === undefined || two === undefined) throw new Error('two databases');
  await ensureEpoch(byOne.database.pool, VERSIONS);
  expect(await rescore(byOne.database, VERSIONS)).toMatchObject({ runs: RUNS, switched: true });

  const gate = new pg.Client({ connectionString: two.adminUrl });
  await gate.connect();
  await gate.query('BEGIN');
  await gate.query(
    'SELECT 1 FROM submission WHERE id = (SELECT submission_id FROM run ORDER BY id LIMIT 1) FOR UPDATE',
  );
  const first = await startWorker(two);
  await until('the first worker waits at its first run', async () => {
    const { rows } = await two.database.pool.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting === 1;
  });
  await startWorker(two);
  await until(
    'the second has all that the first has not',
    async () => (await taken(two)) === RUNS - CLAIMED_AT_ONCE,
  );
  // A worker that lives has what is missing, so that nobody shows the epoch.
  expect(await epochOf(two.database.pool, VERSIONS)).toMatchObject({ state: 'BUILDING', current: false });

  await first.kill();
  await gate.end();
  await until('the second shows the epoch', async () => {
    const epoch = await epochOf(two.database.pool, VERSIONS);
    return epoch?.current === true;
  });
  expect(await writtenRows(two)).toEqual(await writtenRows(byOne));
}, 240_000);
