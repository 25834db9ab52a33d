import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { databaseOf, withDatabase } from '@inferbench/db/connection/connection-url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/ports.mjs';
import { vendorKey } from '../testkit/demo-vendor-key.ts';
import { asAdmin, preparedDatabase, type PreparedDatabase } from '../testkit/database.ts';
import { type DebianPostgres, startDebianPostgres, startDebianStandby } from '../testkit/debian-postgres.ts';
import { fasterFile } from '../testkit/fixture.ts';
import type { Service } from '../testkit/processes.ts';
import { startApiProcess } from '../testkit/servers.ts';
import { type SilentGate, startSilentGate } from '../testkit/silent-gate.ts';
import { contextOfStack } from '../testkit/stacks.ts';

const WAIT = { timeout: 60_000, interval: 100 };

let dir: string;
let primary: DebianPostgres;
let standby: DebianPostgres;
/** The way by which both processes reach it. */
let gate: SilentGate;
let prepared: PreparedDatabase;
/** Two processes: who writes at one is read at the other. */
let apis: [Service, Service];
let probes: [number, number];
let key = '';

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-standby-'));
  await chmod(dir, 0o711);
  primary = await startDebianPostgres(path.join(dir, 'primary'));
  prepared = await preparedDatabase(primary.adminUrl);
  key = await vendorKey(prepared, { slug: 'vendor', name: 'Vendor' });
  await prepared.database.close();
  standby = await startDebianStandby(path.join(dir, 'standby'), primary);
  const readUrl = new URL(prepared.databaseUrl);
  gate = await startSilentGate(standby.port);
  readUrl.port = String(gate.port);
  probes = [await freePort(), await freePort()];
  const start = (port: number) =>
    startApiProcess({
      databaseUrl: prepared.databaseUrl,
      evidenceDir: path.join(dir, 'evidence'),
      env: {
        DATABASE_READ_URL: readUrl.href,
        INFERBENCH_RATE_LIMIT: '0',
        INFERBENCH_API_PROBE_PORT: String(port),
      },
    });
  apis = await Promise.all([start(probes[0]), start(probes[1])]);
}, 240_000);
afterAll(async () => {
  await Promise.all((apis ?? []).map((api) => api.stop()));
  await gate?.stop();
  await standby?.stop();
  await primary?.stop();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

async function gauge(name: string, n: 0 | 1 = 0): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${probes[n]}/metrics`)).text();
  return Number(new RegExp(`^inferbench_${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
/** Processes that read it. */
const inUse = async () => (await gauge('standby_in_use', 0)) + (await gauge('standby_in_use', 1));

const told = (word: string) => apis[0].output().split(`the standby is ${word}`).length - 1;

/** Rows of a statement of the administrator in the database of the test. */
const ask = <T extends object>(server: DebianPostgres, text: string): Promise<T[]> =>
  asAdmin(withDatabase(server.adminUrl, databaseOf(prepared.databaseUrl)), async (admin) => {
    const { rows } = await admin.query<T>(text);
    return rows;
  });

/** Tells whether a server was asked for more than for its place in the log since then. */
async function isRead(server: DebianPostgres, since: number): Promise<boolean> {
  const rows = await ask(
    server,
    `SELECT FROM pg_stat_activity WHERE usename = 'inferbench_app' AND query !~ 'wal_lsn_diff'
     AND query_start > '${new Date(since).toISOString()}'`,
  );
  return rows.length > 0;
}

interface Answered {
  status: number;
  code: string | null;
  retryAfter: string | null;
  caching: string | null;
  text: string;
}

async function post(n: 0 | 1, body: object, headers: Record<string, string> = {}): Promise<Answered> {
  const response = await fetch(`${apis[n].url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const [, code = null] = /"code":"(\w+)"/.exec(text) ?? [];
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    code,
    retryAfter: header('retry-after'),
    caching: header('cache-control'),
    text,
  };
}

const MUTATION = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) { __typename } }`;
let submitted = 0;
function submit(): Promise<Answered> {
  submitted += 1;
  const input = {
    document: fasterFile(0.5 * 1.0015 ** submitted),
    context: contextOfStack(submitted % 10),
    idempotencyKey: `standby-${submitted}`,
  };
  return post(0, { query: MUTATION, variables: { input } }, { authorization: `Bearer ${key}` });
}

/** Points that a process tells of; read anew, or kept. */
async function points(n: 0 | 1, headers: Record<string, string> = {}): Promise<number> {
  const { text } = await post(n, { query: '{ points(first: 1) { totalCount } }' }, headers);
  return Number(/"totalCount":(\d+)/.exec(text)?.[1]);
}
const ANEW = { 'cache-control': 'no-cache' };
const pause = () => ask(standby, 'SELECT pg_wal_replay_pause()');
const resume = () => ask(standby, 'SELECT pg_wal_replay_resume()');

test('what everybody may see is read of the standby, and what a key asks of the primary', async () => {
  await expect.poll(inUse, WAIT).toBe(2);
  await submit();
  await expect.poll(() => points(1)).toBeGreaterThan(0);
  // Whoever asks in the moment after a change may be sent to the primary.
  const READ_THERE = { timeout: 20_000, interval: 0 };
  await expect
    .poll(async () => {
      const since = Date.now();
      await points(0, ANEW);
      return [await isRead(standby, since), await isRead(primary, since)];
    }, READ_THERE)
    .toEqual([true, false]);
  const since = Date.now();
  await points(0, { authorization: `Bearer ${key}` });
  expect(await isRead(primary, since)).toBe(true);
});

test('what was written is read at once, in every process, kept or not, while the standby replays nothing', async () => {
  let before = await points(0);
  await pause();
  for (let round = 0; round < 3; round += 1) {
    await submit();
    const seen = await Promise.all([points(0), points(1), points(0, ANEW), points(1, ANEW)]);
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toBeGreaterThan(before);
    before = seen[0];
  }
  await resume();
  // From here on it is always behind, and catches up with each change while the next is asked about.
  await ask(standby, `ALTER SYSTEM SET recovery_min_apply_delay = '60ms'`);
  await ask(standby, 'SELECT pg_reload_conf()');
  for (let round = 0; round < 12; round += 1) {
    await submit();
    const seen = await Promise.all([points(1), points(0), points(1, ANEW)]);
    expect(Math.min(...seen)).toBeGreaterThan(before);
    expect(new Set(seen).size).toBe(1);
    await setTimeout(15 * (round % 6));
    expect([await points(0), await points(1), await points(0, ANEW)]).toEqual(seen);
    before = seen[0];
  }
});

test('a standby that is more than 5 s behind is read by nobody, which is told once, until it has caught up', async () => {
  await pause();
  await ask(primary, `SELECT pg_logical_emit_message(false, 'test', 'nobody is shown this')`);
  await expect.poll(inUse, WAIT).toBe(0);
  expect(await gauge('standby_lag_seconds')).toBeGreaterThan(5);
  const since = Date.now();
  await points(0, ANEW);
  expect([await isRead(standby, since), await isRead(primary, since)]).toEqual([false, true]);
  expect((await fetch(`${apis[0].url}/readyz`)).status).toBe(200);
  expect([told('away'), told('back')]).toEqual([1, 0]);
  await resume();
  await expect.poll(inUse, WAIT).toBe(2);
  expect(await gauge('standby_lag_seconds')).toBeLessThan(5);
  expect([told('away'), told('back')]).toEqual([1, 1]);
});

test('a standby that hangs holds nobody up: its readers are answered by the primary, and it is read again when it answers', async () => {
  await expect.poll(inUse, WAIT).toBe(2);
  const before = await points(0);
  gate.silence();
  const asked: Promise<Answered>[] = [];
  // Begins when nobody knows yet, and ends when everybody does.
  for (let round = 0; round < 40; round += 1) {
    const query = `{ points(first: 1) { totalCount } chips(first: 3) { nodes { slug pointCount } } models(first: 2) { nodes { slug } } chip(slug: "b200") { pointCount } n${round}: __typename }`;
    asked.push(post(round % 2 === 0 ? 0 : 1, { query }, round % 3 === 0 ? ANEW : {}));
    await setTimeout(100);
  }
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status, code }) => status !== 200 || code !== null)).toEqual([]);
  expect(new Set(answers.map(({ text }) => /"totalCount":(\d+)/.exec(text)?.[1]))).toEqual(
    new Set([String(before)]),
  );
  expect(await inUse()).toBe(0);
  expect([told('away'), told('back')]).toEqual([2, 1]);
  expect((await submit()).status).toBe(200);
  expect([await points(0), await points(1, ANEW)]).toEqual([before + 1, before + 1]);
  expect((await fetch(`${apis[0].url}/readyz`)).status).toBe(200);
  gate.speak();
  await expect.poll(inUse, WAIT).toBe(2);
  expect([told('away'), told('back')]).toEqual([2, 2]);
  await expect
    .poll(async () => {
      const since = Date.now();
      await points(0, ANEW);
      return isRead(standby, since);
    }, WAIT)
    .toBe(true);
});

test('without a primary reads go on, kept by nobody, and writes are told to come again', async () => {
  const before = await points(0);
  await primary.kill();
  expect((await submit()).code).toBe('UNAVAILABLE');
  for (const n of [0, 1] as const) {
    expect(await points(n)).toBe(before);
    expect((await fetch(`${apis[n].url}/readyz`)).status).toBe(200);
    expect((await fetch(`${apis[n].url}/export/chips.csv`)).status).toBe(200);
  }
  const { caching } = await post(0, { query: '{ chips(first: 1) { totalCount } }' });
  expect(caching).toBe('private, no-store');
  expect(await submit()).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: '2' });
  expect(await inUse()).toBe(2);
  primary = await startDebianPostgres(path.join(dir, 'primary'), { port: primary.port });
  await expect.poll(async () => (await submit()).status, WAIT).toBe(200);
  expect(await points(0)).toBeGreaterThan(before);
});
