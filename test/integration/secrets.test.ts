import { newApiKey } from '@inferbench/db/account/api-key-format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { attackCount } from '../testkit/attack-scale.ts';
import type { TestApi } from '../testkit/api.ts';
import { callCli } from '../testkit/call-cli.ts';
import { startOverheardApi } from '../testkit/overheard.ts';

/** INFERBENCH_ATTACKS=all tries all 100,000. */
const KEYS = attackCount(100_000);
let api: TestApi;
let lines: readonly string[];
beforeAll(async () => {
  ({ api, lines } = await startOverheardApi());
});
afterAll(() => api?.stop());

/** Every place where a client could put a key, by mistake or not. */
const PLACES: ((key: string) => { headers?: Record<string, string>; body: unknown; search?: string })[] = [
  (key) => ({
    headers: { authorization: `Bearer ${key}` },
    body: { query: '{ viewer { scopes } nothing }' },
  }),
  (key) => ({ headers: { authorization: key }, body: { query: '{ leaderboard(first: 0) { epoch } }' } }),
  (key) => ({ body: { query: `{ ${key} }` } }),
  (key) => ({ body: { query: `{ chip(slug: "${key}" ` } }),
  (key) => ({
    body: { query: 'query ($n: Int!) { leaderboard(first: $n) { epoch } }', variables: { n: key } },
  }),
  (key) => ({
    body: {
      query: 'query ($m: Metric!) { leaderboard(first: 1, metric: $m) { epoch } }',
      variables: { m: key },
    },
  }),
  (key) => ({
    body: {
      query: `{ leaderboard(first: 1, slice: {model: "${key}", phase: PREFILL, batch: 1, context: 1, precision: FP16}) { epoch } }`,
    },
  }),
  (key) => ({ body: { query: '{ __typename }', operationName: key } }),
  (key) => ({
    body: { query: '{ leaderboard(first: 1) { epoch } }', variables: key },
    search: `?key=${key}`,
  }),
];

test('no log line and no error repeats the secret of a key, in keys at every place a client may put one', async () => {
  const pools = [api.database.pool, api.database.pages].map((pool) => ({
    pool,
    query: pool.query.bind(pool),
  }));
  const bodies: string[] = [];
  const secrets = new Set<string>();
  for (let i = 0; i < KEYS; i += 1) {
    const { key } = newApiKey();
    secrets.add(key.slice(17, 60));
    const place = PLACES[i % PLACES.length];
    if (!place) throw new Error('within bounds');
    const { headers = {}, body, search = '' } = place(key);
    // Every tenth time the database fails with the client's text in its message.
    const fails = () => Promise.reject(new Error(`could not find ${key}`));
    for (const { pool, query } of pools) pool.query = i % 10 === 0 ? fails : query;
    const response = await fetch(`${api.server.url}/graphql${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    for (const { pool, query } of pools) pool.query = query;
    bodies.push(await response.text());
  }
  const failed = bodies.filter((body) => body.includes('"errors"'));
  expect(failed.length).toBeGreaterThan(KEYS / 2);
  expect(lines.some((line) => line.includes('resolver failed'))).toBe(true);
  const written = `${failed.join('\n')}\n${lines.join('\n')}`;
  expect([...secrets].filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).toContain('[redacted]');
});

/** Commands that are given a login of the database or a key, and what they do with both where nothing works. */
const COMMANDS = [
  ['admin', 'bootstrap', '--organization', 'x', '--json'],
  ['admin', 'organization', 'list'],
  ['admin', 'key', 'list', '--json'],
  ['admin', 'key', 'revoke', 'SECRET'],
  ['admin', 'reviewer', 'list'],
  ['admin', 'review', 'off'],
  ['admin', 'remove-demo', '--json'],
  ['keys', 'list'],
  ['keys', 'create', '--name', 'x', '--scopes', 'submit', '--json'],
  ['keys', 'rotate', 'SECRET', '--json'],
  ['keys', 'revoke', 'SECRET'],
];

test('no command repeats a login of the database or a key, whatever is wrong with it', async () => {
  const written: string[] = [];
  const secrets: string[] = [];
  const { host, pathname } = new URL(api.queueUrl);
  const logins: ((secret: string) => string)[] = [
    (secret) => `postgresql://inferbench_owner:${secret}@${host}${pathname}`,
    (secret) => `postgresql://inferbench_owner:${secret}@127.0.0.1:9${pathname}`,
    (secret) => `postgresql://${secret}@${host}/no-such-database`,
    (secret) => `postgresql://inferbench_owner:${secret}%ZZ@${host}${pathname}`,
    (secret) => `postgresql://${secret}.invalid/x`,
    (secret) => `${secret} is no address`,
    (secret) => `https://${secret}:${secret}@127.0.0.1:9/?sslmode=${secret}`,
  ];
  for (let i = 0; i < attackCount(20_000); i += 1) {
    const { key } = newApiKey();
    const secret = key.slice(17, 60);
    secrets.push(secret);
    const command = COMMANDS[i % COMMANDS.length] ?? [];
    const login = logins[i % logins.length] ?? String;
    const { exitCode, stdout, stderr } = await callCli(
      command.map((word) => (word === 'SECRET' ? key : word)),
      {
        INFERBENCH_ADMIN_DATABASE_URL: login(secret),
        INFERBENCH_API_KEY: i % 2 === 0 ? key : key.slice(0, -1),
        INFERBENCH_SERVER: api.server.url,
      },
    );
    expect([command, exitCode]).not.toEqual([command, 0]);
    written.push(stdout, stderr);
  }
  const all = `${written.join('\n')}\n${lines.join('\n')}`;
  expect(secrets.filter((secret) => all.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
});

test('a key that is made is said once, in the answer to who made it, and in no log line', async () => {
  const admin = await api.newKey('maker', ['admin:org', 'submit']);
  const env = {
    INFERBENCH_ADMIN_DATABASE_URL: api.queueUrl,
    INFERBENCH_API_KEY: admin,
    INFERBENCH_SERVER: api.server.url,
  };
  const made: string[] = [];
  const others: string[] = [];
  for (let i = 0; i < attackCount(2_000); i += 1) {
    for (const args of [
      ['admin', 'key', 'create', '--organization', 'maker', '--scopes', 'submit', '--json'],
      ['keys', 'create', '--name', 'x', '--scopes', 'submit', '--json'],
    ]) {
      const { stdout, stderr } = await callCli(args, env);
      const { key } = z.object({ key: z.string() }).parse(JSON.parse(stdout));
      expect(stdout.split(key.slice(17, 60))).toHaveLength(2);
      made.push(key.slice(17, 60));
      others.push(stderr);
    }
    for (const args of [
      ['admin', 'key', 'list', '--json'],
      ['keys', 'list', '--json'],
    ])
      others.push((await callCli(args, env)).stdout);
  }
  const { rows } = await api.database.pool.query('SELECT * FROM event');
  const all = `${others.join('\n')}\n${lines.join('\n')}\n${JSON.stringify(rows)}`;
  expect(made.filter((secret) => all.includes(secret))).toEqual([]);
});
