import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/ports.mjs';
import { freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { type Service, startService } from '../testkit/processes.ts';
import { argumentsOf, startApiProcess, startWeb } from '../testkit/servers.ts';

let dir: string;
let database: TestDatabase;
let ports: Record<'api' | 'worker' | 'web', number>;
let services: Record<'api' | 'worker' | 'web', Service>;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-metrics-'));
  database = await freshDatabase();
  ports = { api: await freePort(), worker: await freePort(), web: await freePort() };
  const { databaseUrl, workerUrl } = database;
  const api = await startApiProcess({
    databaseUrl,
    evidenceDir: dir,
    env: { INFERBENCH_API_PROBE_PORT: String(ports.api) },
  });
  const worker = await startService(argumentsOf('worker'), {
    cwd: 'apps/worker',
    env: {
      DATABASE_URL: databaseUrl,
      INFERBENCH_QUEUE_DATABASE_URL: workerUrl,
      INFERBENCH_WORKER_PROBE_PORT: String(ports.worker),
    },
  });
  const web = await startWeb(api.url, { INFERBENCH_WEB_PROBE_PORT: String(ports.web) });
  services = { api, worker, web };
});
afterAll(async () => {
  for (const each of Object.values(services ?? {})) await each.stop();
  await database?.drop();
  await rm(dir, { recursive: true, force: true });
});

const probe = (name: keyof typeof ports, address: string) =>
  fetch(`http://127.0.0.1:${ports[name]}${address}`);

/** Series of a process, by name and labels. */
async function series(name: keyof typeof ports): Promise<Map<string, number>> {
  const text = await (await probe(name, '/metrics')).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

const graphql = (query: string) =>
  fetch(`${services.api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

/** Lines of the log about requests. */
const told = (name: keyof typeof services) =>
  services[name]
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"answered"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a request is counted by its root field and its code, with price, time and statements, and is one line of the log', async () => {
  await (await graphql('query MyOwnName { chips(first: 2) { nodes { slug } } }')).text();
  await (await graphql('{ chips(first: 2) { nope } }')).text();
  await (await fetch(`${services.api.url}/export/nothing.csv`)).text();
  await expect
    .poll(async () => (await series('api')).get('inferbench_requests_total{name="chips",code="OK"}'))
    .toBe(1);
  const found = await series('api');
  expect(found.get('inferbench_requests_total{name="/graphql",code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
  expect(found.get('inferbench_request_cost_points_total{name="chips"}')).toBeGreaterThan(0);
  expect(found.get('inferbench_request_seconds_count{name="chips"}')).toBe(1);
  expect(found.get('inferbench_sql_statements_total{outcome="OK"}')).toBeGreaterThan(1);
  expect(found.get('inferbench_sql_wait_seconds_count')).toBeGreaterThan(1);
  expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect([...found.keys()].join('\n')).toMatch(/inferbench_cache_asked_total\{cache="compiled-documents"/);
  expect(told('api')[0]).toMatchObject({ request: 'chips', visitor: '127.0.0.0/24', code: 'OK' });
  expect(JSON.stringify(told('api'))).not.toContain('MyOwnName');
});

test('names that clients make up add no series', async () => {
  const before = (await series('api')).size;
  for (let n = 0; n < 30; n += 1) {
    await (await graphql(`query Made${n} { a${n}: chips(first: 2) { nodes { slug } } }`)).text();
    await (await fetch(`${services.api.url}/made/up/${n}`)).text();
  }
  const after = await series('api');
  expect(after.get('inferbench_requests_total{name="other",code="NOT_FOUND"}')).toBe(30);
  // One new name, `other`: its counter, and a histogram of its times.
  expect(after.size - before).toBeLessThan(40);
});

test('the worker tells its queue and its epoch, and asks its database whether it is ready', async () => {
  const found = await series('worker');
  expect(found.get('inferbench_queue_jobs')).toBeGreaterThanOrEqual(0);
  expect(found.get('inferbench_queue_oldest_seconds')).toBeGreaterThanOrEqual(0);
  expect(found.get('inferbench_epoch_points')).toBe(0);
  for (const name of ['api', 'worker', 'web'] as const)
    expect([name, (await probe(name, '/readyz')).status]).toEqual([name, 200]);
});

test('a page is counted by its route, whatever name stands behind it', async () => {
  for (const page of ['/methodology', '/points/made-up', '/points/another', '/made-up'])
    await (await fetch(`${services.web.url}${page}`)).text();
  await expect
    .poll(async () => {
      const found = [...(await series('web'))].filter(([name]) => name.startsWith('inferbench_requests'));
      return Object.fromEntries(found);
    })
    .toMatchObject({
      'inferbench_requests_total{name="/methodology",code="OK"}': 1,
      'inferbench_requests_total{name="/points/…",code="HTTP_404"}': 2,
      'inferbench_requests_total{name="other",code="HTTP_404"}': 1,
    });
  expect(told('web').map(({ request }) => request)).toContain('/points/…');
});
