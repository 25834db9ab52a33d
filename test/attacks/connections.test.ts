import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { guardConnections } from '@inferbench/http-guard/guarded-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { attackCount } from '../testkit/attack-scale.ts';

const MIB = 1024 * 1024;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const isBoardThere = async () =>
  (await api.post('{ leaderboard(first: 1) { totalCount } }')).data?.['leaderboard'] !== undefined;

/** Connections that send the beginning of a head and no more. */
function halfOpen(url: string, count: number): Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    // Read, so that its end is noticed.
    socket.resume();
    socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\n');
    return socket;
  });
}

test('however many connections are half open, who asks is answered', async () => {
  const sockets = halfOpen(api.server.url, 1_000 + attackCount(2_300));
  const open = () => sockets.filter((socket) => !socket.destroyed).length;
  await expect.poll(open, { timeout: 10_000 }).toBeLessThanOrEqual(1_000);
  for (let i = 0; i < 20; i += 1) expect(await isBoardThere()).toBe(true);
  for (const socket of sockets) socket.destroy();
});

test('one address gets so many connections and no more, a proxy gets what it needs', async () => {
  const server = createServer((_request, response) => void response.end('ok'));
  guardConnections(server, { most: 100, mostEach: 8, isProxy: (address) => address === '127.0.0.3' });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a TCP address');
  const open = async (from: string) => {
    const sockets = Array.from({ length: 20 }, () =>
      connect({ port: address.port, host: '127.0.0.1', localAddress: from }),
    );
    for (const socket of sockets) socket.on('error', () => undefined).resume();
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    // A connection beyond the limit ends as soon as the server takes it.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const left = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return left;
  };
  expect([await open('127.0.0.2'), await open('127.0.0.3')]).toEqual([8, 20]);
  server.closeAllConnections();
  server.close();
});

interface Upload {
  status: number;
  code: string;
  retryAfter: string | undefined;
}

/** Sends a body of so many bytes, a part every so often; what comes back, whenever it does. */
function upload(
  { bytes, part, everyMs }: { bytes: number; part: number; everyMs: number },
  headers: Record<string, string>,
): { done: Promise<Upload>; stop: () => void } {
  const outgoing = request(`${api.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': bytes, ...headers },
  });
  let left = bytes;
  const timer = setInterval(() => {
    const size = Math.min(part, left);
    left -= size;
    outgoing.write(Buffer.alloc(size, 0x20));
    if (left === 0) {
      clearInterval(timer);
      outgoing.end();
    }
  }, everyMs);
  const done = new Promise<Upload>((resolve) => {
    outgoing.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => {
        clearInterval(timer);
        resolve({
          status: response.statusCode ?? 0,
          code: /"code":"(\w+)"/.exec(text)?.[1] ?? '',
          retryAfter: response.headers['retry-after'],
        });
      });
    });
    outgoing.on('error', () => clearInterval(timer));
  });
  return {
    done,
    stop: () => {
      clearInterval(timer);
      outgoing.destroy();
    },
  };
}

const keyed = () => ({ authorization: `Bearer ${api.apiKey}` });

describe('held bodies', () => {
  test('of one visitor two large ones are held, further ones are told to wait', async () => {
    const slow = { bytes: 31 * MIB, part: 2 * MIB, everyMs: 400 };
    const uploads = Array.from({ length: 12 }, () => upload(slow, keyed()));
    const first = await Promise.race(uploads.map(({ done }) => done));
    expect(first).toEqual({ status: 503, code: 'BUSY', retryAfter: '2' });
    expect(await isBoardThere()).toBe(true);
    for (const { stop } of uploads) stop();
  });

  test('afterwards their places are free again, and an honest large file passes at a megabyte a second', async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const bytes = Math.max(3, attackCount(24)) * MIB;
    const { done } = upload({ bytes, part: MIB, everyMs: 1_000 }, keyed());
    // Blanks are no JSON: it was read to its end.
    expect(await done).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  test('a body that trickles is refused', async () => {
    const { done } = upload({ bytes: MIB, part: 1024, everyMs: 500 }, keyed());
    expect(await done).toMatchObject({ status: 408, code: 'BAD_REQUEST' });
  });
});
