import { afterAll, beforeAll, expect, test } from 'vitest';
import { newApiKey } from '@inferbench/db/account/api-key-format';
import { startTestApi, type TestApi } from '../testkit/api.ts';

const POINTS = 50;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limits: { pointsPerMinute: POINTS, failedKeysPerMinute: 5 } });
});
afterAll(() => api.stop());

/** A request as the proxy of this machine would pass it on for a visitor. */
function from(address: string, query: string, key?: string): Promise<Response> {
  return fetch(`${api.server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `6.6.6.6, ${address}`,
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ query }),
  });
}

const ELEVEN =
  '{ nodes(ids: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]) { id } rateLimit { limit remaining resetAt cost } }';

test('a client that used its points up gets 429, Retry-After and the code; others go on', async () => {
  const first = await from('192.0.2.1', ELEVEN);
  const { data } = (await first.json()) as { data: { rateLimit: Record<string, unknown> } };
  const cost = data.rateLimit['cost'] as number;
  expect(data.rateLimit).toMatchObject({ limit: POINTS, remaining: POINTS - cost, cost });
  expect(first.headers.get('ratelimit-limit')).toBe(String(POINTS));
  expect(first.headers.get('ratelimit-remaining')).toBe(String(POINTS - cost));

  let last = first;
  for (let i = 0; i < POINTS && last.status === 200; i += 1) last = await from('192.0.2.1', ELEVEN);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(last.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await last.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  // Refused before the document is even read.
  expect((await from('192.0.2.1', '{')).status).toBe(429);
  expect((await from('192.0.2.2', ELEVEN)).status).toBe(200);
});

test('a key has a window of its own, which its address does not share', async () => {
  let last = await from('192.0.2.3', ELEVEN, api.apiKey);
  while (last.status === 200) last = await from('192.0.2.3', ELEVEN, api.apiKey);
  expect(last.status).toBe(429);
  expect((await from('192.0.2.4', ELEVEN, api.apiKey)).status).toBe(429);
  expect((await from('192.0.2.3', ELEVEN)).status).toBe(200);
});

test('who sends many wrong keys gets 429 for further ones, and can still read and show a good one', async () => {
  const wrong = () => newApiKey().key;
  for (let i = 0; i < 5; i += 1) {
    expect((await from('192.0.2.5', '{ viewer { scopes } }', wrong())).status).toBe(200);
  }
  const stopped = await from('192.0.2.5', '{ viewer { scopes } }', wrong());
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('192.0.2.5', '{ __typename }')).status).toBe(200);
  const good = await from('192.0.2.5', '{ viewer { scopes } }', await api.newKey('other'));
  expect(await good.json()).toMatchObject({ data: { viewer: { scopes: ['SUBMIT'] } } });
});
