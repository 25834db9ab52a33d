import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { drainable } from './draining.ts';

const LONG = 60_000;
const KEPT = { keepAliveTimeout: LONG, headersTimeout: LONG, requestTimeout: LONG };
const PATIENT = { idleMs: LONG, silentMs: LONG, stuckMs: LONG, longestMs: LONG };
const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
/** Bytes beyond what a connection on one machine holds for its reader. */
const MORE_THAN_FITS = 64 * 1024 * 1024;

/** A server with a connection on which something was written. */
async function connected(written: string, patience: Partial<typeof PATIENT> = {}) {
  const server = createServer(KEPT);
  const drain = drainable(server, { ...PATIENT, ...patience });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of TCP
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const taken = once(server, 'connection');
  const asked = once(server, 'request').then((exchange) => exchange[1] as ServerResponse); // of a request
  await taken;
  socket.write(written);
  return { socket, drain, port, asked, server };
}

const isLetIn = (socket: Socket) =>
  once(socket, 'connect').then(
    () => true,
    () => false,
  );

test('an answer that was begun is given whole, on a connection that then closes; nobody new is let in', async () => {
  const { socket, drain, port, asked } = await connected(GET);
  const response = await asked;
  const drained = drain();
  expect(await isLetIn(connect(port, '127.0.0.1'))).toBe(false);
  response.end('whole');
  expect(await text(socket)).toMatch(/^connection: close$[^]*whole/im);
  await drained;
});

test('an answer whose head promised a connection that stays is given whole, and the connection ends', async () => {
  const { socket, drain, asked } = await connected(GET);
  const response = await asked;
  response.write('half');
  const drained = drain();
  response.end('whole');
  expect(await text(socket)).toMatch(/half[^]*whole[^]*0\r\n\r\n$/);
  await drained;
});

test('a kept-alive connection that asks nothing does not hold it', async () => {
  const { socket, drain, asked } = await connected(GET, { idleMs: 20 });
  (await asked).end('ok');
  await once(socket, 'data');
  await expect(drain()).resolves.toBeUndefined();
});

test('a request that was on its way on a kept-alive connection is answered, and the connection closes', async () => {
  const { socket, drain, asked, server } = await connected(GET);
  (await asked).end('ok');
  await once(socket, 'data');
  const drained = drain();
  server.once('request', (_, response) => response.end('whole'));
  socket.write(GET);
  expect(await text(socket)).toMatch(/^connection: close$[^]*whole/im);
  await drained;
});

test.each(['', 'GET / HT'])('a connection that said "%s" and no more does not hold it', async (written) => {
  const { drain } = await connected(written, { silentMs: 20 });
  await expect(drain()).resolves.toBeUndefined();
});

test('a reader that takes nothing does not hold it', async () => {
  const { socket, drain, asked } = await connected(GET, { stuckMs: 20 });
  socket.pause();
  (await asked).end(Buffer.alloc(MORE_THAN_FITS));
  await expect(drain()).resolves.toBeUndefined();
});

test('an answer that never ends is cut', async () => {
  const { drain, asked } = await connected(GET, { silentMs: 20, longestMs: 40 });
  await asked;
  await expect(drain()).resolves.toBeUndefined();
});
