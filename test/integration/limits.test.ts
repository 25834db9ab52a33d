import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('what is too costly runs no statement, wherever the page size hides', async () => {
  const { pool, prisma } = api.database;
  const query = pool.query.bind(pool);
  let statements = 0;
  pool.query = ((...args: Parameters<typeof query>) => {
    statements += 1;
    return query(...args);
  }) as typeof pool.query; // same overloads, passed through
  const costly = 'edges { node { system { id chip { id } } point { id } metrics { value } } }';
  const bodies = await Promise.all([
    api.post(`{ leaderboard(first: 400) { ${costly} } }`),
    api.post(`query ($n: Int!) { leaderboard(first: $n) { ${costly} } }`, { n: 400 }),
    api.post(`query ($n: Int! = 400) { leaderboard(first: $n) { ${costly} } }`),
    api.post(
      `query ($n: Int! = 400) { leaderboard(first: $n) { ...F } } fragment F on LeaderboardConnection { ${costly} }`,
    ),
  ]);
  pool.query = query;
  for (const body of bodies) {
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COSTLY', value: '2001' });
    expect(body).toMatchObject({ extensions: { cost: { requested: 2001, maximum: 1000 } } });
  }
  expect(statements).toBe(0);
  expect(await prisma.submission.count()).toBe(0);
});

test('every answer says what it cost', async () => {
  expect(await api.post('{ leaderboard(first: 50) { edges { node { system { id } } } } }')).toMatchObject({
    extensions: { cost: { requested: 101, maximum: 1000 } },
  });
});
