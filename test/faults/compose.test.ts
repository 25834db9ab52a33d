import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLogin } from '@inferbench/db/connection/connection-url';
import { APP_ROLE, OWNER_ROLE } from '@inferbench/db/connection/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Visited, visit } from '../testkit/compose/https-visitor.ts';
import { type Running, runCompose } from '../testkit/compose/run-compose.ts';
import { asAdmin } from '../testkit/database.ts';
import { fasterFile } from '../testkit/fixture.ts';
import { storedOf } from '../testkit/one-score-each.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { faultsOf } from '../testkit/security-headers.ts';
import { contextOfStack } from '../testkit/stacks.ts';

/**
 * docker-compose.yml as processes: commands, environment, order, health checks, volumes and replicas of the file, before them Debian's
 * Caddy with docs/ops/Caddyfile. No container is there: read_only, tmpfs, cap_drop, security_opt, mem_limit, shm_size, published
 * addresses, the name server of the engine and starting again what died are tried by nobody here (test/docs/compose.test.ts reads them).
 */
const HOST = 'bench.example';
const OUTSIDE = {
  POSTGRES_PASSWORD: 'PostgresPasswordOfTests',
  INFERBENCH_OWNER_PASSWORD: 'OwnerPasswordOfTests',
  INFERBENCH_APP_PASSWORD: 'AppPasswordOfTests',
  INFERBENCH_WORKER_PASSWORD: 'WorkerPasswordOfTests',
  INFERBENCH_CURSOR_SECRET: 'CursorSecretOfTests',
  INFERBENCH_PUBLIC_ORIGIN: `https://${HOST}`,
};

/** Any address of loopback. */
const VISITOR = '127.0.0.1';

/** Shapes of the queries below. */
const Submitted = z.object({
  data: z.object({
    submitRun: z.object({
      __typename: z.literal('RunAccepted'),
      receipt: z.object({ submissionId: z.string() }),
      pointIds: z.array(z.string()),
    }),
  }),
});
const Limited = z.object({ data: z.object({ rateLimit: z.object({ remaining: z.number() }) }) });

let dir: string;
let compose: Running;
let adminUrl: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-compose-'));
  await chmod(dir, 0o711);
  compose = await runCompose(dir, OUTSIDE);
  const port = one('postgres').at.port(5432);
  adminUrl = `postgresql://postgres:${OUTSIDE.POSTGRES_PASSWORD}@127.0.0.1:${port}/inferbench`;
}, 600_000);
afterAll(async () => {
  await compose?.stop();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

function one(name: string, n = 0) {
  const standing = compose.services.get(name)?.[n];
  if (standing === undefined) throw new Error(`${name} has no process ${n + 1}`);
  return standing;
}

/** Somebody whose browser trusts the authority of the proxy, from an address of their own. */
function ask(at: string, from = VISITOR, asked: Parameters<typeof visit>[2] = {}): Promise<Visited> {
  const file = one('proxy').at.here('/data/caddy/pki/authorities/local/root.crt');
  return visit(
    { host: HOST, port: one('proxy').at.port(443), ca: readFileSync(file, 'utf8'), from },
    at,
    asked,
  );
}

const graphql = (query: string, from?: string, headers: Record<string, string> = {}) =>
  ask('/graphql', from, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

test('each service begins after those that it depends on, in as many processes as the file says', async () => {
  const sizes = [...compose.services].map(([name, standing]) => [name, standing.length]);
  expect(Object.fromEntries(sizes)).toEqual({ postgres: 1, prepare: 0, api: 2, worker: 2, web: 1, proxy: 1 });
  const places = ['postgres', 'prepare', 'api', 'web', 'proxy'].map((name) => compose.order.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const version = await asAdmin(adminUrl, (admin) =>
    admin.query<{ v: string }>("SELECT current_setting('server_version') AS v"),
  );
  expect(version.rows[0]?.v).toMatch(/^18\b/);
});

test('the front page comes whole over HTTPS, with every script and style that it names, and HTTP leads there', async () => {
  await expect.poll(async () => (await ask('/')).status, { timeout: 60_000 }).toBe(200);
  const { body } = await ask('/');
  expect(body).toMatch(/^<!DOCTYPE html>[\s\S]*<h1[\s\S]*<\/html>\s*$/);
  expect(body).toContain(OUTSIDE.INFERBENCH_PUBLIC_ORIGIN);
  const files = [...body.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of new Set(files)) expect([file, (await ask(file)).status]).toEqual([file, 200]);
  const plain = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    const address = {
      host: '127.0.0.1',
      port: one('proxy').at.port(80),
      path: '/chips',
      headers: { host: HOST },
    };
    get(address, ({ statusCode, headers }) => resolve([statusCode, headers.location])).on('error', reject);
  });
  expect(plain).toEqual([308, `https://${HOST}/chips`]);
});

test('security headers and HSTS of every kind of answer pass the proxy, which names no software', async () => {
  for (const [at, publicReads] of [
    ['/', false],
    ['/graphql?query=%7B__typename%7D', true],
    ['/nothing-here', false],
  ] as const) {
    const { headers } = await ask(at);
    expect([at, faultsOf(headers, { publicReads }), headers.get('via'), headers.get('alt-svc')]).toEqual([
      at,
      [],
      null,
      null,
    ]);
  }
});

test('a submission under a key is accepted and scored once', async () => {
  await inferbenchAdmin(adminUrl, 'organization', 'create', 'acme', '--name', 'Acme Silicon');
  const made = await inferbenchAdmin(
    adminUrl,
    'key',
    'create',
    '--organization',
    'acme',
    '--scopes',
    'submit',
  );
  const query = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
    __typename ... on RunAccepted { receipt { submissionId } pointIds } } }`;
  const input = { document: fasterFile(0.5), context: contextOfStack(1), idempotencyKey: 'compose-1' };
  const { body } = await ask('/graphql', VISITOR, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${String(made['key'])}` },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { submitRun: accepted } = Submitted.parse(JSON.parse(body)).data;
  const stored = await storedOf({
    databaseUrl: withLogin(adminUrl, { user: APP_ROLE, password: OUTSIDE.INFERBENCH_APP_PASSWORD }),
    ownerUrl: withLogin(adminUrl, { user: OWNER_ROLE, password: OUTSIDE.INFERBENCH_OWNER_PASSWORD }),
    organization: 'acme',
    acknowledged: [{ submissionId: accepted.receipt.submissionId, pointIds: accepted.pointIds }],
  });
  expect(stored).toMatchObject({
    rows: { submission: 1, receipt: 1, run: 1, point: 1, score: 1 },
    inShownEpoch: 1,
    wrongPlaces: 0,
  });
});

test('limits and log see the address of the visitor: not that of the proxy, and none that the visitor makes up', async () => {
  const left = async (from: string, headers: Record<string, string> = {}) => {
    const { body } = await graphql('{ rateLimit { remaining } }', from, headers);
    return Limited.parse(JSON.parse(body)).data.rateLimit.remaining;
  };
  const [before, otherBefore] = [await left('127.7.7.7'), await left('127.8.8.8')];
  const forgeries = ['203.0.113.9', '10.1.2.3, 203.0.113.9', '127.8.8.8'];
  for (const forged of forgeries)
    await left('127.7.7.7', { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged });
  expect(before - (await left('127.7.7.7'))).toBe(forgeries.length + 1);
  expect(otherBefore - (await left('127.8.8.8'))).toBe(1);
  const log = [0, 1].map((n) => one('api', n).output()).join('');
  expect(log).toContain('"visitor":"127.7.7.0/24"');
  expect(log).not.toContain('203.0.113');
});

test('while one of two processes of the API ends, and without it, every question and every page is answered', async () => {
  const answered = new Set<number>();
  const questions = async () => {
    for (let n = 0; n < 30; n += 1)
      answered.add((await graphql(`{ chips(first: 2) { nodes { slug } } n${n}: __typename }`)).status);
  };
  await Promise.all([questions(), one('api').stop()]);
  await questions();
  answered.add((await ask('/chips?asked=anew')).status);
  expect([...answered]).toEqual([200]);
});
