import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { fasterFile } from '../testkit/fixture.ts';

/** Tables of which nobody but their owner sees anything, or whose rows follow from others that tell of themselves. */
const PRIVATE = [
  '_prisma_migrations',
  'account',
  'api_key',
  'board_change',
  'challenge',
  'draft',
  'invitation',
  'lifecycle_edge',
  'membership',
  'passkey',
  'point_count',
  'quota_use',
  'receipt',
  'recovery_code',
  'rule_count',
  'session',
  'version_count',
  'worker_heartbeat',
];
const BOARD = '{ leaderboard(first: 5) { epoch totalCount edges { rank node { interval { low high } } } } }';

let api: TestApi;
let statements: string[];
beforeAll(async () => {
  api = await startTestApi({ agreed: true });
  statements = watched(api);
  await api.submit();
});
afterAll(() => api?.stop());

/** Names of the statements that the pools of an API run from now on; the word of changes has none. */
function watched({ database }: TestApi): string[] {
  const names: string[] = [];
  for (const pool of [database.pool, database.pages]) {
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    Reflect.set(pool, 'query', (...args: unknown[]) => {
      const [statement] = args;
      names.push(typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'name')));
      return query(...args);
    });
  }
  return names;
}

/** What an answer needed of the board, without the version of the catalogue, which a process asks for each second. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = statements.length;
  await work();
  return statements.slice(before).filter((name) => name !== 'catalogue-version');
}

const headersOf = async (headers: Record<string, string> = {}, query = BOARD) => {
  const response = await fetch(`${api.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  await response.text();
  return response.headers;
};

describe('an answer that everybody is given alike', () => {
  test('is read once, and is the same the second time', async () => {
    const first = await api.post(BOARD);
    let second: unknown;
    expect(await statementsOf(async () => (second = await api.post(BOARD)))).toEqual([]);
    expect(second).toEqual(first);
  });

  test('is made anew for whoever asks for that', async () => {
    await headersOf();
    expect(await statementsOf(() => headersOf({ 'cache-control': 'no-cache' }))).not.toEqual([]);
  });

  test('is made once for all who ask at the same time', async () => {
    const query = '{ leaderboard(first: 4) { totalCount edges { rank } } }';
    const askers = Array.from({ length: 24 }, () => query);
    const together = await statementsOf(() => Promise.all(askers.map((each) => api.post(each))));
    expect(together.length).toBeGreaterThan(0);
    expect(together.length).toBeLessThan(askers.length);
  });

  test('is never given after what it reads has changed, however often', async () => {
    for (const factor of [1.1, 1.2, 1.3]) {
      const before = await api.post(BOARD);
      await api.submit({ document: fasterFile(factor) });
      expect(await api.post(BOARD)).not.toEqual(before);
    }
  });

  test('is given up by a change of another connection as soon as that is committed', async () => {
    const query = '{ leaderboard(first: 3) { totalCount } }';
    const client = await api.database.pool.connect();
    try {
      for (const _ of [1, 2, 3, 4, 5]) {
        await api.post(query);
        await client.query('UPDATE point SET older = older');
        expect(await statementsOf(() => api.post(query))).not.toEqual([]);
      }
    } finally {
      client.release();
    }
  });

  test('costs what it cost, and counts in the limit of whoever is given it', async () => {
    const [first, second] = [await headersOf(), await headersOf()];
    expect(second.get('ratelimit-limit')).toBe(first.get('ratelimit-limit'));
    const third = await headersOf();
    const [a, b, c] = [first, second, third].map((headers) => Number(headers.get('ratelimit-remaining')));
    expect(Number(b) - Number(c)).toBe(Number(a) - Number(b));
    expect(Number(a) - Number(b)).toBeGreaterThan(1);
  });
});

describe('runs from which boards are made', () => {
  const boards = (first: number) =>
    `{ workloadBoards(request: { first: ${first} }) { __typename ... on WorkloadBoards { total } } }`;
  const board = (users: number) =>
    `{ workloadBoard(request: { model: "llama-3-8b", users: ${users}, simulated: false }) { __typename } }`;

  test.each([
    ['of all models', boards, 1.4],
    ['of one model', board, 1.5],
  ])('%s are read once for every question about them, and anew after a change', async (_, asking, factor) => {
    await api.post(asking(11));
    expect(await statementsOf(() => api.post(asking(12)))).not.toContain('model-runs');
    await api.submit({ document: fasterFile(factor) });
    expect(await statementsOf(() => api.post(asking(13)))).toContain('model-runs');
    expect(await statementsOf(() => api.post(asking(14)))).not.toContain('model-runs');
  });
});

describe('whoever shows a key', () => {
  test('is given no kept answer, and leaves none', async () => {
    const query = '{ leaderboard(first: 2) { totalCount } }';
    await api.post(query);
    expect(await statementsOf(() => api.post(query, {}, api.apiKey))).not.toEqual([]);
    const other = '{ leaderboard(first: 1) { totalCount } }';
    await api.post(other, {}, api.apiKey);
    expect(await statementsOf(() => api.post(other))).not.toEqual([]);
    expect((await headersOf({ authorization: `Bearer ${api.apiKey}` })).get('cache-control')).toBe(
      'private, no-store',
    );
  });

  test('is told who it is, and a visitor after it that nobody is', async () => {
    const query = '{ viewer { scopes } }';
    expect((await api.post(query, {}, api.apiKey)).data?.['viewer']).toMatchObject({ scopes: ['SUBMIT'] });
    expect((await api.post(query)).data?.['viewer'] ?? null).toBeNull();
  });
});

test('every table that holds what everybody may see tells of its changes', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'public_changed') ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(PRIVATE);
});

describe('files', () => {
  const file = (headers: Record<string, string> = {}) =>
    fetch(`${api.server.url}/export/scores.csv`, { headers });

  test('are sent once, until something changes', async () => {
    const first = await file();
    const etag = first.headers.get('etag') ?? '';
    await first.text();
    const again = await file({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await api.submit({ document: fasterFile(0.7) });
    const changed = await file({ 'if-none-match': etag });
    expect([changed.status, (await changed.text()).length > 0]).toEqual([200, true]);
  });

  test('are kept by nobody where a key asks', async () => {
    const keyed = await file({ authorization: `Bearer ${api.apiKey}` });
    await keyed.text();
    expect([keyed.headers.get('cache-control'), keyed.headers.get('etag')]).toEqual([
      'private, no-store',
      null,
    ]);
  });

  test('and long answers come compressed to whoever takes them so', async () => {
    for (const encoding of ['br', 'gzip']) {
      const exported = await file({ 'accept-encoding': encoding });
      const asked = await headersOf({ 'accept-encoding': encoding }, '{ __schema { types { name } } }');
      await exported.text();
      expect([exported.headers.get('content-encoding'), asked.get('content-encoding')]).toEqual([
        encoding,
        encoding,
      ]);
    }
    expect((await headersOf({ 'accept-encoding': 'br' })).get('content-encoding')).toBeNull();
  });
});
