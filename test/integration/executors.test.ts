import { type ApiServer, startApiServer } from '@inferbench/api/server/server';
import { SubmitRun } from '@inferbench/graphql-documents/submit-run';
import { BoardExport } from '@inferbench/graphql-documents/board-export';
import { createLogger } from '@inferbench/logging/logger';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { documentText } from '../testkit/document-text.ts';
import { EXAMPLE, MEASURED_CONTEXT, fasterFile, readFixture } from '../testkit/fixture.ts';
import { contextOfStack } from '../testkit/stacks.ts';

let api: TestApi;
let plain: ApiServer;
beforeAll(async () => {
  api = await startTestApi({ executor: 'jit', agreed: true });
  plain = await startApiServer({
    database: api.database,
    evidence: api.evidence,
    logger: createLogger('test', 'silent'),
    cursorSecret: 'cursor-secret-of-tests',
    port: 0,
    executor: 'graphql',
  });
  for (const [i, speedUp] of [1, 1.05, 1.1].entries()) {
    await api.submit({ document: fasterFile(speedUp), context: contextOfStack(i) });
  }
});
afterAll(async () => {
  await plain.close();
  await api.stop();
});

const submission = (dryRun: boolean, document: string) => ({
  input: { document, context: readFixture(MEASURED_CONTEXT), dryRun, idempotencyKey: 'executors-test' },
});
const PAGE = `query Page($first: Int! = 2, $metric: Metric!, $more: Boolean!, $slice: SliceInput) {
  leaderboard(first: $first, metric: $metric, slice: $slice) {
    ...Counts
    edges { rank tied node { value interval { low high } metrics { metric value missing } system { ...System } } }
    slice @include(if: $more) { phase shape precision model { slug } }
    pageInfo @skip(if: $more) { endCursor }
  }
}
fragment Counts on LeaderboardConnection { totalCount epoch metric }
fragment System on System { slug chip { slug family peaks { precision denseOpsPerSec } } ... on Node { id } }`;

const DOCUMENTS: [string, string, Record<string, unknown>][] = [
  [
    'the board that is exported',
    documentText(BoardExport),
    { slice: null, metric: 'ENERGY_EFFICIENCY', after: null },
  ],
  ['fragments, directives on', PAGE, { metric: 'USEFUL_TOPS', more: true }],
  ['fragments, directives off', PAGE, { metric: 'TPOT_P95', more: false, first: 1 }],
  ['a nullable root', '{ chip(slug: "nothing") { id } }', {}],
  [
    'aliases and the same field twice',
    '{ a: chip(slug: "nvidia-h100-sxm5-80gb") { slug peaks { precision } peaks { source } } b: __typename }',
    {},
  ],
  ['objects behind an interface', '{ nodes(ids: ["nonsense"]) { __typename id } }', {}],
  ['an error of a resolver', PAGE, { metric: 'USEFUL_TOPS', more: true, first: 0 }],
  [
    'an error beside data',
    '{ chip(slug: "nvidia-h100-sxm5-80gb") { slug }\n  viewer { scopes }\n  point(id: "x") { id } }',
    {},
  ],
  ['a missing variable', PAGE, { more: true }],
  ['a wrong enum value', PAGE, { metric: 'SPEED', more: true }],
  ['a wrong input field', PAGE, { metric: 'USEFUL_TOPS', more: true, slice: { model: 1, nonsense: true } }],
  [
    'an unknown model',
    PAGE,
    {
      metric: 'USEFUL_TOPS',
      more: true,
      slice: { model: 'x', phase: 'SERVING', batch: 1, context: 1, precision: 'FP16' },
    },
  ],
  ['a union: accepted', documentText(SubmitRun), submission(true, readFixture(EXAMPLE))],
  ['a union: refused', documentText(SubmitRun), submission(true, '{"hello": 1}')],
  ['unions and interfaces without a class', '{ nodes(ids: ["TW9kZWw6eA"]) { id ... on Chip { slug } } }', {}],
  ['introspection', getIntrospectionQuery(), {}],
];

async function ask(server: ApiServer, body: unknown): Promise<unknown> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${api.apiKey}` },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: JSON.parse(text.replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')) as unknown,
  };
}

test.each(DOCUMENTS)('compiled and plain answers are equal: %s', async (_name, query, variables) => {
  const expected = await ask(plain, { query, variables });
  // The first time runs plain, the second compiles, the third is compiled already.
  for (let i = 0; i < 3; i += 1) expect(await ask(api.server, { query, variables })).toEqual(expected);
});

test('compiled and plain answers are equal when the database fails, and mask the cause', async () => {
  const { pool } = api.database;
  const query = pool.query.bind(pool);
  const body = { query: PAGE, variables: { metric: 'USEFUL_TOPS', more: true } };
  await ask(api.server, body);
  await ask(api.server, body);
  pool.query = () => Promise.reject(new Error('password=hunter2'));
  const answers = [await ask(plain, body), await ask(api.server, body)];
  pool.query = query;
  expect(answers[1]).toEqual(answers[0]);
  expect(JSON.stringify(answers)).toContain('INTERNAL');
  expect(JSON.stringify(answers)).not.toContain('hunter2');
});

test('an operation that the document does not have fails the same way', async () => {
  const body = { query: 'query A { __typename } query B { __typename }', operationName: 'C' };
  for (let i = 0; i < 3; i += 1) expect(await ask(api.server, body)).toEqual(await ask(plain, body));
});
