import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Pair, partOf } from './asking.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Reply = (response: ServerResponse, nth: number) => void;

async function serving(reply: Reply): Promise<{ server: { url: string } }> {
  let nth = 0;
  const server = createServer((_, response) => {
    nth += 1;
    // Differ between any two servers and any two moments.
    response.setHeader('x-request-id', crypto.randomUUID());
    response.setHeader('ratelimit-remaining', String(1_000 - nth));
    reply(response, nth);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } }; // it listens on a port
}

async function differencesOf(reply: Reply): Promise<string[]> {
  const pair = new Pair(await serving(SOUND), await serving(reply));
  // The amount that a question is made less by shows at the second.
  for (const what of ['first', 'second']) await pair.ask(what, '/graphql');
  return pair.differences.map(({ what }) => what);
}

const SOUND: Reply = (response) =>
  response.end(
    `{"data":{"chip":null,"remaining":${Math.trunc(100 + Math.random() * 900)}},"requestId":"${crypto.randomUUID()}"}`,
  );

test('two servers that tell the same, each at its own moment, do not differ', async () => {
  expect(await differencesOf(SOUND)).toEqual([]);
});

test.each<[string, Reply, string[]]>([
  [
    'a word more in the body',
    (response) => response.end('{"data":{"chip":"hidden-a1"}}'),
    ['first', 'second'],
  ],
  [
    'another status',
    (response, nth) => SOUND(Object.assign(response, { statusCode: 404 }), nth),
    ['first', 'second'],
  ],
  [
    'a header more',
    (response, nth) => SOUND(response.setHeader('content-language', 'en'), nth),
    ['first', 'second'],
  ],
  [
    'another price',
    (response, nth) => SOUND(response.setHeader('ratelimit-remaining', String(1_000 - 5 * nth)), nth),
    ['second: price'],
  ],
])('%s gives what is hidden away', async (_, leak, found) => {
  expect(await differencesOf(leak)).toEqual(found);
});

test('the place at which two answers part is shown with what stands around it', () => {
  const text = partOf({ what: 'a field', a: { body: 'the same, then A' }, b: { body: 'the same, then B' } });
  expect(text).toContain('A: …{"body":"the same, then A"}');
  expect(text).toContain('B: …{"body":"the same, then B"}');
});
