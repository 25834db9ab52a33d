import { setTimeout as sleep } from 'node:timers/promises';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { currentEpoch, epochOf } from '@inferbench/db/epochs/epoch-repository';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { STORED_AT_ONCE } from '@inferbench/worker/rescore';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { acceptAsOldEngine, beginWithOldEngine } from '../testkit/old-engine.ts';
import { runCli, type Service, startService } from '../testkit/processes.ts';
import { argumentsOf } from '../testkit/servers.ts';

const RUNS = 2 * STORED_AT_ONCE;
/** The worker has to wait at this one, counted from 1: in its second transaction. */
const HELD = STORED_AT_ONCE + 5;

let fresh: TestDatabase;
let worker: Service | undefined;
let oldId: number;

beforeAll(async () => {
  fresh = await freshDatabase();
  await beginWithOldEngine(fresh.adminUrl);
  oldId = (await currentEpoch(fresh.database.pool))?.id ?? 0;
  for (let i = 0; i < RUNS; i += 1)
    await acceptAsOldEngine(fresh.database, { framework: `stack-${i}`, speedUp: 1 + 0.02 * i });
});
afterAll(async () => {
  await worker?.stop();
  await fresh?.drop();
});

function startWorker(): Promise<Service> {
  return startService(argumentsOf('worker'), {
    cwd: 'apps/worker',
    env: {
      DATABASE_URL: fresh.databaseUrl,
      INFERBENCH_QUEUE_DATABASE_URL: fresh.workerUrl,
      INFERBENCH_EPOCH_SWITCH: 'manual',
      INFERBENCH_LOG_LEVEL: 'silent',
    },
  });
}

/** Scores of this build's versions by point, with the transaction that wrote them. */
async function ownScores(): Promise<Map<string, string>> {
  const { rows } = await fresh.database.pool.query<{ point_id: string; written: string }>(
    'SELECT point_id, xmin::text AS written FROM score WHERE engine_version = $1',
    [VERSIONS.engineVersion],
  );
  return new Map(rows.map((row) => [row.point_id, row.written]));
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await holds()) return;
    await sleep(100);
  }
  throw new Error(`never: ${what}`);
}

async function rescoreCommand(...args: string[]) {
  const { exitCode, stdout } = await runCli(['rescore', ...args, '--json'], {
    DATABASE_URL: fresh.databaseUrl,
  });
  return { exitCode, answer: OUTPUT_SCHEMAS.rescore.parse(JSON.parse(stdout)) };
}

test('a worker that is killed in the middle of building begins where it was when it starts again', async () => {
  const gate = new pg.Client({ connectionString: fresh.adminUrl });
  await gate.connect();
  await gate.query('BEGIN');
  await gate.query(
    'SELECT 1 FROM submission WHERE id = (SELECT submission_id FROM run ORDER BY id OFFSET $1 LIMIT 1) FOR UPDATE',
    [HELD - 1],
  );
  worker = await startWorker();
  await until('the worker waits', async () => (await ownScores()).size === STORED_AT_ONCE);
  await worker.kill();
  await gate.end();
  const done = await ownScores();
  expect(done.size).toBe(STORED_AT_ONCE);
  const half = await rescoreCommand('--switch', String((await epochOf(fresh.database.pool, VERSIONS))?.id));
  expect(half).toMatchObject({ exitCode: 3, answer: { ok: false, error: { code: 'INVALID' } } });

  worker = await startWorker();
  const waited = await rescoreCommand('--wait');
  expect(waited).toMatchObject({
    exitCode: 0,
    answer: { epochs: [{ progress: { scored: RUNS, points: RUNS } }, {}] },
  });
  const all = await ownScores();
  expect(all.size).toBe(RUNS);
  // Those of before the kill were not written again.
  for (const [point, written] of done) expect(all.get(point)).toBe(written);
});

test('an operator sees the report, switches, and rolls back; a worker that starts leaves it so', async () => {
  const newId = (await epochOf(fresh.database.pool, VERSIONS))?.id ?? 0;
  expect((await currentEpoch(fresh.database.pool))?.id).toBe(oldId);
  expect(await rescoreCommand('--report')).toMatchObject({
    exitCode: 0,
    answer: { report: { epoch: newId, fromEpoch: oldId } },
  });
  expect(await rescoreCommand('--report', String(oldId))).toMatchObject({ exitCode: 4 });
  expect(await rescoreCommand('--switch', '999')).toMatchObject({ exitCode: 4 });
  expect(await rescoreCommand('--switch', String(newId))).toMatchObject({
    exitCode: 0,
    answer: { switched: { from: oldId, to: newId } },
  });
  expect((await currentEpoch(fresh.database.pool))?.id).toBe(newId);
  expect(await rescoreCommand('--roll-back')).toMatchObject({
    exitCode: 0,
    answer: { switched: { from: newId, to: oldId } },
  });
  await worker?.stop();
  worker = await startWorker();
  await sleep(2_000);
  expect(await rescoreCommand()).toMatchObject({
    answer: {
      epochs: [
        { id: newId, state: 'LIVE', current: false },
        { id: oldId, current: true },
      ],
    },
  });
  expect(await rescoreCommand('--roll-back')).toMatchObject({
    answer: { switched: { from: oldId, to: newId } },
  });
});

test('what a process of the old engine accepts after the switch is scored anew by the worker', async () => {
  await acceptAsOldEngine(fresh.database, { framework: 'late', speedUp: 1.9 });
  await until('it is scored', async () => (await ownScores()).size === RUNS + 1);
  const { rows } = await fresh.database.pool.query<{ epoch_id: number; value: number }>(
    `SELECT b.epoch_id, b.value FROM best_score b JOIN system ON system.id = b.system_id
     WHERE system.framework = 'late' AND b.metric = 'USEFUL_TOPS' ORDER BY b.epoch_id`,
  );
  const [old, now] = rows;
  expect(old?.value).toBe(2 * (now?.value ?? 0));
});
