import { request } from 'node:http';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe('GraphQL over HTTP', () => {
  test('every MUST of the specification holds', async () => {
    const results = await auditServer({ url: `${api.server.url}/graphql` });
    const broken = results
      .filter((result) => result.status === 'error')
      .map((result) => `${result.id} ${result.name}`);
    expect(results.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });

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
    expect(await response.text()).toContain('errors');
  });

  test('an unexpected failure is masked', async () => {
    const { pool } = api.database;
    const query = pool.query.bind(pool);
    pool.query = () => Promise.reject(new Error('password=hunter2'));
    const body = await api.post('{ leaderboard(first: 1) { totalCount } }');
    pool.query = query;
    expect(body.errors?.[0]?.extensions['code']).toBe('INTERNAL');
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });
});
