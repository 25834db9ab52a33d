import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { ScoreRow } from '@inferbench/domain/export/score-row';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ published: true });
});
afterAll(() => api.stop());

type Connection = {
  totalCount?: number;
  approximateCount?: { atLeast: number; exact: boolean };
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Record<string, unknown>[];
};

async function page(
  list: 'points' | 'scores',
  {
    first,
    after = null,
    filter = null,
    fields,
  }: {
    first: number;
    after?: string | null;
    filter?: Record<string, unknown> | null;
    fields: string;
  },
): Promise<Connection> {
  const { data, errors } = await api.post(
    `query List($filter: ScoreFilterInput, $first: Int!, $after: String) {
       ${list}(filter: $filter, first: $first, after: $after) { ${fields} pageInfo { hasNextPage endCursor } }
     }`,
    { filter, first, after },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.[list] as Connection;
}

async function walk(
  list: 'points' | 'scores',
  {
    first,
    filter = null,
    between,
  }: {
    first: number;
    filter?: Record<string, unknown> | null;
    between?: () => Promise<unknown>;
  },
): Promise<string[]> {
  const id = list === 'points' ? 'id' : 'pointId';
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: Connection = await page(list, {
      first,
      after,
      filter,
      fields: `nodes { ${id} }`,
    });
    seen.push(...nodes.map((node) => String(node[id])));
    if (!pageInfo.hasNextPage) return seen;
    after = pageInfo.endCursor;
    await between?.();
  }
}

/** Every row that a filter lets in. */
async function rowsOf(filter: Record<string, unknown> | null, fields: string) {
  const rows: Record<string, unknown>[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: Connection = await page('scores', {
      first: 1000,
      after,
      filter,
      fields: `nodes { ${fields} }`,
    });
    rows.push(...nodes);
    if (!pageInfo.hasNextPage) return rows;
    after = pageInfo.endCursor;
  }
}

async function stored(): Promise<number> {
  const { rows } = await api.database.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM point p JOIN run ON run.id = p.run_id
     JOIN submission sub ON sub.id = run.submission_id WHERE sub.lifecycle <> 'SUPERSEDED'`,
  );
  return rows[0]?.n ?? 0;
}

const exported = (query = '', headers: Record<string, string> = {}) =>
  fetch(`${api.server.url}/export/scores.${query}`, { headers });

describe('lists of everything', () => {
  test.each(['points', 'scores'] as const)('%s: a walk by any page size shows each once', async (list) => {
    const all = await walk(list, { first: 1000 });
    expect(all).toHaveLength(await stored());
    expect(new Set(all).size).toBe(all.length);
    expect(await walk(list, { first: 97 })).toEqual(all);
    expect((await page(list, { first: 1, fields: 'totalCount nodes { __typename }' })).totalCount).toBe(
      all.length,
    );
  });

  test('who stood there all the while is on the walk once, while others come', async () => {
    const before = await walk('scores', { first: 1000 });
    const arrivals: Promise<unknown>[] = [];
    let left = 3;
    const seen = await walk('scores', {
      first: 250,
      between: async () => {
        if ((left -= 1) >= 0) arrivals.push(api.submit({ dryRun: false }));
        await arrivals.at(-1);
      },
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((id) => !seen.includes(id))).toEqual([]);
  });

  test.each([
    [{ kind: 'REPORTED' }, 'kind'],
    [{ model: 'llama-3-8b' }, 'model'],
    [{ chip: 'nvidia-h100-sxm5-80gb' }, 'chip'],
    [{ framework: 'vllm' }, 'framework'],
    [{ precision: 'FP8' }, 'precision'],
  ] as const)('%s lets in what it names and nothing else', async (filter, key) => {
    const rows = await rowsOf(filter, key);
    const wanted = Object.values(filter)[0];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row[key] !== wanted)).toEqual([]);
    const all = await rowsOf(null, key);
    expect(rows).toHaveLength(all.filter((row) => row[key] === wanted).length);
    const { totalCount } = await page('scores', { first: 1, filter, fields: 'totalCount' });
    expect(totalCount).toBe(rows.length);
    expect(await walk('points', { first: 300, filter })).toHaveLength(rows.length);
  });

  test.each([
    [{ kind: 'REPORTED', model: 'deepseek-r1' }, true],
    [{ framework: 'vllm' }, true],
    [{ since: '2020-01-01' }, true],
    [{ framework: 'vllm', model: 'llama-3-70b' }, true],
    [{ framework: 'vllm', since: '2020-01-01', kind: 'MEASURED' }, false],
    [{ precision: 'FP8' }, false],
    [{ precision: 'FP8', model: 'llama-2-70b', kind: 'MEASURED', framework: 'vllm' }, false],
  ] as const)(
    '%o: what is counted quickly is the length, or says that it may be less',
    async (filter, exact) => {
      for (const list of ['points', 'scores'] as const) {
        const fields = 'totalCount approximateCount { atLeast exact }';
        const { totalCount = 0, approximateCount } = await page(list, { first: 1, filter, fields });
        expect(approximateCount?.exact).toBe(exact);
        expect(approximateCount?.atLeast).toBeLessThanOrEqual(totalCount);
        expect(exact ? approximateCount?.atLeast : totalCount).toBe(totalCount);
      }
    },
  );

  test('a source and a time narrow as well', async () => {
    const all = await rowsOf({ kind: 'REPORTED' }, 'sourceDocument');
    const sourceDocument = all[0]?.['sourceDocument'];
    expect(await rowsOf({ sourceDocument }, 'sourceDocument')).toEqual(
      all.filter((row) => row['sourceDocument'] === sourceDocument),
    );
    expect(await walk('scores', { first: 10, filter: { since: '2999-01-01' } })).toEqual([]);
    expect(await walk('scores', { first: 1000, filter: { since: '2020-01-01T00:00:00Z' } })).toHaveLength(
      await stored(),
    );
  });

  test('what was superseded is on no list and in no export', async () => {
    const { rows } = await api.database.pool.query<{ key: string; organization: string }>(
      `SELECT sub.idempotency_key AS key, sub.organization_id AS organization FROM submission sub
       JOIN run ON run.submission_id = sub.id WHERE run.kind = 'REPORTED' AND sub.lifecycle = 'PUBLISHED' LIMIT 1`,
    );
    const before = await stored();
    await api.database.pool.query('SELECT supersede_publication($1, $2)', [
      rows[0]?.organization,
      rows[0]?.key,
    ]);
    const after = await stored();
    expect(after).toBeLessThan(before);
    expect(await walk('scores', { first: 1000 })).toHaveLength(after);
    expect((await (await exported('jsonl')).text()).trim().split('\n')).toHaveLength(after);
  });

  test.each([0, -1, 1001])('a page of %s is refused', async (first) => {
    const { errors } = await api.post(`{ scores(first: ${first}) { nodes { pointId } } }`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: first > 1000 ? 'QUERY_TOO_COSTLY' : 'BAD_PAGE_SIZE',
    });
  });

  test('a cursor of another list, another filter, or made up is refused', async () => {
    const { pageInfo } = await page('scores', { first: 1, fields: 'nodes { pointId }' });
    const ask = (list: string, after: string | null, filter = '') =>
      api.post(`{ ${list}(first: 1, after: ${JSON.stringify(after)} ${filter}) { pageInfo { endCursor } } }`);
    for (const answer of [
      await ask('points', pageInfo.endCursor),
      await ask('scores', pageInfo.endCursor, ', filter: { kind: MEASURED }'),
      await ask('scores', `${pageInfo.endCursor}x`),
      await ask('scores', "' OR 1=1"),
    ])
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_CURSOR' });
  });

  test('a filter that says nothing sensible is refused with its place', async () => {
    const { errors } = await api.post('{ scores(first: 1, filter: { since: "yesterday" }) { totalCount } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', path: 'filter.since' });
  });

  test('a page costs its rows', async () => {
    const response = await fetch(`${api.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ scores(first: 1000) { nodes { pointId } } }' }),
    });
    expect(await response.json()).toMatchObject({ extensions: { cost: { requested: 1000 } } });
  });
});

describe('the export of all scores', () => {
  test('CSV: one line of names, then every score once, as the list has it', async () => {
    const response = await exported('csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('link')).toBe('</export/scores.meta.json>; rel="describedby"');
    const [head, ...rows] = (await response.text()).trim().split('\n');
    expect(head).toBe(ScoreRow.keyof().options.join(','));
    expect(rows.map((line) => line.split(',')[0])).toEqual(await walk('scores', { first: 1000 }));
  });

  test('JSONL: each line is a row of the list', async () => {
    const rows = (await (await exported('jsonl?model=llama-3-8b')).text())
      .trim()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line));
    const { nodes } = await page('scores', {
      first: 1000,
      filter: { model: 'llama-3-8b' },
      fields: `nodes { ${ScoreRow.keyof().options.join(' ')} }`,
    });
    expect(rows).toEqual(nodes);
  });

  test('refuses an unknown filter and any method that changes something', async () => {
    expect((await exported('csv?colour=red')).status).toBe(400);
    const post = await fetch(`${api.server.url}/export/scores.csv`, { method: 'POST' });
    expect(post.status).toBe(405);
    expect((await exported('exe')).status).toBe(404);
  });

  test('a reader who leaves ends it: the next export of the same visitor begins at once', async () => {
    for (let i = 0; i < 5; i += 1) {
      const request = get(`${api.server.url}/export/scores.jsonl`);
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.destroy();
      await once(answer, 'close');
    }
    await expect.poll(async () => (await exported('jsonl')).status, { timeout: 5_000 }).toBe(200);
    expect(api.database.pool.waitingCount).toBe(0);
    await expect
      .poll(() => api.database.pool.totalCount - api.database.pool.idleCount, { timeout: 60_000 })
      .toBe(0);
  });
});

describe('pages of other sites', () => {
  const ask = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${api.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example', ...headers },
      body: JSON.stringify({ query }),
    });
  const READ = '{ scores(first: 1) { nodes { pointId } } }';
  const CHANGE = 'mutation { __typename }';
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

  test('read what everybody may read: by POST, by GET, and the exports', async () => {
    expect(allowed(await ask(READ))).toBe('*');
    const got = await fetch(`${api.server.url}/graphql?query=${encodeURIComponent(READ)}`);
    expect(allowed(got)).toBe('*');
    expect(allowed(await exported('csv'))).toBe('*');
    expect(got.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('read nothing that came with a key, right or wrong, and no answer of a mutation', async () => {
    expect(allowed(await ask(READ, { authorization: `Bearer ${api.apiKey}` }))).toBeNull();
    expect(allowed(await ask(READ, { authorization: 'Bearer ib_live_wrong' }))).toBeNull();
    expect(allowed(await exported('csv', { authorization: `Bearer ${api.apiKey}` }))).toBeNull();
    expect(allowed(await ask(CHANGE))).toBeNull();
    expect(allowed(await ask(CHANGE, { authorization: `Bearer ${api.apiKey}` }))).toBeNull();
  });

  test.each(['/graphql', '/export/scores.csv'])('%s: a preflight allows reads and no key', async (path) => {
    const preflight = await fetch(`${api.server.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('authorization');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('send no form: a body that needs no preflight is refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await fetch(`${api.server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://elsewhere.example' },
        body: JSON.stringify({ query: CHANGE }),
      });
      expect(response.status).toBe(415);
    }
  });
});
