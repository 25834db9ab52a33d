import { request } from 'node:http';
import { FOR_EVERYBODY } from '@inferbench/http-guard/for-everybody';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fasterFile } from '../testkit/fixture.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ agreed: true });
});
afterAll(() => api.stop());

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${api.server.url}/graphql` });

  test('the suite has the 61 audits that the next test lists', () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    '%s',
    async (_name, audit) => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? '' : `${result.status}: ${result.reason}`).toBe('');
    },
  );

  test('a body over the limit is refused with its code, and the server lives on', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const upload = request(
        `${api.server.url}/graphql`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      upload.on('error', reject);
      const chunk = Buffer.alloc(1024 * 1024, 0x20);
      for (let i = 0; i < 34; i += 1) upload.write(chunk);
      upload.end();
    });
    expect(status).toBe(413);
    expect((await api.post('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  test.each([
    ['not JSON', 'application/json', '{"query": ', 400],
    ['a form', 'application/x-www-form-urlencoded', 'query={__typename}', 415],
    ['a batch', 'application/json', '[{"query":"{__typename}"}]', 400],
  ])('%s is refused', async (_name, contentType, body, status) => {
    const response = await fetch(`${api.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      errors: [
        { extensions: { code: 'BAD_REQUEST', docs: 'docs/errors.md', requestId: expect.any(String) } },
      ],
      extensions: { cost: { requested: null, maximum: 1000 } },
    });
  });

  test('an unexpected failure is masked', async () => {
    const { pages } = api.database;
    const query = pages.query.bind(pages);
    pages.query = () => Promise.reject(new Error('password=hunter2'));
    const body = await api.post('{ leaderboard(first: 1) { totalCount } }');
    pages.query = query;
    expect(body.errors?.[0]?.extensions['code']).toBe('INTERNAL');
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });
});

describe('every error has a code of docs/errors.md, the request id and where to read on', () => {
  test.each([
    ['a syntax error', '{', {}, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a variable of a wrong type',
      'query ($n: Int!) { leaderboard(first: $n) { epoch } }',
      { n: 'x' },
      'BAD_USER_INPUT',
    ],
    [
      'no such operation',
      'query A { __typename } query B { __typename }',
      {},
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['a page of 1,000', '{ leaderboard(first: 101) { epoch } }', {}, 'BAD_PAGE_SIZE'],
    ['an empty body', '', {}, 'BAD_REQUEST'],
  ])('%s', async (_name, query, variables, code) => {
    const response = await fetch(`${api.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const body: unknown = await response.json();
    const requestId = response.headers.get('x-request-id');
    expect(body).toMatchObject({ errors: [{ extensions: { code, docs: 'docs/errors.md', requestId } }] });
    expect(body).toMatchObject({ extensions: { cost: { maximum: 1000 } } });
  });
});

describe('conditional requests', () => {
  const board = `query=${encodeURIComponent('{ leaderboard(first: 5) { epoch totalCount edges { rank } } }')}`;
  const get = (search: string, headers: Record<string, string> = {}) =>
    fetch(`${api.server.url}/graphql?${search}`, { headers });

  test('the same answer is 304, a submission to the slice makes another tag', async () => {
    const first = await get(board);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.get('cache-control')).toBe(FOR_EVERYBODY);
    const again = await get(board, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    await api.submit();
    const changed = await get(board, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    const tag = changed.headers.get('etag') ?? '';
    expect(tag).not.toBe(etag);
    // A slower result of the same system: the bytes stay, the version of the slice does not.
    await api.submit({ document: fasterFile(0.9) });
    expect((await get(board, { 'if-none-match': tag })).status).toBe(200);
  });

  test('what depends on who asks, on the minute, or failed is kept by nobody', async () => {
    const personal = await get(`query=${encodeURIComponent('{ viewer { scopes } }')}`);
    const timed = await get(`query=${encodeURIComponent('{ rateLimit { remaining } }')}`);
    const keyed = await get(board, { authorization: `Bearer ${api.apiKey}` });
    const failed = await get(`query=${encodeURIComponent('{ leaderboard(first: 0) { epoch } }')}`);
    for (const response of [personal, timed, keyed, failed]) {
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('etag')).toBeNull();
    }
  });
});
