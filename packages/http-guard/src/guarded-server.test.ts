import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { guardConnections } from './guarded-server.ts';

const MOST = 12;
/** Bytes beyond what a connection on one machine holds for its reader. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');

let end = () => {};
afterEach(() => end());

/** A server that answers `/large` and everything else, and what connects to it. */
async function guarded(pace?: { graceMs: number; leastBytesPerSec: number }) {
  const server = createServer((request, response) => {
    response.end(request.url === '/large' ? LARGE : 'small');
  });
  guardConnections(server, {
    most: MOST,
    mostEach: 2 * MOST,
    isProxy: () => false,
    ...(pace ? { pace } : {}),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of TCP
  const sockets: Socket[] = [];
  end = () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  };
  const ask = (url: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET ${url} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    sockets.push(socket);
    return socket;
  };
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { ask, connections };
}

test('readers that take nothing, as many as there are places, keep nobody out', async () => {
  const { ask } = await guarded({ graceMs: 600_000, leastBytesPerSec: 1 });
  const slow = Array.from({ length: MOST }, () => ask('/large').pause());
  await Promise.all(slow.map((socket) => once(socket, 'readable')));
  await expect
    .poll(async () => (await text(ask('/')).catch(() => '')).includes('small'), { timeout: 60_000 })
    .toBe(true);
});

test('a reader below the least pace is cut, and one above it gets all', async () => {
  const { ask, connections } = await guarded({ graceMs: 100, leastBytesPerSec: 512 * 1024 * 1024 });
  const slow = ask('/large').pause();
  await once(slow, 'readable');
  const whole = await text(ask('/large'));
  expect(whole.length).toBeGreaterThan(LARGE.length);
  const closed = once(slow, 'close');
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  // It learns so when it has read what was on its way.
  let taken = 0;
  slow.on('data', (chunk: Buffer) => (taken += chunk.length));
  await closed;
  expect(taken).toBeLessThan(LARGE.length);
});
