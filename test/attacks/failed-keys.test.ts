import { afterAll, beforeAll, expect, test } from 'vitest';
import { newApiKey, publicIdOf } from '@inferbench/db/account/api-key-format';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { attackCount } from '../testkit/attack-scale.ts';
import { asAdmin } from '../testkit/database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Who the API says is asking, from an address of the Internet. */
async function viewerOf(key: string, address: string): Promise<{ status: number; known: boolean }> {
  const response = await fetch(`${api.server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      authorization: `Bearer ${key}`,
    },
    body: JSON.stringify({ query: '{ viewer { scopes } }' }),
  });
  const body = (await response.json()) as { data?: { viewer: unknown } | null }; // the query's own shape
  return { status: response.status, known: (body.data?.viewer ?? null) !== null };
}

/** Another key of the same public id: well-formed, and wrong. */
function forged(key: string): string {
  const id = publicIdOf(key) ?? '';
  const other = newApiKey(id);
  expect(publicIdOf(other.key)).toBe(id);
  expect(other.key).not.toBe(key);
  return other.key;
}

/** How often keys are looked up while something happens. */
async function lookupsDuring(action: () => Promise<void>): Promise<number> {
  const { pool } = api.database;
  const query = pool.query.bind(pool);
  let lookups = 0;
  pool.query = ((...args: Parameters<typeof query>) => {
    const [statement] = args as unknown[];
    if (typeof statement === 'object' && statement !== null && Reflect.get(statement, 'name') === 'api-key')
      lookups += 1;
    return query(...args);
  }) as typeof query; // same overloads, passed through
  await action();
  pool.query = query;
  return lookups;
}

test('after a thousand wrong keys from its own address a good one is accepted', async () => {
  const good = await api.newKey('behind-one-address');
  const wrong = Math.max(100, attackCount(1_000));
  for (let i = 0; i < wrong; i += 1) await viewerOf(newApiKey().key, '192.0.2.1');
  expect((await viewerOf(newApiKey().key, '192.0.2.1')).status).toBe(429);
  expect(await viewerOf(good, '192.0.2.1')).toEqual({ status: 200, known: true });
});

test('while others try secrets of its id, a key works, and they cost the database next to nothing', async () => {
  const good = await api.newKey('under-attack');
  const secrets = attackCount(10_000);
  const lookups = await lookupsDuring(async () => {
    const attackers = Array.from({ length: 10 }, async (_, attacker) => {
      for (let i = 0; i < secrets / 10; i += 1) {
        const { known } = await viewerOf(forged(good), `198.51.100.${attacker}`);
        expect(known).toBe(false);
      }
    });
    await Promise.all(attackers);
  });
  expect(lookups).toBeLessThanOrEqual(Math.min(100, secrets / 2));
  expect(await viewerOf(good, '203.0.113.1')).toEqual({ status: 200, known: true });
});

test('an unknown id is looked up once, a revoked key ends with the next request', async () => {
  const unknown = newApiKey().key;
  expect(
    await lookupsDuring(async () => {
      for (let i = 0; i < 20; i += 1) await viewerOf(unknown, '192.0.2.2');
    }),
  ).toBe(1);
  const good = await api.newKey('to-be-revoked');
  expect((await viewerOf(good, '192.0.2.3')).known).toBe(true);
  await asAdmin(api.adminUrl, (admin) =>
    admin.query('UPDATE api_key SET revoked_at = now() WHERE public_id = $1', [publicIdOf(good)]),
  );
  expect((await viewerOf(good, '192.0.2.3')).known).toBe(false);
});
