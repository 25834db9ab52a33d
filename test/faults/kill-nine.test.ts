import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { type OwnCluster, startOwnCluster } from '../testkit/cluster.ts';
import { preparedDatabase, type PreparedDatabase } from '../testkit/database.ts';
import { fasterFile } from '../testkit/fixture.ts';
import { type Acknowledged, storedOf } from '../testkit/one-score-each.ts';
import { contextOfStack } from '../testkit/stacks.ts';
import { type Service, startService } from '../testkit/processes.ts';
import { fetchOver, type Fetched } from '../testkit/fetch-over.ts';

const SUBMISSIONS = 500;
const CLIENTS = 6;
/** A tenth of a second each: ends what hangs, however loaded the machine is. */
const PATIENCE_TRIES = 1_500;

let dir: string;
let cluster: OwnCluster;
let prepared: PreparedDatabase;
let api: Service;
let worker: Service;
let apiPort = 0;
let key = '';

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-faults-'));
  cluster = await startOwnCluster(dir);
  prepared = await preparedDatabase(cluster.adminUrl);
  key = await vendorKey(prepared, { slug: 'vendor', name: 'Vendor' });
  await prepared.database.close();
  api = await startApi(0);
  apiPort = Number(new URL(api.url).port);
  worker = await startWorker();
}, 120_000);

afterAll(async () => {
  await Promise.allSettled([api?.stop(), worker?.stop()]);
  await cluster?.stop();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

function startApi(port: number): Promise<Service> {
  return startService(['dist/main.js'], {
    cwd: 'apps/api',
    env: {
      DATABASE_URL: prepared.databaseUrl,
      INFERBENCH_API_PORT: String(port),
      INFERBENCH_CURSOR_SECRET: 'cursor-secret-of-tests',
      INFERBENCH_EVIDENCE_DIR: path.join(dir, 'evidence'),
      INFERBENCH_LOG_LEVEL: 'silent',
    },
  });
}

function startWorker(): Promise<Service> {
  return startService(['dist/main.js'], {
    cwd: 'apps/worker',
    env: {
      DATABASE_URL: prepared.databaseUrl,
      INFERBENCH_QUEUE_DATABASE_URL: prepared.workerUrl,
      INFERBENCH_LOG_LEVEL: 'silent',
    },
  });
}

/** A process whose database dies while it starts ends, and is started again, as `npm start` does. */
async function started(start: () => Promise<Service>): Promise<Service> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const service = await start().catch(() => null);
    if (service !== null) return service;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return start();
}

const MUTATION = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
  __typename ... on RunAccepted { receipt { submissionId } pointIds } ... on ValidationFailed { findings { rule message } } } }`;

/** A client that sends a submission under one key until it is acknowledged, as the command line's exit code 6 tells people to. */
async function submitUntilAcknowledged(n: number): Promise<Acknowledged> {
  const input = {
    // No two are so near that they are taken for copies of each other.
    document: fasterFile(0.5 * 1.0015 ** n),
    context: contextOfStack(n % 10),
    idempotencyKey: `kill-nine-${n}`,
  };
  for (let attempt = 0; attempt < PATIENCE_TRIES; attempt += 1) {
    const acknowledged = await tryOnce(input);
    if (acknowledged !== null) return acknowledged;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`submission ${n} was never acknowledged`);
}

async function tryOnce(input: unknown): Promise<Acknowledged | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${apiPort}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: MUTATION, variables: { input } }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = (await response.json()) as {
      data?: {
        submitRun: {
          __typename: string;
          receipt: { submissionId: string };
          pointIds: string[];
          findings?: unknown;
        };
      };
    }; // the wire's own shape
    const outcome = body.data?.submitRun;
    if (outcome?.__typename === 'ValidationFailed') throw new RangeError(JSON.stringify(outcome.findings));
    if (outcome?.__typename !== 'RunAccepted') return null;
    return { submissionId: outcome.receipt.submissionId, pointIds: outcome.pointIds };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return null;
  }
}

test('kill -9 and SIGTERM of api, worker and PostgreSQL during 500 submissions lose nothing and double nothing', async () => {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  const faults: [at: number, fault: () => Promise<void>][] = [
    [
      80,
      async () => {
        await api.kill();
        api = await started(() => startApi(apiPort));
      },
    ],
    [
      160,
      async () => {
        await worker.kill();
        worker = await started(startWorker);
      },
    ],
    [
      240,
      async () => {
        await cluster.crash();
      },
    ],
    [
      340,
      async () => {
        await cluster.crash();
        await api.kill();
        api = await started(() => startApi(apiPort));
      },
    ],
    [
      420,
      async () => {
        await Promise.all([api.stop(), worker.stop()]);
        [worker, api] = await Promise.all([started(startWorker), started(() => startApi(apiPort))]);
      },
    ],
    [
      470,
      async () => {
        await api.kill();
        api = await started(() => startApi(apiPort));
      },
    ],
  ];
  const running: Promise<void>[] = [];
  const client = async () => {
    for (;;) {
      const n = next;
      next += 1;
      if (n >= SUBMISSIONS) return;
      const due = faults.find(([at]) => at === n);
      if (due) running.push(due[1]());
      acknowledged.push(await submitUntilAcknowledged(n));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await Promise.all(running);

  expect(acknowledged).toHaveLength(SUBMISSIONS);
  expect(new Set(acknowledged.map((item) => item.submissionId)).size).toBe(SUBMISSIONS);
  const stored = await storedOf({
    databaseUrl: prepared.databaseUrl,
    ownerUrl: prepared.queueUrl,
    organization: 'vendor',
    acknowledged,
  });
  // Each once, none half, and none missing from the live epoch; a place of the board is the best of what stands on it.
  const each = SUBMISSIONS;
  expect(stored).toMatchObject({
    rows: { submission: each, receipt: each, run: each, point: each, score: each },
    inShownEpoch: each,
    wrongPlaces: 0,
  });
  expect(stored.places).toBeGreaterThan(0);
}, 240_000);

const CHIPS = `/graphql?query=${encodeURIComponent('{ chips(first: 100) { nodes { slug name vendor } } }')}`;
const BEFORE = 20;
const IN_ALL = 200;

test('SIGTERM while visitors read cuts no answer that was begun, and says that connections close', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const outcomes: Fetched[] = [];
  let stopping: Promise<void> | undefined;
  const reader = async () => {
    while (outcomes.length < IN_ALL && outcomes.at(-1)?.kind !== 'refused') {
      outcomes.push(await fetchOver(agent, `http://127.0.0.1:${apiPort}${CHIPS}`));
      if (outcomes.length === BEFORE) stopping = api.stop();
    }
  };
  await Promise.all(Array.from({ length: 4 }, reader));
  agent.destroy();
  await stopping;
  api = await startApi(apiPort);
  const kinds = outcomes.map(({ kind }) => kind);
  expect(kinds.slice(0, BEFORE)).toEqual(Array.from({ length: BEFORE }, () => 'whole'));
  expect(kinds).not.toContain('cut');
  expect(kinds).toContain('refused');
  const after = await fetchOver(undefined, `http://127.0.0.1:${apiPort}${CHIPS}`);
  expect(after).toMatchObject({ kind: 'whole', status: 200 });
});
