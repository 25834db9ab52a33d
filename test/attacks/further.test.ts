import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { type Front, startFront } from '../testkit/front.ts';
import { sendRaw } from '../testkit/raw-http.ts';

const POINTS = 5_000;

let api: TestApi;
let front: Front;
beforeAll(async () => {
  api = await startTestApi({ limits: { pointsPerMinute: POINTS, failedKeysPerMinute: 60 } });
  front = await startFront(api.server.url);
});
afterAll(async () => {
  await front.stop();
  await api.stop();
});

function post(query: string, headers: string, variables: unknown = {}): string {
  const body = JSON.stringify({ query, variables });
  return `POST /graphql HTTP/1.1\r\nHost: site\r\n${headers}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

async function remaining(headers: string): Promise<number> {
  const answer = await sendRaw(
    front.url,
    post('{ rateLimit { remaining } }', `${headers}Connection: close\r\n`),
  );
  return Number(/"remaining":(\d+)/.exec(answer)?.[1]);
}

describe('a visitor cannot take its address off a request', () => {
  test.each(['x-forwarded-for', 'X-Forwarded-For, close', 'keep-alive, x-forwarded-for'])(
    'Connection: %s',
    async (connection) => {
      const visitor = 'X-Forwarded-For: 192.0.2.50\r\n';
      const before = await remaining(visitor);
      await sendRaw(
        front.url,
        post('{ chips(first: 100) { nodes { id } } }', `${visitor}Connection: ${connection}\r\n`),
        500,
      );
      // It was this visitor who paid, and not this machine or a proxy.
      expect(before - (await remaining(visitor))).toBeGreaterThan(50);
    },
  );

  test('many forwarded headers are one chain', async () => {
    const many = 'X-Forwarded-For: 203.0.113.1\r\n'.repeat(50);
    const before = await remaining('X-Forwarded-For: 192.0.2.51\r\n');
    await sendRaw(
      front.url,
      post(
        '{ chips(first: 100) { nodes { id } } }',
        `${many}X-Forwarded-For: 192.0.2.51\r\nConnection: close\r\n`,
      ),
    );
    expect(before - (await remaining('X-Forwarded-For: 192.0.2.51\r\n'))).toBeGreaterThan(50);
  });
});

test('three hundred requests in one breath over one connection: each answer in its place, others are served', async () => {
  const visitor = 'X-Forwarded-For: 192.0.2.60\r\n';
  const requests = Array.from({ length: 300 }, (_, i) => post(`{ tag_${i}: __typename }`, visitor));
  const flood = sendRaw(front.url, requests.join(''), 1_500);
  const others = Array.from({ length: 20 }, async (_, i) => {
    const response = await fetch(`${front.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}` },
      body: JSON.stringify({ query: `{ other_${i}: __typename }` }),
    });
    return response.text();
  });
  for (const [i, answer] of (await Promise.all(others)).entries()) expect(answer).toContain(`"other_${i}"`);
  const answer = await flood;
  const tags = [...answer.matchAll(/"tag_(\d+)"/g)].map(([, tag]) => Number(tag));
  expect(tags.length).toBeGreaterThan(0);
  expect(tags).toEqual(tags.toSorted((a, b) => a - b));
  expect(answer).not.toContain('other_');
  for (const [, status] of answer.matchAll(/HTTP\/1\.1 (\d{3})/g)) expect(['200', '503']).toContain(status);
});

test('a price is the same wherever the costly part is written', async () => {
  const workload = {
    model: 'llama-3-70b',
    concurrency: 8,
    requests: [{ inputTokens: 100, outputTokens: 10 }],
    include: { simulated: true },
  };
  const text =
    '{ model: "llama-3-70b", concurrency: 8, requests: [{ inputTokens: 100, outputTokens: 10 }], include: { simulated: true } }';
  const costOf = async (query: string, variables: unknown = {}) => {
    const body = (await api.post(query, variables as Record<string, unknown>)) as {
      extensions?: { cost: { requested: number } };
    }; // the wire's own shape
    return body.extensions?.cost.requested;
  };
  const field = 'rankForWorkload(workload: $w) { __typename }';
  const costs = await Promise.all([
    costOf(`{ rankForWorkload(workload: ${text}) { __typename } }`),
    costOf(`query ($w: WorkloadInput!) { ${field} }`, { w: workload }),
    costOf(`query ($w: WorkloadInput! = ${text}) { ${field} }`),
    costOf(
      `query ($s: Boolean) { rankForWorkload(workload: { model: "llama-3-70b", concurrency: 8, requests: [{ inputTokens: 100, outputTokens: 10 }], include: { simulated: $s } }) { __typename } }`,
      { s: true },
    ),
    costOf(`query ($w: WorkloadInput!) { ...F } fragment F on Query { ${field} }`, { w: workload }),
    costOf(`query ($w: WorkloadInput!) { ... on Query @include(if: true) { ${field} } }`, { w: workload }),
  ]);
  expect(new Set(costs).size).toBe(1);
  expect(costs[0]).toBeGreaterThan(100);
});

test('who asks for large answers and reads none keeps nobody waiting', async () => {
  const wide = `{ ${Array.from({ length: 9 }, (_, i) => `a${i}: chips(first: 100) { nodes { slug name vendor sources { where } } }`).join(' ')} }`;
  const sockets = Array.from({ length: 60 }, (_, i): Socket => {
    const { hostname, port } = new URL(front.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(post(wide, `X-Forwarded-For: 203.0.113.${i}\r\n`).repeat(3));
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 20; i += 1)
    expect((await api.post('{ leaderboard(first: 1) { totalCount } }')).data).not.toBeNull();
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  for (const socket of sockets) socket.destroy();
});
