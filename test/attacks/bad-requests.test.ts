import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { attackCount } from '../testkit/attack-scale.ts';
import { type Front, startFront } from '../testkit/front.ts';
import { sendRaw } from '../testkit/raw-http.ts';

let api: TestApi;
let front: Front;
beforeAll(async () => {
  api = await startTestApi();
  front = await startFront(api.server.url);
});
afterAll(async () => {
  await front.stop();
  await api.stop();
});

const QUIET_MS = 2_000;

function expectClientError(answer: string, sent: string): void {
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  expect({ sent, wrong: statuses.filter((status) => status >= 500) }).toEqual({ sent, wrong: [] });
  expect({ sent, internal: answer.includes('INTERNAL') }).toEqual({ sent, internal: false });
}

test.each([
  '//',
  '//evil.example/graphql',
  'http://[',
  'http://evil.example/graphql',
  '*',
  '/graphql?%',
  '/%00',
  '/\\',
])('the request target %s is a client error, at the API and at the site', async (target) => {
  for (const { url } of [api.server, front]) {
    const answer = await sendRaw(
      url,
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      QUIET_MS,
    );
    expectClientError(answer, target);
    expect(answer).toMatch(/^HTTP\/1\.1 /);
  }
});

test.each([
  ['a subscription', { query: 'subscription { nothing }' }],
  [
    'a subscription beside a query',
    { query: 'query A { __typename } subscription B { x }', operationName: 'B' },
  ],
  ['a persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
  [
    'a persisted query with its text',
    {
      query: '{ __typename }',
      extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
    },
  ],
  ['NUL in an argument', { query: '{ chip(slug: "a\\u0000b") { id } }' }],
  [
    'NUL in a variable',
    { query: 'query ($s: String!) { chip(slug: $s) { id } }', variables: { s: 'a\u0000b' } },
  ],
  ['half a pair', { query: 'query ($s: String!) { chip(slug: $s) { id } }', variables: { s: '\ud800' } }],
  ['NUL in a cursor', { query: '{ chips(first: 1, after: "\\u0000") { totalCount } }' }],
  ['NUL in an id', { query: '{ node(id: "\\u0000") { id } }' }],
  ['a number beyond 32 bits', { query: '{ chips(first: 99999999999) { totalCount } }' }],
  ['no variables but a list', { query: '{ __typename }', variables: [] }],
  ['an operation name that is a number', { query: '{ __typename }', operationName: 3 }],
])('%s is a client error', async (_name, body) => {
  const response = await fetch(`${api.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(500);
  expect(await response.text()).not.toContain('INTERNAL');
});

const nasty = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '\uffff',
  '../..',
  '9'.repeat(400),
  '-1',
  '1e999',
  'null',
  '{',
  '"',
  '$',
  '\r\nX: y',
  '%00',
);
const field = fc.constantFrom(
  ['leaderboard', 'first'],
  ['leaderboard', 'after'],
  ['chips', 'after'],
  ['chips', 'first'],
  ['models', 'last'],
  ['chip', 'slug'],
  ['model', 'slug'],
  ['node', 'id'],
  ['nodes', 'ids'],
  ['point', 'id'],
  ['run', 'id'],
  ['submission', 'id'],
  ['system', 'slug'],
  ['slices', 'after'],
  ['flexibility', 'chip'],
  ['flexibility', 'chips'],
  ['referenceSheet', 'chip'],
  ['compare', 'a'],
  ['unranked', 'after'],
  ['crossovers', 'metric'],
  ['systems', 'after'],
  ['workloads', 'first'],
);
const value = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.bigInt().map(String),
  fc.double().map(String),
  fc.constantFrom(null, true, [], {}, [null], Number.MAX_SAFE_INTEGER, -0, 1e308),
);
const graphqlRequest = fc.record({
  chosen: field,
  value,
  literal: fc.boolean(),
  selection: fc.constantFrom('{ __typename }', '', '{ id }', '{ totalCount }'),
});
const httpRequest = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'OPTIONS', 'HEAD', 'PATCH', 'QUERY'),
  path: fc.oneof(
    fc.webPath(),
    fc
      .string({ unit: 'binary-ascii', maxLength: 30 })
      .map((text) => `/${text.replaceAll(/\s/g, '').replaceAll('\u0000', '')}`),
  ),
  prefix: fc.constantFrom('', '/graphql', '/evidence', '/graphiql', '/chart', '/export', '//'),
  query: fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((text) => `?${text}`),
  ),
  header: fc.constantFrom(
    '',
    'Accept: \u0001',
    'Accept: */*;q=2',
    'Content-Type: application/json; charset=utf-99',
    'Authorization: Bearer \t',
    'If-None-Match: "',
    'X-Forwarded-For: ,,,',
    'Apollo-Require-Preflight: 1',
  ),
  body: fc.constantFrom('', '{}', '[]', '{"query":null}', '{"query":"{"}', 'null', '"x"', '\u0000'),
});

test('nothing that the grammars of HTTP and GraphQL give ends as an error of ours', async () => {
  expect.hasAssertions();
  for (const { chosen, value: given, literal, selection } of fc.sample(graphqlRequest, {
    numRuns: attackCount(3_000),
    seed: 16,
  })) {
    const [name, argument] = chosen;
    const query = literal
      ? `{ ${name}(${argument}: ${JSON.stringify(given)}) ${selection} }`
      : `query ($v: String) { ${name}(${argument}: $v) ${selection} }`;
    const response = await fetch(`${api.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { v: given } }),
    });
    expectClientError(
      `HTTP/1.1 ${response.status} ${await response.text()}`,
      `${query} ${JSON.stringify(given)}`,
    );
  }
  for (const { method, path, prefix, query, header, body } of fc.sample(httpRequest, {
    numRuns: attackCount(2_000),
    seed: 16,
  })) {
    const length =
      method === 'POST'
        ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
        : '';
    const head = `${method} ${prefix}${path}${query} HTTP/1.1\r\nHost: x\r\n${header === '' ? '' : `${header}\r\n`}${length}Connection: close\r\n\r\n`;
    for (const { url } of [api.server, front])
      expectClientError(await sendRaw(url, `${head}${method === 'POST' ? body : ''}`, QUIET_MS), head);
  }
});
