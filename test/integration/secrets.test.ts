import { newApiKey } from '@inferbench/db/api-key-format';
import { type ApiServer, startApiServer } from '@inferbench/api/server/server';
import { createLogger } from '@inferbench/logging/logger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';

const KEYS = 1_000;
let api: TestApi;
let server: ApiServer;
const lines: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  server = await startApiServer({
    database: api.database,
    evidence: api.evidence,
    logger: createLogger('test', 'debug', { write: (line) => lines.push(line) }),
    cursorSecret: 'cursor-secret-of-tests',
    port: 0,
    limits: { pointsPerMinute: 0, failedKeysPerMinute: 1_000_000 },
  });
});
afterAll(async () => {
  await server.close();
  await api.stop();
});

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

test('no log line and no error repeats the secret of a key, in 1,000 keys at every place a client may put one', async () => {
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
    const response = await fetch(`${server.url}/graphql${search}`, {
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
